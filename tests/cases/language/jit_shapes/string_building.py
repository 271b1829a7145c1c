# Strings built, sliced, compared and joined in hot loops, ASCII becoming other planes midway.
s, t = "", []
for i in range(150):
    s += chr(97 + i % 26) if i < 80 else "é" if i < 100 else "漢" if i < 120 else "😀"
    t.append(s[-1] + str(i))
    if len(s) > 40: s = s[10:]
print(s, len(s), len(s.encode()), t[79], t[99], t[149], "".join(t[::30]))
def rot(x, n): return "".join(chr((ord(c) - 97 + n) % 26 + 97) if c.islower() and c.isascii() else c for c in x)
x = "hello, wörld"
for i in range(60): x = rot(x, i % 5)
print(x, rot("abc", 1))
count = {}
for ch in "the quick brown fox jumps over the lazy dog" * 3: count[ch] = count.get(ch, 0) + 1
print(sorted(count.items(), key=lambda kv: (-kv[1], kv[0]))[:5])
def pal(n): return str(n) == str(n)[::-1]
print([n for n in range(1, 400) if pal(n) and pal(n * n)])
out = []
for i in range(120):
    w = f"{i:b}" if i < 40 else f"{i:x}" if i < 80 else "%o|%s" % (i, i / 4)
    if w.startswith("1") and not w.endswith("1"): out.append(w.upper().replace("1", "l").strip("0"))
    elif w > "7" or w in "0123456789": out.append(w.center(7, "*"))
print(len(out), out[3], out[-1], max(out), min(out, key=len))
a = b = "key"
d = {a: 0}
for i in range(100):
    k = "k" + "ey" if i % 2 else "".join(["k", "e", "y"]) if i % 3 else "key!"[:-1]
    d[k] += 1 if k is b else 2 if k == b else 100
print(d[a] >= 100, len(d), "abc" < "abd" < "abé" < "ab漢", "Z" < "a", "" < "a", "a\0" > "a")
lines = "a,b\n1,2\r\n3,\x0b4\x1c5\n\n6".splitlines()
print(lines, [p.split(",") for p in lines], "x".join([]) == "", "-".join("abc"), " a  b ".split(), " a  b ".split(" "))
