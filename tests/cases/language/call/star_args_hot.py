# Calls with * and ** in hot loops whose lengths and kinds change.
def f(a, b=2, *c, d=4, **e): return a + b + sum(c) + d + sum(e.values())
def g(*a, **k): return f(*a, **k)
def h(*a): return len(a)
args = [(1,), (1, 2), (1, 2, 3), [1, 2, 3, 4], range(3), iter([5, 6]), (x for x in (7, 8)), {9: 1}, (1.5,)]
total = 0
for i in range(200):
    a = args[i % 9]
    k = {"d": i} if i % 2 else {"e": 1, "z": 2} if i % 3 else {}
    try: total += g(*a, **k)
    except TypeError as e: total += len(str(e))
    total += h(*a, *[1] * (i % 4), i)
print(total)
def rec(*a): return a if len(a) > 20 else rec(*a, len(a))
def kw(**k): return k if len(k) > 20 else kw(**k, **{f"k{len(k)}": len(k)})
print(rec()[-1], list(kw())[-1], h(*"abc", *b"de", *{1, 2}, *{}, *()))
def swap(a, b, c): return c, b, a
t = (1, 2, 3)
for i in range(100): t = swap(*t)
print(t)
class Cl:
    def __init__(self, *a, **k): self.a, self.k = a, k
    def __call__(self, *a, **k): return type(self)(*self.a, *a, **{**self.k, **k})
c = Cl()
for i in range(50): c = c(i % 3, **{f"k{i % 4}": i}) if len(c.a) < 10 else Cl(*c.a[5:], **c.k)
print(c.a, c.k)
def order(*a, **k): return list(k), a
print(order(z=1, *[1], y=2, **{"x": 3}), order(*[1], 2, *[3], **{"b": 1}, a=2, **{"c": 3}))
big = list(range(300)); print(sum((lambda *a: a)(*big)), len((lambda **k: k)(**{f"n{i}": i for i in range(300)})))
