# Code objects: names, counts, flags, consts, replace, equality of functions made again.
def f(a, /, b, *args, c=1, **kw):
    "doc"
    x = 5
    def g(): return x, a
    return g, [y for y in args], undefined_global
c = f.__code__
print(c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount, c.co_varnames[:6], c.co_cellvars, c.co_freevars, "undefined_global" in c.co_names, c.co_flags & 0x0C, c.co_firstlineno, f.__doc__)
g = [k for k in c.co_consts if hasattr(k, "co_name") and k.co_name == "g"][0]
print(g.co_name, g.co_freevars, g.co_qualname, g.co_flags & 0x10)
def gen(): yield
async def coro(): pass
async def agen(): yield
print([bool(h.__code__.co_flags & bit) for h in (f, gen, coro, agen, lambda: 0) for bit in (0x20, 0x80, 0x200)])
h = (lambda n: n + 1); k = h.__code__.replace(co_name="renamed")
import types
m = types.FunctionType(k, {}); print(m(1), m.__name__, k == h.__code__, h.__code__ == (lambda n: n + 1).__code__)
try: k.co_name = "x"
except AttributeError as e: print(type(e).__name__)
fs = []
for i in range(60):
    def inner(v=i): return v * 2
    fs.append(inner)
    inner.__code__ = fs[0].__code__
print(len({x.__code__ for x in fs}), sum(x() for x in fs), fs[3].__defaults__, fs[0] == fs[1])
print(sorted(n for n in dir(f) if n.startswith("__")) == sorted(dir(lambda: 0)), callable(f), type(f).__name__, type(c).__name__)
