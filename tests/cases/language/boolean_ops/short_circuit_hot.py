# Short circuits that guard errors, assign by walrus, call methods, in hot loops with changing truth.
class N:
    def __init__(self, v, nxt=None): self.v, self.nxt = v, nxt
    def __bool__(self): return self.v != 13
chain = None
for i in range(30): chain = N(i, chain)
n, steps, total = chain, 0, 0
while n is not None and n.v >= 0 and (n.nxt is None or n.nxt.v < n.v):
    total += n and n.v or -100
    n = n.nxt; steps += 1
print(steps, total)
d, miss = {}, 0
for i in range(150):
    k = i % 7 or "zero"
    v = d.get(k) or d.setdefault(k, i if i > 3 else 0) or (miss := miss + 1) and None
    ok = isinstance(k, int) and k > 3 and 10 // (k - 3) or not isinstance(k, int) and len(k)
    total += (v or 1) * (ok or 2)
    if i == 80: d = {k: float(v) for k, v in d.items()}
    if i == 110: N.__bool__ = lambda self: True; d.clear()
print(total, miss, d)
def safe(x, i): return x and i < len(x) and x[i] or None
print([safe(x, i) for x in ([1, 0, 2], "ab", None, (), {0: "k"}) for i in (0, 1, 5)])
a, b, c = 0, [], "c"
print(a or b or c, a and b and c, not a and not b and c, (a or b) and c, a or b and c or "d", (a, b) and c, not (a or b or c), a is not b and c is not a, a == b or a == False, (x := a or 5) and x + 1)
t = f = 0
for i in range(200):
    p, q, r = i & 1, i & 2, i & 4
    if p and q or not r: t += 1
    if not (p or q) and r: f += 1
    if (p and not q) is True: t += 1000
    while p and (q or r) and i < 180: p = 0; f += 1
print(t, f, all(i or True for i in range(5)), any(i and False for i in range(5)), [i for i in range(20) if i % 2 and i % 3 or i == 4], sum(1 for i in range(50) if i > 10 and not i % 3 or i < 3))
