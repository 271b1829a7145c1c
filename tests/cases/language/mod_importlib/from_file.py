# A module from a file by hand, and a spec's parts.
import importlib.machinery
import importlib.util
import os
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "made.py")
    with open(path, "w") as file:
        file.write("'''doc'''\nvalue = 41\nname = __name__\ndef f():\n    return value + 1\n")
    spec = importlib.util.spec_from_file_location("made", path)
    print(spec.name, spec.origin == path, spec.has_location, type(spec.loader).__name__, spec.submodule_search_locations)
    module = importlib.util.module_from_spec(spec)
    print(module.__name__, hasattr(module, "value"), module.__spec__ is spec, module.__loader__ is spec.loader)
    spec.loader.exec_module(module)
    print(module.f(), module.__doc__, module.name, module.__file__ == path, "made" in sys.modules)
    loader = importlib.machinery.SourceFileLoader("other", path)
    print(loader.get_source("other").count("\n"), loader.is_package("other"), loader.get_filename() == path)
    try:
        loader.get_source("wrong")
    except ImportError as error:
        print(error)
    total = 0
    for round in range(30):
        again = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(again)
        again.value += round
        total += again.f()
    print(total)
print(importlib.util.spec_from_file_location("x", "/nowhere/x.unknown"))
one, two = importlib.machinery.ModuleSpec("a.b", None), importlib.machinery.ModuleSpec("a.b", None, is_package=True)
print(one, one.parent, two.parent, one == two, one.has_location, two.submodule_search_locations)
print(importlib.util.cache_from_source("/a/b.py", optimization=2).startswith("/a/__pycache__/b."), importlib.machinery.SOURCE_SUFFIXES)
