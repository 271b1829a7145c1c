# The module of a class that type makes, and of builtin classes and their objects; modules of own classes.
import _collections_abc
import types

print(type("Made", (), {}).__module__, (int | str).__module__, list[int].__class__.__module__, types.UnionType.__module__, types.UnionType.__qualname__)
scope = {"__name__": "elsewhere"}
exec("made = type('Made', (), {})", scope)
print(scope["made"].__module__, repr(scope["made"]))


class Wide(types.ModuleType):
    def __init__(self, name, doc, *rest, **options):
        super().__init__(name, doc)
        self.rest = rest, options


class Bare(types.ModuleType):
    def __init__(self):
        self.only = 1


class Talks(types.ModuleType):
    def __repr__(self):
        return "own " + super().__repr__()


wide = Wide("name", "text", 1, key=2)
print(wide.__name__, wide.__doc__, wide.rest, wide, Bare(), Bare().only, Talks("other"))
by_hand = types.ModuleType("made")
print(by_hand)
by_hand.__file__ = "/a/b.py"
print(by_hand)
del by_hand.__file__
by_hand.__loader__ = "a loader"
print(by_hand)
by_hand.__name__ = "renamed"
print(by_hand)
del by_hand.__name__
print(by_hand)
for wrong in (lambda: types.ModuleType("a", "b", 3), lambda: types.ModuleType(), lambda: types.ModuleType(3)):
    try:
        wrong()
    except TypeError as error:
        print(error)
names = "bytes_iterator dict_keyiterator dict_valueiterator dict_itemiterator list_iterator range_iterator set_iterator tuple_iterator zip_iterator dict_keys dict_values dict_items mappingproxy generator coroutine async_generator"
print([getattr(_collections_abc, name).__name__ for name in names.split()])
