import copy
import pickle
from collections import OrderedDict, namedtuple
from dataclasses import dataclass
from datetime import datetime

from measured import main


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Slotted:
    __slots__ = ("x", "y")

    def __getstate__(self):
        return self.x, self.y

    def __setstate__(self, state):
        self.x, self.y = state


@dataclass
class Item:
    name: str
    price: float
    count: int


Pair = namedtuple("Pair", "a b")

small = {"id": 12, "name": "Ann", "tags": ["a", "b"], "price": 1.5, "none": None}
large = [dict(small, id=i, name="name %d" % i) for i in range(200)]
ints, floats = list(range(1000)), [i / 7 for i in range(1000)]
texts, octets = ["text %d" % i for i in range(1000)], bytes(100000)
pairs = [(i, str(i)) for i in range(1000)]
points = [Point(i, i * 2) for i in range(100)]
slotted = []
for i in range(100):
    slotted.append(Slotted())
    slotted[-1].x = slotted[-1].y = i
items = [Item("item %d" % i, i / 2, i) for i in range(100)]
named = [Pair(i, i) for i in range(100)]
moments = [datetime(2024, 1, 1 + i % 28) for i in range(100)]
sets = [{i, i + 1} for i in range(100)]
nested = Point(points[:10], {"items": items[:10], "more": (1, 2, named[:10])})
ordered = OrderedDict((i, i) for i in range(100))

values = ["small", "large", "ints", "floats", "texts", "octets", "pairs", "points", "slotted", "items", "named", "moments", "sets", "nested", "ordered"]
pickled = {name: pickle.dumps(globals()[name]) for name in values}
old = pickle.dumps(large, 2)


def same(text):
    return pickle.loads(text) is not None


main(
    globals(),
    [("dumps " + name, "len(pickle.dumps(%s)) > 0" % name) for name in values]
    + [("loads " + name, "same(pickled['%s'])" % name) for name in values]
    + [
        ("dumps protocol 2", "len(pickle.dumps(large, 2)) > 0"),
        ("loads protocol 2", "same(old)"),
        ("deepcopy dict", "copy.deepcopy(small)"),
        ("deepcopy large", "len(copy.deepcopy(large))"),
        ("deepcopy instances", "len(copy.deepcopy(points))"),
        ("copy dict", "copy.copy(small)"),
        ("copy instance", "copy.copy(points[3]).x"),
    ],
)
