# Parsers written with string methods alone: ini files, csv lines, roman numbers, run lengths, caesar, word wrap.
def ini(text):
    out, cur = {}, None
    for no, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if not line: continue
        if line.startswith("[") and line.endswith("]"): cur = out.setdefault(line[1:-1].strip().lower(), {})
        else:
            k, eq, v = line.partition("=")
            if not eq: raise ValueError(f"line {no}: {line!r}")
            cur[k.rstrip().casefold()] = v.lstrip().removeprefix('"').removesuffix('"')
    return out
print(ini('[ A ]\nX = 1 # c\n\n y="q s"\n[b]\nz==\n'))
try: ini("[a]\noops")
except ValueError as e: print(e)
def roman(n):
    out = ""
    for v, s in zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1), "M CM D CD C XC L XL X IX V IV I".split()): out += s * (n // v); n %= v
    return out
def rle(s):
    out, i = [], 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]: j += 1
        out.append(f"{j - i if j - i > 1 else ''}{s[i]}"); i = j
    return "".join(out)
def unrle(s):
    out, n = "", ""
    for c in s:
        if c.isdigit(): n += c
        else: out += c * int(n or 1); n = ""
    return out
def caesar(s, k): return "".join(chr((ord(c) - b + k) % 26 + b) if c.isascii() and c.isalpha() and (b := 65 if c.isupper() else 97) else c for c in s)
def wrap(s, w):
    lines, cur = [], ""
    for x in s.split():
        if cur and len(cur) + 1 + len(x) > w: lines.append(cur.ljust(w, ".")); cur = x
        else: cur = f"{cur} {x}".lstrip()
    return lines + [cur.rjust(w, ".")]
print([roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999)], rle("aaabccddddé"), unrle("3ab2c4dé"), caesar("Hello, Wörld!", 3), caesar(caesar("Round trip", 13), 13), wrap("the quick brown fox jumps over", 11))
def hexdump(b): return [f"{i:04x}  {b[i:i + 8].hex(' '):<23}  {''.join(chr(c) if 32 <= c < 127 else '.' for c in b[i:i + 8])}" for i in range(0, len(b), 8)]
print(*hexdump(bytes(range(60, 82)) + b"\xff\x00"), sep="\n")
print("".join(sorted("hello world".replace(" ", ""))), " ".join(w[::-1] for w in "abc def".split()), "racecar" == "racecar"[::-1], "a-b_c d".replace("-", " ").replace("_", " ").title().replace(" ", ""), "Listen".lower().translate(str.maketrans("", "", "aeiou")), "{:>8}|{:<8}|{:^8}".format(*"abc"), "%-5s|%5s" % ("l", "r"), "tic-tac".split("-", 1)[1].upper().center(9, "*"))
n = 0
for i in range(150): s = roman(i + 1); n = n * 31 + len(s) + len(unrle(rle(s * (i % 4)))) + ord(caesar(s, i)[0]) + len(wrap(s * 3 + " " + s, 8)) & 0xffffff
print(n)
