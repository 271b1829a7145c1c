# Instances in pickles: the same bytes as CPython's, and whatever is not usual goes its own way.
import copyreg
import io
import pickle
from collections import OrderedDict, namedtuple
from dataclasses import dataclass


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    class Inner:
        pass


class Empty:
    pass


class Child(Point):
    kind = "child"


@dataclass
class Item:
    name: str
    price: float


class Slotted:
    __slots__ = ("a", "b")


class Half(Slotted):
    pass


class Stateful:
    def __init__(self):
        self.log = []

    def __getstate__(self):
        return {"log": self.log + ["got"]}

    def __setstate__(self, state):
        self.log = state["log"] + ["set"]


class Setting:
    def __setstate__(self, state):
        self.seen = sorted(state)


class Reduced:
    def __reduce__(self):
        return Point, (1, 2)


class Registered:
    pass


copyreg.pickle(Registered, lambda one: (Point, (3, 4)))


class Hooked:
    def __getattr__(self, name):
        print("asked for", name)
        raise AttributeError(name)


class New:
    def __new__(cls, *args):
        made = super().__new__(cls)
        made.made_by = "new"
        return made


class Args:
    def __getnewargs__(self):
        return (1, 2)

    def __new__(cls, *args):
        made = super().__new__(cls)
        made.args = args
        return made


class Hashed:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        print("hashed", self.__dict__)
        return 7

    def __eq__(self, other):
        return self.n == other.n


class Property:
    def __init__(self):
        self.__dict__["value"] = 3

    @property
    def value(self):
        return "computed"


class Dying:
    count = 0

    def __del__(self):
        Dying.count += 1


class Meta(type):
    pass


class WithMeta(metaclass=Meta):
    pass


class Text(str):
    pass


class Fault(Exception):
    pass


def with_dict():
    one = Point(1, 2)
    one.__dict__["z"] = 3
    return one


def shown(one):
    if isinstance(one, (list, tuple, set)):
        return type(one)(map(shown, one)) if not isinstance(one, set) else len(one)
    if isinstance(one, dict):
        return [(shown(k), shown(v)) for k, v in one.items()]
    if hasattr(one, "__dict__") and not isinstance(one, type):
        return type(one).__name__, shown(dict(vars(one)))
    return repr(one)[:80]


def loop():
    one = Point(1, None)
    one.y = [one]
    return one


def many():
    one = Empty()
    for i in range(1500):
        setattr(one, "a%d" % i, i)
    return one


one = Point(1, 2)
values = [
    one, [one, one], (one, vars(one)), Empty(), [Empty(), Empty()], Child("a", [1.5]), Item("x", 2.0), Point.Inner(), Stateful(), Setting(), Reduced(), Registered(),
    New(), Args(), {Hashed(1): 2}, {Hashed(3)}, Property(), WithMeta(), Text("abc"), Fault("x"), with_dict(), Point, [Point, int, Point.Inner], {Empty(): 1},
    Point(Point(1, 2), Point(3, Point(4, ()))), bytes(70000), "x" * 70000, [bytes(70000), one], bytearray(70000), OrderedDict(a=one),
]
for value in values:
    for protocol in (2, 4, 5) if not isinstance(value, (bytes, bytearray)) and value is not values[-3] else (4, 5):
        text = pickle.dumps(value, protocol)
        print(protocol, len(text), text if len(text) < 300 else text[:60] + text[-40:])
        print(shown(pickle.loads(text)))
text = pickle.dumps(loop())
print(text)
back = pickle.loads(text)
print(back.y[0] is back, type(back) is Point)
text = pickle.dumps(many())
print(len(text), len(vars(pickle.loads(text))), text[:200])
slotted = Half()
slotted.a, slotted.c = 1, 2
text = pickle.dumps(slotted)
print(text, pickle.loads(text).a, pickle.loads(text).c)
text = pickle.dumps([Point(i, i * i) for i in range(1200)])
print(len(text), sum(one.y for one in pickle.loads(text)))
hooked = pickle.dumps(Hooked())
print(type(pickle.loads(hooked)).__name__)
text = pickle.dumps(Dying())
print(type(pickle.loads(text)).__name__)
try:
    pickle.loads(b"\x80\x04\x8c\x08__main__\x8c\x05Point\x93)\x81}K\x01K\x02sb.")
except Exception as error:
    print(type(error).__name__, error)
for text in (b"\x80\x04\x8c\x08__main__\x8c\x04Lost\x93.", b"\x80\x04\x8c\x07missing\x8c\x04Lost\x93.", b"\x80\x04\x8c\x08__main__\x8c\x05Point\x93K\x01\x81."):
    try:
        print(pickle.loads(text))
    except Exception as error:
        print(isinstance(error, (AttributeError, ImportError, pickle.UnpicklingError, TypeError)))
outside = Point.Inner
outside.__qualname__ = "Elsewhere"
try:
    pickle.dumps(outside())
except pickle.PicklingError as error:
    print(type(error).__name__)
local = type("Local", (), {})
try:
    pickle.dumps(local())
except (pickle.PicklingError, AttributeError) as error:
    print(type(error).__name__)
copyreg.add_extension("__main__", "Point", 77)
print(pickle.dumps(Point(1, 2)))
copyreg.remove_extension("__main__", "Point", 77)
one.__reduce_ex__ = lambda protocol: (Empty, ())
print(pickle.dumps(one))


class Own(pickle.Unpickler):
    def find_class(self, module, name):
        print("find", module, name)
        return super().find_class(module, name)


print(shown(Own(io.BytesIO(pickle.dumps([Child(1, 2), Item("a", 1.0)]))).load()))
