# Mapping and sequence patterns over one's own Mappings and Sequences: get with a sentinel, keys that are values, rest as a dict, registered ABCs.
from collections import OrderedDict, defaultdict, deque, ChainMap, UserDict, UserList
import collections.abc as abc, types
class Own(abc.Mapping):
    def __init__(self, **k): self.k = k
    def __getitem__(self, key): log.append(("getitem", key)); return self.k[key]
    def __iter__(self): log.append("iter"); return iter(self.k)
    def __len__(self): log.append("len"); return len(self.k)
    def get(self, key, default=None): log.append(("get", key)); return self.k.get(key, default)
    def keys(self): log.append("keys"); return self.k.keys()
class Row(abc.Sequence):
    def __init__(self, *v): self.v = v
    def __getitem__(self, i): log.append(i if not isinstance(i, slice) else "slice"); return self.v[i]
    def __len__(self): log.append("len"); return len(self.v)
class Registered:
    def __len__(self): return 2
    def __getitem__(self, i): return "ab"[i]
abc.Sequence.register(Registered)
class Duck:
    def __len__(self): return 2
    def __getitem__(self, i): return i
    def keys(self): return [0, 1]
log = []
class Key: name = "name"; num = 3
def shape(v):
    match v:
        case {Key.name: str(n), "extra": None, **rest}: return ("named", n, rest)
        case {Key.num: x, 4: y}: return ("numbers", x, y)
        case {"deep": {"er": [a, {"est": b}]}}: return ("deep", a, b)
        case {"a": 1, **rest}: return ("a1", rest)
        case {True: t, None: n}: return ("odd keys", t, n)
        case {}: return "a mapping"
        case [a, b, c, d]: return ("four", a, b, c, d)
        case [a, *mid, "end"]: return ("ends", a, mid)
        case [a, b]: return ("two", a, b)
        case [*_]: return "a sequence"
        case _: return "neither"
for v in ({"name": "x", "extra": None}, {"name": 5, "extra": None}, {"name": "x", "extra": None, "z": 1}, {3: 1, 4.0: 2}, {"deep": {"er": [1, {"est": 2}]}}, {"a": 1, "b": 2}, OrderedDict(a=1), defaultdict(int), ChainMap({"a": 1}, {"q": 2}), UserDict(a=1, c=3), types.MappingProxyType({"a": True}), {1: "t", None: 0}, UserList([1, 2]), deque([1, 2, "end"]), range(4), (1, "end"), [1, 2, 3], memoryview(b"xy"), "ab", b"ab", bytearray(b"ab"), {1, 2}, iter([1]), Registered(), Duck(), {"a": 1}.keys(), (x for x in ())): print(shape(v))
print(shape(Own(a=1, b=2)), log); log.clear()
print(shape(Own(name="n", extra=None)), log); log.clear()
print(shape(Own()), log); log.clear()
print(shape(Row(1, 2)), log); log.clear()
print(shape(Row(1, 2, 3, "end")), log); log.clear()
print(shape(Row(0, 5, 6, 7, "end")), log); log.clear()
d = defaultdict(list)
match d:
    case {"x": _}: print("made")
    case _: print("not made", dict(d))
class Bad(dict):
    def get(self, *a): raise KeyError("own get")
try: print(shape(Bad(a=1)))
except KeyError as e: print(e)
count = {}
things = [{"a": 1, "z": 2}, Own(a=1), Row(1, 2), [1, 2], {"deep": {"er": (1, {"est": 0})}}, Registered(), "ab", deque([9, "end"]), {3: 0, 4: 0}]
for i in range(180):
    r = shape(things[i % 9] if i > 40 else things[i % 2])
    r = r if isinstance(r, str) else r[0]
    count[r] = count.get(r, 0) + 1
    if i == 90: Key.num = "a"; things[0]["a"] = 2
    if i == 130: things[3].append("end")
print(count, len(log))
