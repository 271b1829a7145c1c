# Functions that return tuples, nested tuples, None, generators or themselves, unpacked in hot loops.
def dm(a, b): return a // b, a % b
def minmax(xs):
    if not xs: return None
    lo = hi = xs[0]
    for x in xs: lo, hi = (x if x < lo else lo), (x if x > hi else hi)
    return lo, hi
def nested(i): return (i, (i + 1, [i + 2])), {"k": i}
def kind(i):
    if i % 4 == 0: return i
    if i % 4 == 1: return i,
    if i % 4 == 2: return
    return kind(i + 1), kind(i + 2)
total = 0
for i in range(1, 160):
    q, r = dm(i * 37, i % 9 + 1)
    total += q - r
    m = minmax([q, r, i / 2] if i > 80 else [q, r, i])
    total += m[0] + m[1]
    (a, (b, [c])), d = nested(i if i < 120 else float(i))
    total += a + b + c + d["k"]
    k = kind(i)
    total += k if isinstance(k, int) else len(k) if k else -1
print(total, kind(3), kind(7), minmax([]), nested(1))
def fibs(n):
    def step(a, b): return b, a + b
    a, b = 0, 1
    for _ in range(n): a, b = step(a, b)
    return a
print(fibs(10), fibs(100))
def self_(): return self_
f = self_
for i in range(60): f = f()
print(f is self_, (lambda: (yield))().__class__.__name__, (lambda: ())(), (lambda: (1, *(2, 3)))())
def early(xs):
    for x in xs:
        if x is None: return "none", x
        for y in range(3):
            if x == y: return "found", x, y
            if x == "s": break
        else: continue
        return "broken", x
    return "end",
print([early(v) for v in ([5, None], [7, 2], ["s"], [9, 8], [], [1.0], [True])], sum(len(early([i % 7, i % 5 or None])) for i in range(100)))
