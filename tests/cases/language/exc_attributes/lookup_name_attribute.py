# KeyError, IndexError, NameError, AttributeError, ImportError: names, objects, and how they print.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return e
print(str(KeyError("a")), str(KeyError("a", "b")), str(KeyError()), str(KeyError(("t",))), str(KeyError(5)), repr(KeyError("it's")), str(LookupError("a")), str(IndexError("a")))
class KE(KeyError): pass
print(str(KE("x")), KE("x").args)
e = t(lambda: undefined_name)
print(e.name, e, type(e).__name__, NameError("m", name="n").name, NameError("m").name, t(NameError, foo=1), repr(NameError("m", name="n")))
def unbound():
    if 0: x = 1
    return x
u = t(unbound); print(type(u).__name__, u.name, u, isinstance(u, NameError))
class A: pass
o = A()
e = t(lambda: o.missing); print(e.name, e.obj is o, e); e = t(lambda: A.other); print(e.name, e.obj is A, e); e = t(lambda: [].foo); print(e.name, e.obj, e); e = t(setattr, 5, "x", 1); print(e.name, e.obj, e); e = t(delattr, o, "zz"); print(e.name, e.obj is o, e)
a = AttributeError("m", name="nm", obj=3); print(a.name, a.obj, a.args, AttributeError().name, AttributeError().obj, t(AttributeError, bad=1), repr(a))
i = ImportError("msg", name="mod", path="/p"); print(i.name, i.path, i.msg, i.args, str(i), repr(i), ImportError().msg, ImportError("a", "b").msg, ImportError("a", "b"), t(ImportError, "x", foo=1), i.__reduce__()[1])
def imp(): import no_such_module_xyz
def frm(): from os import no_such_name
def sub(): import os.path.nothing
for f in (imp, frm, sub):
    e = t(f); print(type(e).__name__, e.name, e.msg if f is not frm else e.msg[:35], isinstance(e, ImportError))
m = ModuleNotFoundError("x", name="y"); print(m.name, m.path, repr(m), issubclass(ModuleNotFoundError, ImportError))
n = 0
d, l = {}, []
for k in range(120):
    try:
        if k % 4 == 0: d[k]
        elif k % 4 == 1: l[k]
        elif k % 4 == 2: o.attr
        else: nothing_here
    except KeyError as e: n += e.args[0]
    except IndexError as e: n += len(str(e))
    except AttributeError as e: n += len(e.name) + (e.obj is o)
    except NameError as e: n += len(e.name)
print(n)
