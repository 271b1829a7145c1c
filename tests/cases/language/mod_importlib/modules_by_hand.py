# importlib: finders and loaders of one's own, specs, lazy loading, reload, invalidate_caches, util and machinery.
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
import types

SOURCES = {"virtual": "x = 1\nname = __name__\n", "virtual.sub": "from . import x\ny = x + 1\n", "virtual.bad": "x = (", "virtual.fails": "1 / 0"}


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self):
        self.asked = []

    def find_spec(self, name, path, target=None):
        self.asked.append(name)
        if name in SOURCES:
            return importlib.util.spec_from_loader(name, self, origin="memory", is_package=name == "virtual")

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        exec(compile(SOURCES[module.__name__], f"<{module.__name__}>", "exec"), module.__dict__)


f = Finder()
sys.meta_path.insert(0, f)
import virtual
from virtual import sub

print(virtual, virtual.x, virtual.name, sub.y, virtual.__spec__.origin, virtual.__spec__.parent, sub.__spec__.parent, sub.__package__, virtual.__path__, virtual.__loader__ is f, virtual.__spec__.submodule_search_locations, virtual.sub is sub, hasattr(virtual, "__file__"))
print(virtual.__spec__.has_location, importlib.import_module(".sub", "virtual") is sub, importlib.import_module("virtual.sub") is sub, f.asked)
for name in ("virtual.bad", "virtual.fails", "virtual.none", "none.at.all", "virtual.sub.x"):
    try:
        importlib.import_module(name)
    except (SyntaxError, ZeroDivisionError, ImportError) as e:
        print(name, type(e).__name__, e, name in sys.modules)
virtual.x = 50
SOURCES["virtual"] = "x = 2\nz = 3"
print(importlib.reload(virtual) is virtual, virtual.x, virtual.z, virtual.name, importlib.reload(sub).y)
for bad in (lambda: importlib.reload("x"), lambda: importlib.reload(types.ModuleType("loose")), lambda: importlib.import_module(".x"), lambda: importlib.import_module(""), lambda: importlib.util.find_spec("none.deep"), lambda: importlib.util.resolve_name("..x", "a"), lambda: importlib.util.find_spec("__main__")):
    try:
        print(bad())
    except (ImportError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(importlib.util.resolve_name(".a", "b.c"), importlib.util.resolve_name("a", None), importlib.util.resolve_name("..a", "b.c"), importlib.util.find_spec("no_such_module_here"), importlib.util.find_spec("virtual").name, importlib.util.find_spec("sys").origin)
m = importlib.util.module_from_spec(importlib.machinery.ModuleSpec("by_hand", f, origin="o", is_package=True))
print(m.__name__, m.__path__, m.__spec__.name, m.__package__, "by_hand" in sys.modules, importlib.machinery.all_suffixes()[0], importlib.machinery.SOURCE_SUFFIXES, importlib.util.MAGIC_NUMBER[2:])
spec = importlib.machinery.ModuleSpec("a.b", None)
print(spec, spec.parent, spec.cached, spec == importlib.machinery.ModuleSpec("a.b", None), spec.has_location)
sys.modules["blocked"] = None
try:
    import blocked
except ModuleNotFoundError as e:
    print(e, e.name)
sys.modules["replaced"] = 42
import replaced

print(replaced, importlib.invalidate_caches())
total = 0
for i in range(60):
    SOURCES["virtual"] = f"x = {i}"
    total += importlib.reload(virtual).x
    sys.modules.pop("virtual.sub")
    total += importlib.import_module("virtual.sub").y
sys.meta_path.remove(f)
print(total, issubclass(importlib.abc.SourceLoader, importlib.abc.Loader), importlib.__import__("sys") is sys)
