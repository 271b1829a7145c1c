# A package that puts another object in its place still has its modules; what a module names of itself while it runs; packages found by pkgutil.
import os
import pkgutil
import sys
import tempfile

FILES = {
    "replaced/__init__.py": """import sys
class Proxy:
    def __init__(self, module):
        object.__setattr__(self, "module", module)
    def __getattribute__(self, name):
        return getattr(object.__getattribute__(self, "module"), name)
sys.modules[__name__] = Proxy(sys.modules[__name__])
""",
    "replaced/part.py": "value = 3\n",
    "replaced/other.py": "from replaced import part\nvalue = part.value + 1\n",
    "named/__init__.py": "print(__spec__.name, __spec__.parent, __spec__.submodule_search_locations is not None, type(__loader__).__name__)\n",
    "named/inner.py": "def told():\n    return __spec__.name, __spec__.parent, __loader__.name\nprint(told())\n",
    "named/deep/__init__.py": "",
}
with tempfile.TemporaryDirectory() as folder:
    for name, text in FILES.items():
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)
    sys.path.insert(0, folder)
    from replaced import other, part

    print(type(sys.modules["replaced"]).__name__, part.value, other.value)
    try:
        from replaced import nothing
    except ImportError as error:
        print(str(error).replace(folder, ""), error.name)
    import named.inner

    print(sorted((found.name, found.ispkg) for found in pkgutil.iter_modules(named.__path__)))
    print(sorted(found.name for found in pkgutil.walk_packages([folder])))
print("json" in sys.stdlib_module_names, "replaced" in sys.stdlib_module_names, len(sys.stdlib_module_names), type(sys.stdlib_module_names))
total = 0
for n in range(200):
    from replaced import part

    total += part.value
print(total)
