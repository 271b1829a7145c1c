# sys.modules is live: entries are found, replaced, blocked and removed; __import__ and its arguments.
import sys

sys.modules["blocked"] = None
try:
    import blocked
except ModuleNotFoundError as e:
    print(e, e.name)


class Fake:
    value = 5
    __name__ = "fake"


sys.modules["fake"] = Fake
import fake
from fake import value

print(fake is Fake, value)
try:
    from fake import other
except ImportError as e:
    print(e, e.name, e.path)
import _counter

first = _counter
del sys.modules["_counter"]
import _counter

print(first is _counter, sys.modules["_counter"] is _counter)
for name in ("nope", "nope.inner", "_counter.inner", "sys.inner"):
    try:
        __import__(name)
    except ModuleNotFoundError as e:
        print(e, "|", e.name)
print(__import__("_kitchen").__name__, __import__("_kitchen", fromlist=["x"]).__name__)
for arguments in ((5,), ("",), ("x", {}, {}, (), 1), ("x", {"__package__": "a"}, {}, (), 2), ("x", None, None, (), -1)):
    try:
        __import__(*arguments)
    except Exception as e:
        print(type(e).__name__, e)
try:
    exec("from . import x", {"__name__": "alone"})
except ImportError as e:
    print(e)
try:
    exec("from .. import x", {"__package__": "top"})
except ImportError as e:
    print(e)
import builtins

real = builtins.__import__


def hook(name, globals=None, locals=None, fromlist=(), level=0):
    print("import", name, fromlist, level)
    return real(name, globals, locals, fromlist, level)


builtins.__import__ = hook
import _counter
from _counter import __name__ as n
import _kitchen as k

builtins.__import__ = real
print(n, k.__name__)


class Finder:
    def find_spec(self, name, path, target=None):
        print("asked for", name, path)
        return None


sys.meta_path.insert(0, Finder())
try:
    import quite_absent
except ModuleNotFoundError as e:
    print(e)
del sys.meta_path[0]



print(type(sys).__name__, sys.__name__)
