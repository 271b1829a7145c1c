# What a module has without saying so, and what `from __future__` gives.
from __future__ import annotations, division as divided
import string
import sys

print(annotations, divided, annotations.getMandatoryRelease(), divided.compiler_flag)
print(sorted(name for name in globals() if not name.startswith("_")))
print(type(string.__builtins__).__name__, string.__builtins__["len"] is len, "__builtins__" in dir(string), type(__builtins__).__name__)
import __future__

print(__future__.all_feature_names, __future__.annotations is annotations)


def within():
    import re._parser
    from importlib.machinery import PathFinder

    return re._parser.parse("a(b|c)*d{2,3}").getwidth()[0], PathFinder.find_spec("string").name


print(within(), [hasattr(finder, "find_spec") for finder in sys.meta_path][-1], hasattr(sys.meta_path[-1], "find_distributions"))
import platform

print(platform.python_version(), platform.python_version_tuple())
