# locals() in functions, classes and comprehensions; snapshots; frames of callers; f_back chains.
import sys
def f(a, b=2, *c, d, **e):
    before = sorted(locals())
    g = 1
    after = dict(locals())
    return before, sorted(after), after["a"], after["c"]
print(f(1, 2, 3, d=4, z=5))
def snap():
    x = 1
    l = locals()
    x = 2
    return l["x"], locals()["x"], l is locals(), l["x"]
print(snap())
def write():
    x = 1
    locals()["x"] = 99
    locals()["new"] = 5
    return x, "new" in locals()
print(write()[0])
def closure():
    x, y = 1, 2
    def inner():
        z = x
        return sorted(locals().items())
    return inner(), sorted(k for k in locals())
print(closure())
def caller(): return callee()
def callee():
    fr = sys._getframe()
    return fr.f_code.co_name, fr.f_back.f_code.co_name, fr.f_back.f_back.f_code.co_name, sys._getframe(1).f_code.co_name
print(caller())
def peek():
    secret = "seen"
    def look(): return sys._getframe(1).f_locals["secret"]
    return look()
print(peek())
try: sys._getframe(1000)
except ValueError as e: print(e)
class K:
    a = 1
    names = sorted(k for k in locals() if k[0] != "_")
    b = locals()["a"] + 1
print(K.names, K.b, "K" in locals(), locals() is globals())
def gen():
    x = 1
    yield sorted(locals())
    y = 2
    yield sorted(locals())
print(*gen())
def unbound():
    if 0: q = 1
    r = 2
    del r
    return locals()
print(unbound())
depth = lambda n: sys._getframe().f_back.f_code.co_name if n == 0 else depth(n - 1)
print(depth(0), depth(3))
total = 0
def hot(i):
    k = i * 2
    return sum(v for v in locals().values())
for i in range(100): total += hot(i if i < 70 else float(i))
print(total)
