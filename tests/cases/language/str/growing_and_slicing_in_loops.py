# Strings in hot loops: built up, cut down, of one, two and four byte characters, compared, counted, split and joined, kinds that change, surrogates, as keys.
s, log = "", []
for i in range(400):
    s += chr(97 + i % 26)
    if i == 150: s += "é"
    if i == 200: s += "☕"
    if i == 250: s += "\U0001f600"
    if i == 280: s += "\ud800"
    if len(s) > 90: s = s[30:]
    if i % 80 == 79: log.append((len(s), s[-3:], s[::-17], s.find("z"), s.count("a"), len(s.encode("utf-8", "surrogatepass"))))
print(ascii(log))
def rev(s): return s if len(s) < 2 else rev(s[1:]) + s[0]
print(ascii([rev(w) for w in ("abc", "é☕x", "\U0001f600ab")]), rev("x" * 40) == "x" * 40)
def is_pal(s):
    i, j = 0, len(s) - 1
    while i < j:
        if s[i] != s[j]: return False
        i += 1; j -= 1
    return True
words = ["level", "noon", "éé", "é☕é", "ab", "", "x", "\U0001f600a\U0001f600", "racecar" * 9, "step on no pets"]
print([is_pal(words[i % 10]) for i in range(120)].count(True))
def caesar(s, k): return "".join(chr((ord(c) - 97 + k) % 26 + 97) if "a" <= c <= "z" else c for c in s)
t = "the quick brown fox jumps over the lazy dog é☕"
for k in range(60): t = caesar(t, k % 5)
print(t, caesar(t, -k % 26))
counts, total = {}, 0
for i, c in enumerate(("mississippi river " * 6 + "☕é" * 4) * 3): counts[c] = counts.get(c, 0) + 1; total += ord(c) * (i % 3)
print(sorted(counts.items()), total)
def tokens(s):
    out, cur, i = [], "", 0
    while i < len(s):
        c = s[i]
        if c.isspace():
            if cur: out.append(cur); cur = ""
        elif c in "+-*/()": 
            if cur: out.append(cur)
            out.append(c); cur = ""
        elif c.isdigit() or c == ".": cur += c
        elif c.isalpha(): cur = cur + c if not cur or cur[0].isalpha() else out.append(cur) or c
        else: raise ValueError(f"{c!r} at {i}")
        i += 1
    return out + [cur] if cur else out
for r in range(40): tk = tokens(f"alpha+{r * 3.5}*(béta - {r})/x{r}")
print(tk)
for bad in ("a$b", "1 ☕"):
    try: tokens(bad)
    except ValueError as e: print(e)
cmp = [0] * 5
pool = ["", "a", "A", "é", "☕", "\U0001f600", "\ud800", "aé", "ab", "a\0", "z"]
for i in range(363):
    a, b = pool[i % 11], pool[i // 11 % 11]
    cmp[0] += a < b; cmp[1] += a == b; cmp[2] += a in b; cmp[3] += a.startswith(b); cmp[4] += (a + b > b + a) + (a * 2 == b)
print(cmp, ascii(sorted(pool)), ascii(max(pool)), ascii(min(pool[1:])))
x = "abc"
for i in range(200):
    x = x.upper() if i % 3 == 0 else x.lower() if i % 3 == 1 else x.swapcase()[1:] + x[0]
    if i == 60: x = x.replace("a", "ß")
    if i == 100: x = x.title() + "ǆ"
    if i == 140: x = "ΑΣ" + x[:5]
    if len(x) > 12: x = x[-12:]
print(ascii(x), len(x))
buf = []
for i in range(150):
    buf.append(f"{i:x}" if i % 2 else str(i))
    if i % 30 == 29: buf = ["".join(buf)]
    if i == 75: buf.append("é")
print(len(buf), len("".join(buf)), "".join(buf)[70:90], ",".join(map(str, range(12))).split(",", 3), "a,b,,c".split(","), " a  b ".split(), "x".join("☕é"), "ab\r\ncd\x0bef\u2028g".splitlines())
d = {}
for i in range(240): k = "k" + str(i % 30) if i % 2 else "k%d" % (i % 20); d[k] = d.get(k, "") + k[-1]
print(len(d), sum(map(len, d.values())), d["k1"][:5])
n = 0
for i in range(200):
    c = "aéz☕"[i % 4] if i < 150 else b"ab"[i % 2:i % 2 + 1].decode()
    n += c.isascii() + 2 * c.isalpha() + 4 * (c > "b") + ord(c) % 7 + len(c.encode()) + ("abc".find(c) if c in "abc" else -1)
print(n)
