# Functions that are said to be elidable: one is, the others are not.

from sidewinder import elidable

table = {"a": 3}
calls = 0


@elidable
def square(x, *, plus=0):
    """Twice itself."""
    return x * x + plus


@elidable
def lookup(name):
    return table[name]


@elidable
def count():
    global calls
    calls += 1
    return calls


@elidable
def fresh(x):
    return [x]


class Map:
    @elidable
    def index(self, name):
        return len(name)


print(square(3), square(3, plus=1), square(3.0), square(float("nan")) != 0, square.__name__, square.__doc__)
print(sum(Map().index("abc") for _ in range(300)))
print(lookup("a"))
table["a"] = 4
print(lookup("a") > 2)
try:
    lookup("b")
except KeyError as error:
    print(error)
print(count() > 0)
fresh(1)
