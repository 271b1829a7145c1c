# A module may be given a class of the program, also while a loop asks it for attributes: then properties of that class go before what the module has.
import types


class Computed(types.ModuleType):
    @property
    def x(self):
        return 1000

    @x.setter
    def x(self, value):
        vars(self)["kept"] = value

    @x.deleter
    def x(self):
        vars(self)["kept"] = "deleted"

    def method(self):
        return 7


class Other(types.ModuleType):
    def method(self):
        return 9

    def __getattribute__(self, name):
        found = super().__getattribute__(name)
        return -found if name == "y" else found


module = types.ModuleType("module")
module.x = module.y = 1


def run(n, module):
    total = 0
    for i in range(n):
        if i == n // 2:
            module.__class__ = Computed
        if i == n // 4 * 3:
            module.__class__ = Other
        total += module.x + module.y
        if i >= n // 2:
            total += module.method()
    return total


print(run(1000, module))
module.__class__ = Computed
module.x = 5
print(module.x, vars(module)["x"], module.kept, getattr(module, "x"))
del module.x
print(module.kept, vars(module)["x"])
module.z = 3
print(module.z, vars(module)["z"])
del module.z
try:
    module.z
except AttributeError as error:
    print(error)


def by_global(n):
    total = 0
    for i in range(n):
        if i == n // 2:
            module.__class__ = types.ModuleType
        total += module.x
    return total


print(by_global(1000))
