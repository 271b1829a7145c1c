# reprlib: limits of every kind, depth, subclasses, recursive_repr.
import reprlib
from array import array
from collections import deque

r = reprlib.Repr()
print(r.maxlist, r.maxdict, r.maxstring, r.maxlong, r.maxother, r.maxlevel, r.maxtuple, r.maxset, r.maxarray, r.maxdeque, r.maxfrozenset)
values = [list(range(20)), tuple(range(20)), {i: i * i for i in range(9)}, set(range(10)), frozenset(range(9)), deque(range(12)), array("i", range(9)), "x" * 99, "quo'te" * 9, 10**99, -(10**50), 1.5, b"y" * 99, None, [[[[[[[[1]]]]]]]], {"a": {"b": {"c": {"d": {"e": {"f": {"g": 1}}}}}}}, (), [], {}, set(), deque(), (1,), {"b": 1, "a": 2}, array("d"), range(10**40)]
for v in values:
    print(reprlib.repr(v))
r.maxlist = r.maxtuple = 2
r.maxstring, r.maxlong, r.maxlevel, r.maxdict, r.maxother = 10, 12, 3, 1, 15
for v in values:
    print(r.repr(v))
print(r.repr1([1, [2]], 1), r.repr1([1, [2]], 0), r.repr_str("abc", 1), r.repr_int(10**20, 1))


class Mine(reprlib.Repr):
    def repr_Box(self, box, level):
        return f"<{self.repr1(box.inside, level - 1)}>"

    def repr_int(self, n, level):
        return f"#{n}"


class Box:
    def __init__(self, inside):
        self.inside = inside


class Broken:
    def __repr__(self):
        raise ValueError


print(Mine().repr(Box([1, Box(2), "s"])), reprlib.repr(Broken())[:18])


class Tree:
    def __init__(self, *kids):
        self.kids = list(kids)

    @reprlib.recursive_repr("<again>")
    def __repr__(self):
        "shows"
        return f"Tree({self.kids})"


t = Tree(Tree(), 5)
t.kids.append(t)
print(t, Tree.__repr__.__name__, Tree.__repr__.__doc__, reprlib.recursive_repr()(lambda s: "x")(1))
print(sum(len(reprlib.repr(list(range(i)))) + len(r.repr("s" * i)) for i in range(150)))
