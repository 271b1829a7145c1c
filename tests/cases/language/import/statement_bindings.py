# What import binds: top names, as names, several at once, in functions and classes, deleted names.
import sys, math as m, itertools
import os.path, collections.abc as cabc
import os.path as p
print(m.floor(2.5), itertools.__name__, os.path is p, cabc.__name__, "collections" in globals(), os.path.__name__)
def f():
    import math
    from math import floor, ceil as up
    import os.path as q, sys as s
    return sorted(locals()), math is m, up(1.2), s is sys
print(f(), "floor" in globals())
class C:
    import math
    from math import pi as circle, sqrt
    print(sqrt(4), "math" in locals())
print(C.math is m, C.circle > 3, C().sqrt(9.0) if 0 else C.sqrt(9.0))
def g():
    global late
    import math as late
    from math import tau
    def h(): return tau
    return h()
print(g() > 6, late is m)
def unbound(flag):
    if flag: import math
    return math.floor(1.5)
print(unbound(1))
try: unbound(0)
except UnboundLocalError as e: print(e)
try: from math import floor as a, nope as b, ceil as c
except ImportError as e: print(e.msg.split(" (")[0], e.name, "a" in globals(), "c" in globals())
try: import math.floor
except ImportError as e: print(type(e).__name__, e)
from math import (sin, cos as cosine,
    tan,)
print(cosine(0), sin(0), tan(0))
sys.modules["_fake"] = 5
import _fake
print(_fake)
sys.modules["_fake"] = type("M", (), {"x": 1, "__getattr__": lambda s, n: n})()
from _fake import x, anything
import _fake as again
print(x, anything, again.y)
sys.modules["_fake"] = None
try: import _fake
except ImportError as e: print(type(e).__name__, e)
del sys.modules["_fake"]
total = 0
for i in range(120):
    import math
    from math import floor as fl
    total += fl(i / 3) + math.ceil(i / 7)
    if i == 60: math = None
print(total)
