# Builtin functions shadowed, modules' functions replaced, and restored while hot loops call them through every kind of name.
import math, builtins, operator, functools
calls = []
real_len, real_sqrt = len, math.sqrt
def use(xs): return len(xs) + abs(-2)
def root(n): return math.sqrt(n)
from math import floor
total = 0
for i in range(240):
    total += use([1] * (i % 4)) + int(root(i)) + floor(i / 7)
    if i == 40: len = lambda xs: 100
    if i == 80: del len
    if i == 100: math.sqrt = lambda n: 3
    if i == 130: math.sqrt = real_sqrt
    if i == 150: abs = int
    if i == 180: floor = lambda x: 0; abs = lambda x: "5".__len__()
    if i == 210: del abs; math.extra = 5
print(total, math.extra)
del math.extra
class Namespace: f = staticmethod(real_len); g = real_len
n = Namespace()
total = 0
for i in range(150):
    total += n.f("ab") + n.g("abc")
    if i == 50: Namespace.f = staticmethod(lambda x: 10)
    if i == 90: n.f = lambda x: 20
    if i == 120: Namespace.g = lambda self, x: 30
print(total)
def helper(n): return n + 1
table = {"a": helper, "b": lambda n: n * 2}
def through(i): return table["ab"[i % 2]](helper(i))
total = 0
for i in range(160):
    r = through(i); total += len(r) if isinstance(r, str) else r
    if i == 50: table["a"] = str.__len__; helper = str
    if i == 51: table = {"a": int, "b": float}
    if i == 100:
        def helper(n, m=3): return n - m
    if i == 130: table["b"] = functools.partial(operator.mul, 4)
print(total)
class Log:
    def __init__(self, f): self.f, self.n = f, 0; functools.update_wrapper(self, f)
    def __call__(self, *a): self.n += 1; return self.f(*a)
def target(a, b): return a * b
plain = target
total = 0
for i in range(160):
    total += target(i, 2)
    if i == 40: target = Log(target)
    if i == 80: target = Log(target)
    if i == 120: target = target.__wrapped__
print(total, target.n, target.__name__, target.f is plain)
class Int(int):
    def __add__(self, o): return Int(int(self) + o + 1)
x, n = 0, 0
for i in range(200):
    x = x + 1
    n += type(x) is int
    if i == 60: x = Int(x)
    if i == 120: Int.__add__ = lambda s, o: Int(int(s) - 1)
    if i == 150: del Int.__add__
print(int(x), type(x).__name__, n)
for i in range(90):
    r = [range(i % 5), "ab", {1: 2}][i % 3]
    total += sum(1 for _ in r) + (max(r, default=0) if i % 3 != 1 else 0)
    if i == 45: sum = lambda g: 7 if next(g, None) is None else 8
    if i == 70: max = lambda r, default: 9
print(total)
print(builtins.sum is not sum, builtins.max([1, 2]))
