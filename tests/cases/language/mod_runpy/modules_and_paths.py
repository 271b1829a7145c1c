# runpy, pkgutil, modulefinder's cousins: run a path and a module, globals given and left, names resolved.
import os
import pkgutil
import runpy
import sys
import tempfile

with tempfile.TemporaryDirectory() as root:
    def make(name, text):
        path = os.path.join(root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write(text)
        return path

    script = make("script.py", "import sys\nname = __name__\nseen = sorted(k for k in globals() if not k.startswith('_'))\nargv0 = sys.argv[0] == __file__\nx = given * 2\n")
    got = runpy.run_path(script, {"given": 21}, run_name="custom")
    print(got["name"], got["seen"], got["argv0"], got["x"], got["__name__"], got["__spec__"], got["__package__"] == "", "custom" in sys.modules)
    make("pack/__init__.py", "value = 1\n")
    make("pack/__main__.py", "from . import value\nanswer = value + 1\nwho = __name__, __package__, __spec__.name\n")
    make("pack/mod.py", "import sys\nname = __name__\nknown = __name__ in sys.modules\n")
    make("pack/sub/__init__.py", "")
    make("pack/sub/deep.py", "raise RuntimeError('deep')")
    sys.path.insert(0, root)
    got = runpy.run_module("pack")
    print(got["answer"], got["who"], runpy.run_module("pack.mod", run_name="other", alter_sys=True)["name"], runpy.run_module("pack.mod", init_globals={"z": 5})["z"])
    for bad in (lambda: runpy.run_module("no_such"), lambda: runpy.run_module("pack.none"), lambda: runpy.run_module("pack.sub"), lambda: runpy.run_module("pack.sub.deep"), lambda: runpy.run_path(os.path.join(root, "none.py")), lambda: runpy.run_module("sys")):
        try:
            print(bad())
        except (ImportError, RuntimeError, OSError) as e:
            print(type(e).__name__, str(e).replace(root, "ROOT")[:60])
    import pack

    print(pack.value)
    print(pkgutil.resolve_name("os.path:join") is os.path.join, pkgutil.resolve_name("pack.mod") is sys.modules["pack.mod"], pkgutil.resolve_name("collections.OrderedDict.fromkeys")("ab"), pkgutil.get_data("pack", "mod.py")[:10], pkgutil.find_loader("no_such_thing"), pkgutil.extend_path(["a"], "zzz"))
    for bad in ("no_such:x", "os:nothing", "a b", "", ":x", "os.path:join.x"):
        try:
            print(pkgutil.resolve_name(bad))
        except (ImportError, ValueError, AttributeError) as e:
            print(repr(bad), type(e).__name__)
    total = 0
    quick = make("quick.py", "r = sum(range(n))")
    for i in range(60):
        total += runpy.run_path(quick, {"n": i})["r"]
    print(total)
    sys.path.remove(root)
