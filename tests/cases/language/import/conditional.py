# Imports in functions, conditions, loops and try; the same module under several names.

import math as m

try:
    import _not_here_at_all as optional
except ImportError:
    optional = None
if optional is None:
    import _geometry as optional
print(optional.__name__, m.floor(2.5))


def area(points):
    from _geometry import Point as P, distance2

    shape = [P(*p) for p in points]
    return sum([distance2(a, b) for a, b in zip(shape, shape[1:])])


print(area([(0, 0), (3, 4), (3, 0)]))
total = 0
for i in range(120):
    if i % 2:
        from math import ceil as rounder
    else:
        from math import floor as rounder
    total += rounder(i / 4)
print(total)
failures = 0
for i in range(100):
    try:
        import _never_there
    except ModuleNotFoundError as e:
        failures += 1
        name = e.name
print(failures, name)
import _kitchen._pans as pans, _kitchen as k

print(pans.count, k._pans is pans, k.bake(3))


class Lazy:
    import math as maths
    from _geometry import ORIGIN

    def root(self, x):
        return self.maths.sqrt(x) + len(self.ORIGIN)


print(Lazy().root(16), Lazy.ORIGIN)
print(__name__, __file__.endswith("conditional.py"), "m" in globals(), "math" in globals())
import sys, time

print(sys.modules["math"] is m, sys.modules["_geometry"] is optional, "_never_there" in sys.modules, time.__name__)
