# import of own files: names, aliases, from, once only, module attributes in a hot loop.

import _geometry
import _geometry as geo
from _geometry import Point, distance2 as d2, loads
from _geometry import ORIGIN

print(_geometry is geo, loads, geo.__name__, geo.__doc__, ORIGIN, __name__)
p = Point(0, 0)
total = 0
for i in range(200):
    p = p.moved(i % 3, -(i % 2))
    total += geo.distance2(p, Point(*_geometry.ORIGIN))
print(p.x, p.y, total, d2(p, p))
total = 0
for i in range(150):
    if i == 100:
        geo.ORIGIN = (5, 5)
    total += _geometry.ORIGIN[0]
print(total, ORIGIN)
for statement in ("module", "name", "attribute"):
    try:
        if statement == "module":
            import _no_such_module
        elif statement == "name":
            from _geometry import nothing
        else:
            geo.nothing
    except ModuleNotFoundError as e:
        print("ModuleNotFoundError", e)
    except ImportError as e:
        print("ImportError", str(e).split(" (")[0])
    except AttributeError as e:
        print("AttributeError", e)


def inside():
    from _geometry import _hidden
    import _geometry as local

    return _hidden, local.ORIGIN


print(inside())
from _geometry import *

print("_hidden" in globals(), "Point" in globals())
