# A function is given other code while it is hot: new body, other defaults, closures that fit or not.
def f(x): return x + 1
def g(x): return x * 100
def h(x, y=5): return x - y
def k(x):
    while x > 3: x -= 1
    return x
def gen(x): yield x
total = 0
codes = [f.__code__, g.__code__, h.__code__, k.__code__]
def caller(i): return f(i) + f(i + 1)
for i in range(200):
    if i % 20 == 19: f.__code__ = codes[i // 20 % 4]
    if i == 60: f.__defaults__ = (2,)
    if i == 150: f.__defaults__ = None
    try: total += caller(i) + f(i)
    except TypeError as e: total += len(str(e))
print(total, f.__name__, f.__code__.co_name)
f.__code__ = gen.__code__; print(list(f(3)))
def outer(a, b):
    def one(): return a
    def other(): return b
    def two(): return a, b
    def none(): return "none"
    return one, other, two, none
one, other, two, none = outer(1, 2)
one.__code__ = other.__code__; print(one(), one.__code__ is other.__code__)
for target, source in ((one, two), (one, none), (none, one), (two, one), (none, none)):
    try: target.__code__ = source.__code__; print(target())
    except ValueError as e: print(e)
for bad in (5, None, f, "code"):
    try: f.__code__ = bad
    except TypeError as e: print(e)
def self_change(n):
    if n == 3: self_change.__code__ = (lambda n: ["changed", n]).__code__
    return n
print([self_change(i) for i in range(6)])
def fact(n): return 1 if n < 2 else n * fact(n - 1)
def swap(n):
    if n == 5: fact.__code__ = (lambda n: 0).__code__
    return 1 if n < 2 else n * fact(n - 1)
fact.__code__ = swap.__code__
print(fact(4), fact(8), fact(3))
class C:
    def m(self): return 1
c, t = C(), 0
for i in range(100):
    if i == 50: C.m.__code__ = (lambda self: 2.5).__code__
    t += c.m()
print(t)
