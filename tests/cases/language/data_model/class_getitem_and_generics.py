# __class_getitem__: when it is asked, against __getitem__ of a metaclass, with instances; types.GenericAlias by hand.
import types
class Box:
    def __class_getitem__(cls, key): return f"{cls.__name__}[{key!r}]"
    def __init__(self, v=None): self.v = v
class Sub(Box): pass
print(Box[int], Sub["x"], Box[1, 2], Box[...], Box[1:2], Box[()], type(Box.__dict__["__class_getitem__"]).__name__)
try: Box()[1]
except TypeError as e: print(e)
class Meta(type):
    def __getitem__(cls, key): return ("meta", key)
class Both(metaclass=Meta):
    def __class_getitem__(cls, key): return ("class", key)
print(Both[3], Both.__class_getitem__(3))
for bad in (int, object, float, str, len, type("T", (), {})):
    try: print(bad[0])
    except TypeError as e: print(e)
try: Box[0] = 1
except TypeError as e: print(e)
try: del Box[0]
except TypeError as e: print(e)
print(list[int], dict[str, list[int]], tuple[int, ...], tuple[()], type[int], set["x"], frozenset[1])
g = dict[str, int]
print(g.__origin__, g.__args__, g.__parameters__, g == dict[str, int], hash(g) == hash(dict[str, int]), g == dict, type(g) is types.GenericAlias, g(a=1), isinstance({}, type(g)))
for act in (lambda: isinstance({}, g), lambda: issubclass(dict, g), lambda: list[int][str], lambda: g.nothing, lambda: setattr(g, "x", 1), lambda: list[int] == 5, lambda: 1 in list[int]):
    try: print(act())
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
class Child(list[int]): pass
print(Child.__bases__, Child.__orig_bases__, Child([1]) + [2], g.fromkeys("ab"), list[int].append is list.append)
class Own(Box):
    __class_getitem__ = classmethod(types.GenericAlias)
print(Own[int], Own[int](5).v, Own[int](5).__orig_class__, Own[int].__origin__ is Own)
print(int | str, int | None, list[int] | dict, (int | str) == (str | int), isinstance(5, int | str), issubclass(bool, int | None), (int | int) is int)
for act in (lambda: int | 5, lambda: isinstance(1, int | list[int]), lambda: (int | str)(), lambda: (int | str)[0], lambda: None | None):
    try: print(act())
    except TypeError as e: print(e)
count = 0
for i in range(120):
    key = (int, str, "s", i)[i % 4]
    count += len(Box[key]) + (list[key].__args__ == (key,)) + (isinstance(i, int | str))
    if i == 60: Box.__class_getitem__ = classmethod(lambda cls, key: "xx")
    if i == 90: Box.__class_getitem__ = lambda key: "plain"
print(count)
