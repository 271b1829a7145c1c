# The module __main__: its name, importing it, its dict, exec in it.
import __main__, sys
print(__name__, __main__ is sys.modules["__main__"], __main__.__dict__ is globals(), __package__, __spec__, __doc__, __main__.__name__)
a = 1
print(__main__.a); __main__.a = 2; print(a); __main__.b = 3; print(b); del __main__.a
try: a
except NameError as e: print(e)
vars(__main__)["c"] = 4; print(c); globals().update(d=5); print(d, __main__.d)
exec("e = d + 1"); print(e, eval("e", __main__.__dict__))
setattr(__main__, "not a name", 6); print(globals()["not a name"], "not a name" in dir(__main__))
from __main__ import e as e2, d
print(e2, d)
def f(): return g_name
g_name = "first"
total = 0
for i in range(150):
    total += len(f())
    if i == 30: __main__.g_name = "second!"
    if i == 60: globals()["g_name"] = [1]
    if i == 90: exec("g_name = 'by exec'")
    if i == 120: sys.modules["__main__"].__dict__["g_name"] = ()
print(total, g_name)
name, __name__ = __name__, "renamed"
def h(): pass
class K: pass
print(h.__module__, K.__module__, __main__.__name__); __name__ = name
keys = list(globals()); print(keys.index("total") < keys.index("h") < keys.index("K"))
del h; h = 1; print(list(globals())[-1] if 0 else list(globals()).index("h") > list(globals()).index("K"))
