# A module's variables and functions used from a hot loop, changed from outside and inside.

import _counter
from _counter import add, total as frozen

for i in range(150):
    add(i)
    if i == 100:
        _counter.step = 10
print(_counter.total, frozen, _counter.calls, _counter.get())
_counter.total = 0


def replacement(n):
    _counter.total -= n


_counter.add = replacement
for i in range(120):
    _counter.add(i)
    add(1)
print(_counter.total, _counter.calls)
print(_counter.twice(4))
import sys

sys.modules["_counter"].extra = "set through sys.modules"
print(_counter.extra, hasattr(_counter, "nothing"), _counter.__name__, type(_counter).__name__)
del _counter.extra
try:
    _counter.extra
except AttributeError as e:
    print(e)
for name in ("step", "total"):
    print(name, getattr(_counter, name), vars(_counter)[name])


def importer(n):
    import _counter as c

    return c.step * n


print(sum([importer(k) for k in range(110)]))
try:
    from _counter import add, missing_name
except ImportError as e:
    print(str(e).split(" (")[0])
print(add is _counter.add, add.__module__, _counter.Tool(3).use())
