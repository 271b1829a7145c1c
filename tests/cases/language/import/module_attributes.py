# Attributes of modules: __dict__, __getattr__, dir, del, errors.
import sys
import _counter
import _kitchen

main = sys.modules[__name__]
print(__name__, main.__name__, __package__, __doc__ is None, type(main).__name__)
main.added = 1
print(added, main.__dict__ is globals(), vars(main) is globals())
del main.added
try:
    added
except NameError as e:
    print(e)
try:
    main.absent
except AttributeError as e:
    print(e, e.name)
try:
    del main.absent
except AttributeError as e:
    print(e)


def __getattr__(name):
    if name.startswith("magic"):
        return name * 2
    raise AttributeError(f"no {name}")


print(main.magic, getattr(main, "magic_two"), getattr(main, "other", "default"))
try:
    main.other
except AttributeError as e:
    print(e)
del __getattr__
print(_kitchen.__package__, _counter.__package__ == "", _counter.__file__.endswith("_counter.py"))
print([p.endswith("_kitchen") for p in _kitchen.__path__], hasattr(_counter, "__path__"))
try:
    import _counter.inner
except ModuleNotFoundError as e:
    print(e)
_counter.extra = "x"
from _counter import extra as y

print(y, "extra" in dir(_counter), "extra" in vars(_counter))
vars(_counter)["more"] = 3
print(_counter.more)
import _kitchen as a, _counter as b

print(a is _kitchen, b is _counter)
for i in range(60):
    main.counter = getattr(main, "counter", 0) + i
print(counter)
