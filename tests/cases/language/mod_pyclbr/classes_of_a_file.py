# pyclbr: classes and functions of a module read without running it: bases, methods, nesting, lines, submodules.
import os
import pyclbr
import sys
import tempfile

SOURCE = '''
import os
from collections import OrderedDict as OD
raise SystemExit("never run")
class A:
    x = 1
    def one(self): pass
    async def two(self):
        def inner():
            class Deep: pass
    class Nested(dict):
        def three(self): pass
class B(A, unknown.Thing):
    def one(self):
        pass
def top(a, b): 
    def sub(): pass
if True:
    def conditional(): pass
class C(B): y = lambda self: 1
async def later(): pass
'''


def show(item, depth=0):
    supers = [s if isinstance(s, str) else s.name for s in getattr(item, "super", None) or []]
    print("  " * depth + type(item).__name__, item.name, item.lineno, item.end_lineno, supers, getattr(item, "methods", ""), getattr(item, "is_async", ""))
    for child in item.children.values():
        show(child, depth + 1)


with tempfile.TemporaryDirectory() as root:
    with open(os.path.join(root, "browsed.py"), "w") as f:
        f.write(SOURCE)
    os.mkdir(os.path.join(root, "pack"))
    for name, text in (("__init__", "class Top: pass\n"), ("mod", "from pack import Top as T2\nclass Sub(T2): pass\n")):
        with open(os.path.join(root, "pack", name + ".py"), "w") as f:
            f.write(text)
    tree = pyclbr.readmodule_ex("browsed", [root])
    for item in sorted(tree.values(), key=lambda i: i.lineno):
        if item.module == "browsed":
            show(item)
    print(sorted(n for n, i in pyclbr.readmodule("browsed", [root]).items() if i.module == "browsed"), tree["A"].children["one"].parent is tree["A"], tree["B"].super[0] is tree["A"], os.path.basename(tree["A"].file))
    inside = pyclbr.readmodule_ex("pack", [root])
    print(inside["__path__"] == [os.path.join(root, "pack")], inside["Top"].module, sorted(pyclbr.readmodule_ex("pack.mod", [root])))
    for bad in ("no_such_module_at_all", "pack.none", "browsed.x"):
        try:
            print(len(pyclbr.readmodule(bad, [root])))
        except ImportError as e:
            print(type(e).__name__)
    print(pyclbr.readmodule("sys"), "browsed" in sys.modules)
    total = 0
    for i in range(25):
        with open(os.path.join(root, f"gen{i}.py"), "w") as f:
            f.write("".join(f"class K{k}:\n    def m{k}(self): pass\n" for k in range(i % 5)) + f"def f{i}(): pass\n")
        total += sum(item.lineno + len(item.children) for item in pyclbr.readmodule_ex(f"gen{i}", [root]).values())
    print(total)
