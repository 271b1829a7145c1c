# pprint: nested containers in narrow widths, depth, order, dataclasses, recursion, saferepr.
import dataclasses
import io
import pprint
import types
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, UserString, defaultdict, deque

data = {"name": "x" * 12, "list": list(range(12)), "nested": {"b": [1, (2, 3)], "a": {"deep": {"deeper": {"deepest": 1}}}}, "set": {3, 1, 2}, "frozen": frozenset([2, 1]), 5: None}
pprint.pprint(data, width=40)
pprint.pprint(data, width=60, compact=True, depth=2, indent=3)
pprint.pp({"z": 1, "a": [{"k": "v" * 30}, {"k": "w" * 30}]}, width=50)
pprint.pprint({"z": 1, "a": 2, "m": 3}, sort_dicts=False, width=10)
pprint.pprint([10**9, 123456, -1234567, [1000000, {1: 10000}]], underscore_numbers=True, width=20)
pprint.pprint("the quick brown fox jumps over the lazy dog and more\nlines after", width=30)
pprint.pprint([b"bytes " * 10, bytearray(b"abc" * 10)], width=30)
for value in (OrderedDict([("key", 1), ("other", 2)]), defaultdict(list, a=[1, 2, 3], b=[4]), Counter("abracadabra"), deque(range(9), 20), ChainMap({"a": 1}, {"bbbbbbbb": 2}), UserDict(a=1), UserList([1, 2]), UserString("text here"), types.SimpleNamespace(alpha=1, beta=[1] * 5), types.MappingProxyType({"a": 1, "b": 2}), (1,), (), [], {}, set()):
    pprint.pprint(value, width=16)


@dataclasses.dataclass
class Point:
    x: int
    y: list
    hidden: int = dataclasses.field(default=0, repr=False)


class Odd:
    def __lt__(self, other):
        raise TypeError

    def __repr__(self):
        return "<odd>"


print(pprint.pformat(Point(1, []), width=80))
pprint.pprint({Odd(): 1, "a": {1, "b"}}, width=10)
loop = [1]
loop.append(loop)
print(pprint.isrecursive(loop), pprint.isreadable(loop), pprint.isreadable([1, "a"]), pprint.isreadable(Odd()), pprint.saferepr({"b": 1, "a": (1,)}))
out = io.StringIO()
pprint.PrettyPrinter(stream=out, width=5, indent=2).pprint([1, [2, 3]])
print(repr(out.getvalue()), repr(pprint.pformat([[]] * 3, width=1)))
for bad in ({"indent": -1}, {"depth": 0}, {"width": 0}, {"compact": True, "width": -1}):
    try:
        pprint.PrettyPrinter(**bad)
    except ValueError as e:
        print(e)
print(sum(len(pprint.pformat({k: list(range(k)) for k in range(i % 6)}, width=10 + i)) for i in range(60)))
