# Data model 3.3.2: __getattr__, __getattribute__, __setattr__, __delattr__, __dir__; of modules and through the class.
import types


class Missing:
    present = 1

    def __getattr__(self, name):
        if name.startswith("no"):
            raise AttributeError(f"no such thing: {name}", name=name, obj=self)
        return f"made {name}"


m = Missing()
print(m.present, m.other, getattr(m, "nope", "default"), hasattr(m, "nothing"), hasattr(m, "x"))
try:
    m.nope
except AttributeError as error:
    print(error, error.name, error.obj is m)


class All:
    def __init__(self):
        self.x = 1

    def __getattribute__(self, name):
        log.append(name)
        return object.__getattribute__(self, name)

    def __len__(self):
        return 3


log = []
a = All()
print(a.x, len(a), a.__len__(), log)
log.clear()
a.__dict__["y"] = 2
print(a.y, vars(a), log)
try:
    a.z
except AttributeError as error:
    print(error)


class Both:
    def __getattribute__(self, name):
        raise AttributeError("always")

    def __getattr__(self, name):
        return "rescued " + name


print(Both().anything, Both().__class__)


class Guarded:
    def __setattr__(self, name, value):
        if name == "fixed":
            raise AttributeError("fixed is fixed")
        super().__setattr__(name, value * 2)

    def __delattr__(self, name):
        print("deleting", name)
        object.__delattr__(self, name)


g = Guarded()
g.v = 4
print(g.v, g.__dict__)
del g.v
for act in (lambda: setattr(g, "fixed", 1), lambda: delattr(g, "v"), lambda: object.__setattr__(g, 3, 1), lambda: getattr(g, 3)):
    try:
        act()
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)
object.__setattr__(g, "fixed", 5)
print(g.fixed)


class Meta(type):
    def __getattr__(cls, name):
        return f"{cls.__name__}.{name} by the metaclass"


class WithMeta(metaclass=Meta):
    pass


print(WithMeta.q, hasattr(WithMeta(), "q"))
module = types.ModuleType("virtual")
module.__getattr__ = lambda name: f"from module {name}"
module.__dir__ = lambda: ["b", "a"]
print(module.thing, dir(module))


total = 0
for n in range(80):
    total += len(getattr(m, f"k{n}")) + a.x
print(total)
