# Annotations of parameters and returns: evaluated when defined, order, defaults, strings, lambdas have none.
log = []
def e(x): log.append(x); return x
def f(a: e("a"), b: e("b") = e("default b"), *c: e("c"), d: e("d") = e("default d"), **k: e("k")) -> e("return"): pass
print(log, f.__annotations__); log.clear()
def g(x, y: "forward", z: int | None = None, *args: list[int]) -> "Undefined": return x
print(g.__annotations__, g(1, 2), (lambda q: q).__annotations__)
f.__annotations__["a"] = "changed"; print(f.__annotations__["a"]); f.__annotations__ = {}; print(f.__annotations__); del f.__annotations__; print(f.__annotations__)
try:
    def bad(x: undefined_name): pass
except NameError as x: print(x, "bad" in globals())
class K:
    T = int
    def m(self, x: T, _y: "__private" = T) -> T: return x
    __p: T = 1
    q: T
print(K.m.__annotations__, K.__annotations__)
def outer():
    local = float
    def inner(x: local, y: (lambda: local)() = 1) -> [local for _ in "ab"]: pass
    return inner.__annotations__
print(outer())
async def co(x: int) -> str: pass
def gen(x: int) -> str: yield
print(co.__annotations__, gen.__annotations__)
def deco(fn): fn.__annotations__["added"] = 1; return fn
total = 0
for i in range(60):
    @deco
    def h(x: i, *, y: str(i) = i) -> [i]: return x + y
    total += h(i) + h.__annotations__["x"] + len(h.__annotations__["y"]) + h.__annotations__["return"][0]
print(total, h.__annotations__)
import sys
def w(x: (log.append("walrus") or 5), y: print and int = 3): return x
print(log, w.__annotations__)
