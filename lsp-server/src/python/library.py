"""Prints library.tsv: what the builtin modules of the engine that runs this have, one name a line.

Columns: owner, name, kind, parameters, bases. Kinds: function, class, method, property, value, module.
"""

import sys
from importlib.util import find_spec

# What dir() has of these is about the machinery, not for programs.
HIDDEN = {"__builtins__", "__cached__", "__file__", "__loader__", "__package__", "__path__", "__spec__", "__name__",
          "__doc__", "__dict__", "__weakref__", "__module__", "__qualname__", "__slots__", "__annotations__"}


def parameters(thing, name):
    code = getattr(thing, "__code__", None)
    if isinstance(code, type(of_code.__code__)):
        return of_code(thing, code)
    doc = getattr(thing, "__doc__", None)
    first = doc.split("\n")[0].strip() if isinstance(doc, str) else ""
    if first.startswith(name + "("):
        depth = 0
        for at, letter in enumerate(first):
            depth += letter == "("
            depth -= letter == ")"
            if letter == ")" and depth == 0:
                found = first[len(name):at + 1]
                return "" if found == "(...)" else found
    return ""


def of_code(thing, code):
    defaults = list(thing.__defaults__ or ())
    names = list(code.co_varnames)
    count = code.co_argcount
    parts = []
    for at in range(count):
        default = at - (count - len(defaults))
        parts.append(names[at] if default < 0 else names[at] + "=" + shown(defaults[default]))
        if at + 1 == code.co_posonlyargcount:
            parts.append("/")
    at = count + code.co_kwonlyargcount
    if code.co_flags & 4:
        parts.append("*" + names[at])
        at += 1
    elif code.co_kwonlyargcount:
        parts.append("*")
    for name in names[count:count + code.co_kwonlyargcount]:
        kept = thing.__kwdefaults__ or {}
        parts.append(name + "=" + shown(kept[name]) if name in kept else name)
    if code.co_flags & 8:
        parts.append("**" + names[at])
    return "(" + ", ".join(parts) + ")"


def shown(value):
    if value is None or isinstance(value, (bool, int, float, str, bytes)):
        return repr(value)
    return "…"


def kind(thing, owner):
    if isinstance(thing, type):
        return "class"
    if isinstance(thing, type(sys)):
        return "module"
    if owner is not None:
        unbound = getattr(thing, "__func__", thing)
        return "method" if callable(unbound) else "property"
    return "function" if callable(thing) else "value"


def rows(owner, scope, is_class):
    for name in sorted(scope):
        if name in HIDDEN or name.startswith("_") and not name.endswith("__"):
            continue
        thing = scope[name]
        what = kind(thing, owner if is_class else None)
        unbound = getattr(thing, "__func__", thing)
        bases = ""
        if what == "class":
            bases = ",".join(base.__module__ + "." + base.__name__ for base in thing.__bases__ if base is not object)
        if what == "module":
            bases = thing.__name__
        text = parameters(unbound, name) if what in ("function", "class", "method") else ""
        yield (owner, name, what, text, bases)
        if what == "class" and not is_class and name == thing.__name__ and thing not in seen:
            seen.add(thing)
            members = dict(thing.__dict__)
            if thing is not object:
                members = {key: value for key, value in members.items() if not hasattr(object, key) or key == "__init__"}
            yield from rows(owner + "." + name, members, True)


seen = set()
names = {*sys.builtin_module_names, *sys.stdlib_module_names, "collections.abc", "json.decoder", "json.encoder", "json.scanner"}
public = [name for name in names if not name.startswith("_") or name == "__future__"]
# Those in Python, too, which have halves of theirs in the engine; what is in the library is read there.
modules = [name for name in public if (spec := find_spec(name)) and spec.origin == "built-in"]
for module in sorted(modules, key=lambda name: (name != "builtins", name)):
    loaded = __import__(module, None, None, ["*"])
    print(module, "", "module", "", "", sep="\t")
    for row in rows(module, dict(loaded.__dict__), False):
        print(*row, sep="\t")
