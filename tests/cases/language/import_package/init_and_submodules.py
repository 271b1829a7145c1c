# Packages: __init__ runs once, submodules become attributes, __path__, __all__, star imports.
import sys
import _zoo
print(_zoo.log, hasattr(_zoo, "cats"), _zoo.__package__, _zoo.__name__, len(_zoo.__path__), "_zoo.cats" in sys.modules)
import _zoo.cats
print(_zoo.log, _zoo.cats.lion, _zoo.cats.__package__, _zoo.cats.__name__)
import _zoo.birds.owl as owl
print(owl.hoot(2), _zoo.birds.owl is owl, sys.modules["_zoo.birds"].__name__, _zoo.birds.count)
from _zoo import birds, cats as felines, log
from _zoo.birds import owl as o2, count as birds_count
print(birds is _zoo.birds, felines is _zoo.cats, o2 is owl, birds_count, log is _zoo.log)
from _zoo.birds import *
print(exported, "hidden" in globals(), "_private" in globals(), "owl" in globals())
from _zoo.cats import *
print(lion, tiger, "_cub" in globals(), "felines" in dir(_zoo.cats))
for stmt in ("import _zoo.dogs", "from _zoo import dogs", "from _zoo.cats import wolf", "import _zoo.cats.lion", "from _zoo.broken import x", "from _zoo import *", "import _nothing_here", "from _nothing_here import x"):
    try: exec(stmt, ns := {}); print(stmt, sorted(k for k in ns if k[:2] != "__"))
    except ImportError as e: print(stmt, "->", type(e).__name__, str(e).split(" (/")[0], e.name)
    except Exception as e: print(stmt, "->", type(e).__name__, e)
print("_zoo.broken" in sys.modules, hasattr(_zoo, "broken"))
total = 0
for i in range(100):
    import _zoo.cats as c
    from _zoo.birds import owl as o
    total += len(o.hoot(i % 3)) + len(c.lion)
    if i == 50: _zoo.cats.lion = "LIONS"; del sys.modules["_zoo.birds.owl"]
print(total, o is owl, o is _zoo.birds.owl)
del sys.modules["_zoo.cats"]
import _zoo.cats
print(_zoo.cats is c, _zoo.cats.lion, _zoo.log)
