# Finders and loaders of the program in sys.meta_path.
import importlib
import importlib.abc
import importlib.machinery
import sys


class Loader(importlib.abc.Loader):
    def __init__(self, text):
        self.text = text

    def create_module(self, spec):
        print("create", spec.name)
        return None

    def exec_module(self, module):
        exec(self.text, module.__dict__)


class Finder(importlib.abc.MetaPathFinder):
    texts = {"virtual": "x = 1", "virtual.part": "from . import x as y", "broken": "1 / 0"}

    def find_spec(self, name, path, target=None):
        if name in self.texts:
            return importlib.machinery.ModuleSpec(name, Loader(self.texts[name]), is_package=name == "virtual", origin="made")
        return None


sys.meta_path.insert(0, Finder())
import virtual.part

print(virtual.x, virtual.part.y, virtual, virtual.__path__, virtual.part.__package__)
print(virtual.__spec__.name, virtual.__spec__.origin, virtual.__spec__.loader is virtual.__loader__)
for round in range(2):
    try:
        import broken
    except ZeroDivisionError as error:
        print("broken:", error, "broken" in sys.modules)
found = 0
for round in range(50):
    del sys.modules["virtual.part"]
    if round == 0:
        Loader.create_module = lambda self, spec: None
    found += importlib.import_module("virtual.part").y
print(found)
