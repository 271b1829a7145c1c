# Building strings piece by piece, sharing what was there: old values stay as they were.
s = ""
snapshots = []
for k in range(3000):
    s += chr(97 + k % 26)
    if k % 500 == 499:
        snapshots.append(s)
print(len(s), [len(x) for x in snapshots], all(s.startswith(x) for x in snapshots), s[1000], s[-1], s[998:1004])
base = "x" * 300
a = base + "a"
b = base + "b"
c = a + "1"
d = a + "2"
e = c + "!" + d
print(a[-3:], b[-3:], c[-3:], d[-3:], e[-5:], a == base + "a", len({a, b, c, d}), hash(a) == hash("x" * 300 + "a"), a is not b, e.count("x"))
def build(n, piece):
    out = ""
    for k in range(n):
        out = out + piece
        if k % 97 == 0:
            out = out + str(k)
    return out
for piece in ("ab", "é", "😀x", "\n"):
    t = build(400, piece)
    u = "".join([piece + (str(k) if k % 97 == 0 else "") for k in range(400)])
    print(len(t), t == u, u == t, hash(t) == hash(u), {t: 1}[u], t[250:260] == u[250:260], t[-7:] == u[-7:], t.find("97") == u.find("97"), t < u, t > u, t[::50] == u[::50], [t[i] for i in range(300, 310)] == list(u[300:310]), t.upper() == u.upper(), t.encode() == u.encode(), bool(t), t in u, list(t)[299:303])
text = "start"
total = 0
for k in range(600):
    text += f"{k},"
    if k > 100:
        total += ord(text[k]) + len(text)
    if text.endswith("599,"):
        total += 1
print(total, len(text), text[1000:1010])
mixed = ""
for k in range(400):
    mixed += "é" if k == 300 else "a"
print(mixed.index("é"), mixed[299:302], len(mixed), mixed.isascii(), mixed[:300].isascii())
lines = ""
keep = []
for k in range(200):
    before = lines
    lines += "line %d\n" % k
    after = before + "other"
    if k % 50 == 0:
        keep.append((len(before), after[-8:], lines[-8:]))
print(keep, lines.count("\n"), len(lines.splitlines()))
x = y = "q" * 256
x += "1"; y += "2"; x += "3"; y += "4"
print(x[-2:], y[-2:], len(x), len(y), x == y)
words = {}
key = "k" * 256
for k in range(100):
    key += chr(65 + k % 3)
    words[key] = k
print(len(words), words[key], key in words, sum(words.values()))
