# Inlined functions with many locals, many arguments, deep chains, nested closures and exceptions that unwind several of them at once, values alive across calls.
def many(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t):
    aa, bb, cc, dd, ee = a + b, c * d, e - f, [g, h], {i: j}
    ff, gg, hh = (k, l), str(m), n or o
    ii = sum([p, q, r, s, t])
    return aa + bb + cc + dd[0] + ee[i] + ff[1] + len(gg) + hh + ii, dd, ee
total = 0
for x in range(150):
    v = [x % 7 + y for y in range(20)]
    if x == 100: v[3] = 0.5
    if x == 120: v[8] = (1,)
    r = many(*v) if x % 2 else many(*v[:10], **dict(zip("klmnopqrst", v[10:])))
    total += r[0] + len(r[1]) + len(r[2])
print(total)
src = ["def f0(x, acc): \n    if x == 13: raise ValueError(acc)\n    return x + acc"]
for n in range(1, 12): src.append(f"def f{n}(x, acc):\n    keep{n} = [x, acc, {n}]\n    y{n} = f{n - 1}(x, acc + {n})\n    return y{n} + keep{n}[0] * keep{n}[2]")
src.append("def g6(x, acc):\n    try: return f6(x, acc)\n    except ValueError as e: return -e.args[0]")
exec("\n".join(src))
got = []
for i in range(120):
    try: got.append(f11(i % 20, i) if i % 3 else g6(i % 20, i))
    except ValueError as e: got.append(("raised", e.args[0]))
    if i == 80: f3 = lambda x, acc: f2(x, float(acc))
    if i == 100: f0 = lambda x, acc: str(x)[:0] or acc
print(sum(v if not isinstance(v, tuple) else v[1] for v in got), sum(isinstance(v, tuple) for v in got), got[13], got[33], got[-1])
def outer(n):
    a = n
    def mid(m):
        nonlocal a
        b = m; a += 1
        def inner(k):
            nonlocal a, b
            c = k; a += b; b += 1
            def core(z): return a + b + c + z
            return core(k) if k % 5 else core
        r = [inner(m + q) for q in range(3)]
        return sum(v(1) if callable(v) else v for v in r) + b
    return mid(n) + mid(n + 1) + a
print(sum(outer(i % 30) for i in range(120)), outer(2.5), outer(2 ** 62) % 1000)
class Vec:
    def __init__(self, *v): self.v = v
    def map(self, f): return Vec(*[f(x) for x in self.v])
    def __add__(self, o): return Vec(*[a + b for a, b in zip(self.v, o.v)])
    def fold(self, f, z):
        for x in self.v: z = f(z, x)
        return z
    def norm(self): return self.map(lambda x: x * x).fold(lambda a, b: a + b, 0)
    def chain(self, n): return self if n == 0 else (self + self.map(lambda x: x + n)).chain(n - 1)
acc = 0
for i in range(100):
    v = Vec(i % 5, i % 7, 1)
    if i > 50 and i % 9 == 0: v = Vec("a", "b") if i % 2 else Vec(0.5, True)
    try: acc += v.chain(3).norm()
    except TypeError as e: acc += len(str(e))
    if i == 80: Vec.fold = lambda self, f, z: len(self.v)
print(acc)
def unwind(n, d):
    held = [n, d, str(n)]
    try:
        if d == 0:
            if n % 11 == 4: raise KeyError(held)
            if n % 13 == 6: raise IndexError
            return n
        r = unwind(n, d - 1) + held[1]
        return r + len(held)
    except IndexError:
        if d == 3: return len(held[2]) + held[0]
        raise
    finally: stats[d] += len(held)
stats = [0] * 8; out = 0
for i in range(160):
    try: out += unwind(i, i % 7)
    except KeyError as e: out += sum(e.args[0][:2])
    except IndexError: out += 1000
print(out, stats)
def args(*a, **k): return len(a) + len(k), a[-1:] , sorted(k)[:1]
def spread(*a, **k): return args(*a, *a, **k, z=1)
t = 0
for i in range(120):
    r = spread(*range(i % 6), **{c: i for c in "abcdef"[: i % 5]})
    t += r[0] + sum(r[1]) + len(r[2])
    if i == 90: args = lambda *a, z, **k: (a and a[0] or 0, (z,), k and [1] or [])
print(t)
