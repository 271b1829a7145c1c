# Default values: evaluated once, shared, replaced through __defaults__ while loops are hot.
def f(x, acc=[]):
    acc.append(x); return acc
print(f(1), f(2), f(3, []), f(4), f.__defaults__)
def g(a, b=1, c=2): return a, b, c
print(g(0)); g.__defaults__ = (7, 8); print(g(0)); g.__defaults__ = (9,)
try: print(g(0))
except TypeError as e: print(e)
g.__defaults__ = (1, 2, 3); print(g())
g.__defaults__ = None
try: g(1)
except TypeError as e: print(e)
g.__defaults__ = (0, 1, 2, 3, 4)
try: print(g())
except (TypeError, SystemError) as e: print(type(e).__name__)
for bad in (5, [1], "ab"):
    try: g.__defaults__ = bad
    except TypeError as e: print(e)
i = 5
def late(x=i): return x
i = 6; print(late(), late(i))
def chain(n, memo={0: 0, 1: 1}):
    if n not in memo: memo[n] = chain(n - 1) + chain(n - 2)
    return memo[n]
print(chain(90), len(chain.__defaults__[0]))
class D:
    x = 10
    def m(self, v=x): return v
    x = 20
print(D().m(), D.m.__defaults__)
def h(x, k=3): return x * k
total = 0
for r in range(150):
    if r == 40: h.__defaults__ = (5,)
    if r == 70: h.__defaults__ = (0.5,)
    if r == 100: h.__defaults__ = ("ab",)
    if r == 130: h.__defaults__ = ()
    try: v = h(r % 4)
    except TypeError as e: v = str(e)
    total += len(v) if isinstance(v, str) else v
print(total)
fs = [lambda x, i=i: x + i for i in range(4)]
print([fn(10) for fn in fs], sum(fs[j % 4](j) for j in range(60)))
