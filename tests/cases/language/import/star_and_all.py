# from … import * with and without __all__, names that shadow, a package's submodules, reimport in a loop.

before = set(globals())
from _exports import *

print(sorted(set(globals()) - before - {"before"}), visible, also())
value = "mine"
from _exports_plain import *

print(value, shown, "_private" in globals(), helper(2))
import _exports

print(_exports.hidden, _exports.__all__, _exports.also() == also())
total = 0
for i in range(130):
    from _exports import visible as v, hidden

    if i == 60:
        _exports.visible = 50
    total += v + len(hidden)
print(total, visible, _exports.visible)


def inside():
    import _exports_plain as plain

    plain.value = "changed"
    from _exports_plain import value

    return value


print(inside(), value)


class Names:
    from _exports import visible, also

    twice = visible * 2


print(Names.visible, Names.twice, Names.also())
try:
    from _exports import nope
except ImportError as e:
    print(type(e).__name__, str(e).split(" (")[0])
try:
    import _exports.inner
except ModuleNotFoundError as e:
    print(e)
print(sorted([n for n in dir(_exports) if not n.startswith("__")]))
