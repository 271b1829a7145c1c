# Functions and classes of a program pickled by value, to be run in another process.
# pip: cloudpickle==3.1.3
import base64
import dataclasses
import enum
import pickle
import subprocess
import sys
import threading
import typing

import cloudpickle

factor = 3


def scale(n):
    return [factor * x for x in range(n)]


def fact(n):
    return 1 if n < 2 else n * fact(n - 1)


def closure(start):
    total = start

    def add(n):
        nonlocal total
        total += n
        return total

    return add


class Colour(enum.Enum):
    RED = 1
    BLUE = 2

    def swap(self):
        return Colour.BLUE if self is Colour.RED else Colour.RED


@dataclasses.dataclass
class Point:
    x: int
    y: int = 0
    __hash__ = None

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)

    @staticmethod
    def zero():
        return Point(0)

    @property
    def both(self):
        return self.x, self.y


class Slotted:
    __slots__ = ("a", "__weakref__")

    def __init__(self):
        self.a = super().__repr__()[:9]


T = typing.TypeVar("T", bound=int)


class Box(typing.Generic[T]):
    item: T

    def own(self):
        return __class__.__name__


def again(thing):
    return pickle.loads(cloudpickle.dumps(thing))


print(again(scale)(4), again(fact)(10), again(closure(5))(2), again(lambda *a, k=1, **kw: (a, k, kw))(1, z=2), again(Colour.RED).swap().name)
print(again(Point(1, 2)) + Point(3, 4) if again(Point) is Point else (again(Point)(1, 2) + again(Point)(3)).both, again(Slotted)().a, again(Box)().own(), again(Box[int]), again(T).__bound__)
print(again({"keys": {1: 2}.keys(), "values": {1: 2}.values(), "items": {1: 2}.items()}), again((x for x in ()).__class__), again(Point.zero)(), again(type("Dyn", (Point,), {"z": 5}))(1).z)
SCRIPT = "import base64, pickle, sys; f, data = pickle.loads(base64.b64decode(sys.argv[1])); print(f(data))"
payload = base64.b64encode(cloudpickle.dumps((lambda points: [Colour.BLUE.swap().name, sum((p for p in points), Point.zero()).both, fact(5), scale(2)], [Point(1, 2), Point(3)]))).decode()
done = subprocess.run([sys.executable, "-c", SCRIPT, payload], capture_output=True, text=True)
print(done.stdout, done.stderr[-200:], done.returncode)
for wrong in (threading.Lock(), (n for n in "ab"), sys.stdout):
    try:
        cloudpickle.dumps(wrong)
    except (TypeError, pickle.PicklingError) as error:
        print(type(error).__name__, str(error).split(" at 0x")[0])
import json

cloudpickle.register_pickle_by_value(json)
print(again(json.dumps)([1]), json in [sys.modules[name] for name in cloudpickle.list_registry_pickle_by_value()])
cloudpickle.unregister_pickle_by_value(json)
