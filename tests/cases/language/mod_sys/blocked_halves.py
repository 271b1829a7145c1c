# A program that blocks the half in C of a module gets the one that needs none; modules with a text in Python are not builtin.
import sys

print([name for name in ("abc", "collections", "io", "json", "os", "re", "sys", "types") if name in sys.builtin_module_names])


def afresh(name, half):
    kept = {known: module for known, module in sys.modules.items() if known.split(".")[0] in (name, half)}
    for known in kept:
        del sys.modules[known]
    sys.modules[half] = None
    try:
        return __import__(name)
    finally:
        for known in [known for known in sys.modules if known.split(".")[0] == name]:
            del sys.modules[known]
        del sys.modules[half]
        sys.modules.update(kept)


import collections
import json

other = afresh("json", "_json")
print(other is json, other.decoder.c_scanstring, other.dumps({"a": [1, 2.5, None, "ü\n"]}, indent=1), other.loads('{"k": [true, "\\u00e9"]}'))
try:
    other.loads('{"k" 1}')
except ValueError as error:
    print(type(error) is json.JSONDecodeError, type(error).__name__, error)
print(json.loads("[1]"), sys.modules["json"] is json)
other = afresh("collections", "_collections")
ordered = other.OrderedDict(a=1, b=2)
ordered.move_to_end("a")
print(other is collections, ordered, other.OrderedDict.__module__, type(ordered) is collections.OrderedDict, other.Counter("abca"), other.namedtuple("P", "x y")(1, 2))
