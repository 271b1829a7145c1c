# Did you mean: names, attributes and what is imported, as the traceback tells it.
import io
import sys
import traceback

module_value = 1
another_value = 2


def last(function, *args):
    try:
        function(*args)
    except Exception as e:
        return traceback.format_exception_only(e)[-1].strip()
    return "nothing"


class Thing:
    colour = 1
    _hidden = 2

    def __init__(self):
        self.instance_name = 3

    def method(self):
        return self.colur

    def misses_self(self):
        return colour


def local_names():
    first_name = 1
    second_name = 2
    return frist_name


def outer():
    enclosed = 1
    def inner():
        return enclosde, enclosed
    return inner()


def global_names():
    return modul_value


def builtin_names():
    return lenn, primt


def far_names():
    return completely_different


print(last(local_names))
print(last(outer))
print(last(global_names))
print(last(builtin_names))
print(last(far_names))
print(last(Thing().method))
print(last(Thing().misses_self))
for name in ("colours", "color", "methd", "instance_nam", "hidden", "__init_", "zzz", "METHOD", "c", ""):
    print(name, last(getattr, Thing(), name))
for owner, name in (([], "appendd"), ({}, "itms"), ("", "uper"), (1, "reel"), (sys, "pathh"), (Thing, "colr"), (print, "__nam__")):
    print(name, last(getattr, owner, name))


class Own:
    def __getattr__(self, name):
        raise AttributeError(f"no {name}", name=name, obj=Thing())


print(last(getattr, Own(), "colou"))
print(last(lambda: (_ for _ in ()).throw(NameError("plain"))))
print(last(lambda: (_ for _ in ()).throw(AttributeError("plain", name="colou", obj=Thing()))))
for n in range(60):
    try:
        Thing().colou
    except AttributeError as e:
        assert (e.name, type(e.obj)) == ("colou", Thing)
try:
    undefined_thing
except NameError as e:
    print(e.name, e.args)
