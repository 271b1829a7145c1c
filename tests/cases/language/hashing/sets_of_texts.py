# Frozensets of texts, bytes and tuples have CPython's hashes; what a program hashes is not asked again.
from collections.abc import Set

for items in (["abc"], ["a", "b"], [b"xy", "xy"], [("a", 1), ("b", 2.5)], [-5, 2**61, -(2**61)], [1.5, ("", -1)]):
    made = frozenset(items)
    print(hash(made), Set._hash(made) == hash(made), hash((made, "t")))


class Counted:
    asked = 0

    def __hash__(self):
        Counted.asked += 1
        return 7


made = frozenset([Counted(), "t", ("u", 1)])
before = Counted.asked
print(hash(made) == hash(made), Counted.asked - before)
