# import_module, find_spec, reload, and specs of modules.
import importlib
import importlib.util
import sys

print(importlib.import_module("json").__name__, importlib.import_module(".decoder", "json").__name__)
for name, package in [(".x", None), ("no_such_module", None), ("json.nothing", None)]:
    try:
        importlib.import_module(name, package)
    except (TypeError, ImportError) as error:
        print(type(error).__name__, error)
spec = importlib.util.find_spec("textwrap")
print(spec.name, spec.parent == "", spec.submodule_search_locations)
print(importlib.util.find_spec("no_such_module"), importlib.util.find_spec("json").parent)
print(importlib.util.resolve_name(".a", "b.c"), importlib.util.resolve_name("x", None))
try:
    importlib.util.resolve_name("...a", "b")
except ImportError as error:
    print(error)
import string

string.marker = 1
print(importlib.reload(string) is string, string.marker)
try:
    importlib.reload("string")
except TypeError as error:
    print(error)
print(__spec__, type(sys.__spec__).__name__, sys.__spec__.name, sys.__spec__.origin)
count = 0
for round in range(60):
    count += importlib.import_module("string") is string
print(count)
