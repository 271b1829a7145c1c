# Functions as objects: names, qualnames, defaults, annotations, dicts, code attributes, made anew by types.FunctionType, compared, copied, changed.
import types, copy
def f(a, b: int = 2, /, c=3, *args: "star", d, e: float = 5, **kw) -> "result":
    """Doc of f."""
    x = y = 1
    def inner(): return x, f
    return inner
print(f.__name__, f.__qualname__, f.__module__, f.__doc__, f.__defaults__, f.__kwdefaults__, f.__annotations__, f.__dict__, f.__closure__)
c = f.__code__
print(c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount, c.co_nlocals, c.co_varnames, c.co_cellvars, c.co_freevars, c.co_names, c.co_firstlineno, c.co_flags & 0x0c)
i = f(1, d=4); print(i.__qualname__, i.__code__.co_freevars, len(i.__closure__), i.__closure__[0].cell_contents, i.__code__.co_cellvars, i.__doc__)
class A:
    class B:
        def m(self): return lambda: [k for k in "x"]
        s = staticmethod(lambda: 1)
    @classmethod
    def k(cls): yield cls
print(A.B.m.__qualname__, A.B().m().__qualname__, A.B.s.__qualname__, A.k.__qualname__, A.B().m.__name__, [g.__qualname__ for g in (A.k(), (x for x in ()))])
f.__name__ = "renamed"; f.__qualname__ = "Some.where"; f.extra = [1]; f.__doc__ = None; f.__annotations__ = {"a": str}; print(f.__name__, f.__code__.co_name, f.__dict__, f.__doc__, f.__annotations__, repr(f).split(" at ")[0])
try: f(1)
except TypeError as e: print(e)
def act(fn):
    try: return fn()
    except Exception as e: return f"{type(e).__name__}: {e}"
for fn in (lambda: setattr(f, "__name__", 5), lambda: setattr(f, "__qualname__", None), lambda: setattr(f, "__defaults__", {}), lambda: setattr(f, "__annotations__", 5), lambda: setattr(f, "__dict__", 5), lambda: setattr(f, "__closure__", ()), lambda: setattr(f, "__globals__", {}), lambda: delattr(f, "__name__"), lambda: delattr(f, "extra"), lambda: f.extra, lambda: delattr(f, "__defaults__"), lambda: f(1, d=1), lambda: types.FunctionType(5, {}), lambda: types.FunctionType(c, 5), lambda: types.FunctionType(i.__code__, {}), lambda: types.FunctionType(i.__code__, {}, "n", (), ()), lambda: types.FunctionType(i.__code__, {}, closure=(1, 2)), lambda: c.co_nothing, lambda: setattr(c, "co_name", "x"), lambda: types.CellType(3).cell_contents, lambda: types.CellType().cell_contents, lambda: f == f, lambda: f < f, lambda: len(f), lambda: f[0], lambda: hash(f) == hash(f), lambda: copy.deepcopy(f) is f, lambda: copy.copy(f) is f, lambda: type(f)(c, globals()).__name__): print(act(fn))
def adder(n): return lambda x: x + n
one = adder(1); g = types.FunctionType(one.__code__, globals(), "g", None, (types.CellType(10),)); print(one(1), g(1), g.__name__, one.__code__ is adder(2).__code__, one.__code__ == adder(3).__code__, one == adder(1))
h = types.FunctionType([k for k in compile("def q(a=1): return a + z", "s", "exec").co_consts if hasattr(k, "co_name")][0], {"z": 100}, "h", (5,)); print(h(), h(1), h.__module__)
r = c.replace(co_name="other"); print(r.co_name, r == c, c == c, hash(c) == hash(c))
print((lambda: 0).__name__, (lambda a, *b: 0).__code__.co_varnames, len.__name__, len.__qualname__, [].append.__qualname__, str.upper.__qualname__, print.__module__, type(len).__name__, int.__add__.__name__, A.k.__func__.__name__)
total = 0
def base(x, k=1): return x * k
fs = [types.FunctionType(base.__code__, globals(), f"f{j}", (j,)) for j in range(4)]
for n in range(240):
    r = fs[n % 4](n % 10); total += len(r) if isinstance(r, str) else r
    if n == 60: fs[1].__defaults__ = ("ab",)
    if n == 61: fs[1].__defaults__ = (2.5,)
    if n == 100: fs[2].__code__ = (lambda x, k: x - k).__code__
    if n == 150: fs[3] = fs[3].__get__(3)
    if n == 180: fs[0].__defaults__ = None; fs[0] = lambda x, f=fs[0]: f(x, k=1)
print(total, [getattr(q, "__name__") for q in fs])
