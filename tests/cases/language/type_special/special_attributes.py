# Special attributes of classes, functions, methods, modules, instances.
import math, types
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class A:
    "doc A"
    x: int = 1
    def m(self, a, /, b=2, *c, d=3, **e) -> str: "doc m"; y = a; return y
    class In: pass
class B(A): pass
a = A()
print(A.__name__, A.__qualname__, A.In.__qualname__, A.__module__, A.__doc__, B.__doc__, A.__bases__, B.__base__, [c.__name__ for c in B.__mro__], A.__dict__["x"], A.__annotations__, B.__dict__.get("__annotations__"), B.__annotations__ is A.__annotations__, a.__class__ is A, a.__dict__, A.__subclasses__(), B.mro() == list(B.__mro__), A.__basicsize__ > 0, A.__flags__ > 0, A.__dictoffset__ != 0, type(A.__dict__).__name__, A.__weakrefoffset__ != 0, A.__text_signature__, t(getattr, A, "__code__"))
f = A.m; c = f.__code__
print(f.__name__, f.__qualname__, f.__doc__, f.__defaults__, f.__kwdefaults__, f.__annotations__, f.__module__, f.__closure__, f.__dict__, f.__globals__ is globals(), c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount, c.co_nlocals, c.co_varnames, c.co_names, c.co_freevars, c.co_cellvars, c.co_flags & 12, c.co_firstlineno, type(c.co_code).__name__, c.co_consts[0])
m = a.m; print(m.__name__, m.__func__ is f, m.__self__ is a, m.__doc__, t(setattr, m, "x", 1), m == a.m, m is a.m, hash(m) == hash(a.m), A.m == f, B().m == B().m)
f.__defaults__ = (9, 8); print(t(a.m), f.__defaults__); f.__defaults__ = (2,); f.__kwdefaults__ = {"d": 7}; f.__name__ = "new"; f.__qualname__ = "q.new"; f.__doc__ = 5; f.attr = 1; print(f.__name__, f.__dict__, f.__kwdefaults__, t(setattr, f, "__name__", 5), t(setattr, f, "__defaults__", 5), t(setattr, f, "__kwdefaults__", 5), t(setattr, f, "__annotations__", 5), t(setattr, f, "__closure__", ()))
print(len.__name__, len.__qualname__, len.__module__, [].append.__qualname__, [].append.__self__, str.join.__objclass__, str.join.__name__, (5).__add__.__name__, t(setattr, len, "x", 1), math.__name__, type(math.__dict__).__name__, t(setattr, A, "__dict__", {}), t(setattr, a, "__class__", int), t(setattr, a, "__dict__", 5), t(setattr, A, "__name__", 5), t(delattr, A, "__module__"), int.__dict__["real"].__name__, type(int.__dict__["real"]).__name__, property.fget.__name__ if hasattr(property.fget, "__name__") else "")
def outer(z):
    def inner(): return z
    return inner
i = outer(5); print(i.__closure__[0].cell_contents, i.__code__.co_freevars, outer.__code__.co_cellvars, i.__qualname__, (lambda: 0).__name__, (x for x in ()).__name__, (x for x in ()).gi_code.co_name)
n = 0
for k in range(60):
    def g(p=k, *, q=k * 2): return p + q
    g.tag = k; g.__defaults__ = (k + 1,)
    n += g() + g.tag + g.__kwdefaults__["q"] + len(g.__code__.co_varnames)
print(n)
