# Which classes an object, or a class, can change to: those with the same layout, as `compatible_for_assignment` sees it.


def make(name, bases=(), slots=None):
    return type(name, bases, {} if slots is None else {"__slots__": slots})


kinds = {}


def kind(name, *bases, slots=None):
    kinds[name] = make(name, tuple(kinds.get(base, base) for base in bases), slots)


kind("P")
kind("P2")
kind("S0", slots=())
kind("W", slots=("__weakref__",))
kind("D", slots=("__dict__",))
kind("DW", slots=("__dict__", "__weakref__"))
kind("A", slots=("a",))
kind("A2", slots=("a",))
kind("AB", slots=("a", "b"))
kind("BA", slots=("b", "a"))
kind("AD", slots=("a", "__dict__"))
kind("AW", slots=("a", "__weakref__"))
kind("AW2", slots=("a", "__weakref__"))
kind("ADW", slots=("a", "__dict__", "__weakref__"))
kind("A_B", "A", slots=("b",))
kind("A2_B", "A2", slots=("b",))
kind("A_P", "A")
kind("A2_P", "A2")
kind("A_S0", "A", slots=())
kind("P_P", "P")
kind("P2_P", "P2")
kind("P_A", "P", slots=("a",))
kind("P_A2", "P", slots=("a",))
kind("P2_A", "P2", slots=("a",))
kind("P_A_P", "P_A")
kind("S0_P", "S0")
kind("S0_A", "S0", slots=("a",))
kind("D_W", "D")
kind("W_D", "W")
kind("X", Exception)
kind("X2", Exception)
kind("V", ValueError)
kind("O", OSError)
kind("XA", Exception, slots=("a",))
kind("L", list)
kind("L2", list)
kind("L0", list, slots=())
kind("LA", list, slots=("a",))
kind("LA2", list, slots=("a",))
kind("I", int)
kind("I0", int, slots=())
kind("T", tuple)
kind("M", dict)


def attempt(action):
    try:
        action()
        return "done"
    except TypeError as error:
        return str(error).split(" assignment: ")[-1]


def change_object(old, new):
    old().__class__ = new


def change_bases(old, new):
    make("C", (old,)).__bases__ = (new,)


for name, old in kinds.items():
    print(name, "to", [other for other, new in kinds.items() if attempt(lambda: change_object(old, new)) == "done"])
    answers = {attempt(lambda: change_bases(old, new)) == attempt(lambda: change_object(old, new)) for new in kinds.values()}
    print("  the same for bases", answers, attempt(lambda: change_object(old, kinds["S0"])), attempt(lambda: change_object(old, kinds["I0"])))

for new in (int, str, tuple, list, dict, Exception, OSError, type, set, frozenset, bytearray, bytes, float):
    print(attempt(lambda: setattr(kinds["P"], "__bases__", (new,))))

# In a hot loop, there and back.
objects = [kinds["A"]() for _ in range(5)]
done = 0
for turn in range(300):
    for item in objects:
        item.a = turn
        if attempt(lambda: setattr(item, "__class__", kinds[("A2", "A_S0", "S0_A", "P", "A")[turn % 5]])) == "done":
            done += item.a
print(done)


import types


class Module(types.ModuleType):
    pass


def delete(module):
    del module.missing


def load(module):
    return module.missing


own, plain = Module("own"), types.ModuleType("plain")
for _ in range(2):
    for module in (own, plain):
        for action in (delete, load):
            try:
                action(module)
            except AttributeError as error:
                print(error)
    plain.__class__ = Module
