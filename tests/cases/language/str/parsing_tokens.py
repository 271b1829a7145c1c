# Strings taken apart character by character: tokens, CSV, roman numerals, run lengths, ciphers.
def tokens(s):
    out, k = [], 0
    while k < len(s):
        c = s[k]
        if c.isspace(): k += 1
        elif c.isdigit():
            j = k
            while j < len(s) and (s[j].isdigit() or s[j] == "."): j += 1
            out.append(float(s[k:j]) if "." in s[k:j] else int(s[k:j])); k = j
        elif c.isalpha() or c == "_":
            j = k
            while j < len(s) and (s[j].isalnum() or s[j] == "_"): j += 1
            out.append(s[k:j]); k = j
        else:
            out.append(c); k += 1
    return out
print(tokens("x_1 = 3.14*(y+42) - größe/2 # é"))
def csv(line):
    out, cur, quoted = [], "", False
    for c in line:
        if c == '"': quoted = not quoted
        elif c == "," and not quoted: out.append(cur); cur = ""
        else: cur += c
    return out + [cur]
print(csv('a,"b,c",,"d ""e""",é'))
def roman(n):
    out = ""
    for v, r in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]:
        out += r * (n // v); n %= v
    return out
print([roman(n) for n in (1994, 2026, 49, 4, 888)], all(roman(n) == roman(n)[::-1][::-1] for n in range(1, 100)))
def caesar(s, k):
    return "".join(chr((ord(c) - 97 + k) % 26 + 97) if c.islower() and c.isascii() else c for c in s)
print(caesar("hello, wörld", 3), caesar(caesar("attack", 5), -5))
n = 0
for k in range(100):
    w = "abc" * (k % 4) + str(k)
    n += w.find("c") + w.rfind("a") + w.count("b") + len(w.strip("a1")) + (w[::-1] == w) + sum(map(ord, w[-2:]))
print(n, " ".join(w.capitalize() for w in "the end of it".split()), "level"[::-1] == "level", "".join(sorted("listen")) == "".join(sorted("silent")))
