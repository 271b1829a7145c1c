# Module level __getattr__ and __dir__, modules replaced in sys.modules, class of a module changed.
import sys, types
m = types.ModuleType("made", "its doc")
print(m.__name__, m.__doc__, m.__dict__.keys() >= {"__name__", "__doc__"}, repr(m))
exec("def __getattr__(n):\n    if n.startswith('no'): raise AttributeError('none: ' + n)\n    return n * 2\ndef __dir__(): return ['z', 'a']\nreal = 1", m.__dict__)
print(m.real, m.dyn, dir(m), getattr(m, "nope", "default"), hasattr(m, "x"))
sys.modules["made"] = m
from made import real, other
print(real, other)
try: from made import nope
except ImportError as e: print(e)
del m.__dict__["__getattr__"]
try: m.dyn
except AttributeError as e: print(e)
n = types.ModuleType("n")
try: n.x
except AttributeError as e: print(e)
n.x = 1; del n.x
try: del n.x
except AttributeError as e: print(e)
n.__dict__["y"] = 2; print(n.y, vars(n)["y"]); n.__name__ = "renamed"; print(n.__name__)
for bad in ((), (5,)):
    try: types.ModuleType(*bad)
    except TypeError as e: print(e)
total = 0
for i in range(150):
    n.v = i
    total += n.v + n.y
    if i == 50: n.y = 0.5
    if i == 90: n.__dict__.clear(); n.y = 1; n.v = 1
    if i == 120: del n.y; n.__getattr__ = lambda k: 7
print(total)
