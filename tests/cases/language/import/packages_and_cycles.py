# Packages, relative imports, modules that import each other, modules that fail.

import _kitchen
import _kitchen._oven
from _kitchen import bake, utensils
from _kitchen._pans import count, package
import _cycle_a
import sys

print(_kitchen.name, utensils, count, package, _kitchen._oven.bake(1), bake(10))
print(_cycle_a.finished, sys.modules["_cycle_b"].seen, "_kitchen._pans" in sys.modules)
for attempt in range(2):
    try:
        import _fails
    except RuntimeError as e:
        print(attempt, e, "_fails" in sys.modules)
total = 0
for i in range(200):
    from _kitchen import bake as b

    import _kitchen._pans

    total += b(i) + _kitchen._pans.count
print(total)
bake_calls = 0


def fake(n):
    global bake_calls
    bake_calls += 1
    return 0


_kitchen.bake = fake
print(bake(3), _kitchen.bake(3), bake_calls)
try:
    from _kitchen import spoon
except ImportError as e:
    print(str(e).split(" (")[0])
try:
    import _kitchen.spoon
except ModuleNotFoundError as e:
    print(e)
