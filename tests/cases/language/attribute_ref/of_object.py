# What `object` itself has, asked for values that have their own; and the first argument of an operator's method.
class Named:
    def __repr__(self):
        return "Named"


def plain(text):
    return text.split(" at ")[0]


for value in (5, True, "a", b"a", (1,), [1], {1: 2}, {3}, 2.5, 1j, Named(), int, range(3)):
    print(plain(object.__repr__(value)))
for value in (iter([1]), object()):
    print(plain(object.__repr__(value)) == plain(repr(value)))
for wrong in (
    lambda: int.__repr__("x"),
    lambda: int.__add__("x", 1),
    lambda: str.__len__(5),
    lambda: list.append(5, 1),
    lambda: str.upper(5),
    lambda: dict.__getitem__([], 1),
    lambda: int.__repr__(),
    lambda: list.append(),
):
    try:
        wrong()
    except TypeError as error:
        print(error)
