# Relative imports of every level, from packages and from where there is none.
import sys
import _tree.a.b.leaf as leaf
print(leaf.values, leaf.__name__, leaf.__package__)
for stmt in ("from . import x", "from .x import y", "from .. import x", "import .x" if 0 else "from . import *" if 0 else "from .. import a"):
    try: exec(stmt)
    except ImportError as e: print(stmt, "->", type(e).__name__, e)
def inside(package, stmt, name=None):
    ns = {"__name__": name or package + ".made", "__package__": package}
    try:
        exec(stmt, ns); return sorted(k for k in ns if k[:2] != "__")
    except Exception as e: return type(e).__name__, str(e).split(" (/")[0]
for p, s in (("_tree", "from . import a"), ("_tree", "from .a import b"), ("_tree", "from .. import a"), ("_tree.a", "from .. import top"), ("_tree.a.b", "from ...a.b import leaf"), ("_tree.a.b", "from .... import x"), ("_tree.a.b", "from ... import *"), ("", "from . import x"), ("_nowhere", "from . import x"), ("_tree.a", "from .nothing import x"), ("_tree.a", "from . import nothing"), ("_tree.a.b.leaf", "from . import x"), ("_tree.a", "from ..a.b.leaf import values as v"), ("_tree", "from .a.b import leaf as l, leaf")):
    print(p, s, inside(p, s, "n"))
ns = {"__name__": "_tree.a.made"}
exec("from . import b", ns); print(ns["b"].__name__)
ns = {"__name__": "_tree.a", "__path__": []}
exec("from .b import leaf", ns); print(ns["leaf"] is leaf)
print(__import__("_tree.a.b").__name__, __import__("_tree.a.b", fromlist=["leaf"]).__name__, __import__("b", {"__package__": "_tree.a"}, level=1).__name__, __import__("a.b", {"__package__": "_tree"}, None, ["leaf"], 1).__name__)
for args in (("",), ("x", {}, {}, (), 1), (5,), ("_tree", {}, {}, (), -1), ("", {"__package__": "_tree"}, {}, (), 1), ("b", {"__package__": None, "__name__": "_tree.a.z"}, None, (), 1)):
    try: print(__import__(*args).__name__)
    except (ImportError, ValueError, TypeError, KeyError) as e: print(type(e).__name__, e)
total = 0
for i in range(80):
    exec("from ..top import number", ns := {"__package__": "_tree.a"})
    total += ns["number"]
    if i == 40: sys.modules["_tree.top"].number = 0.5
print(total)
