# Mapping patterns: keys of any literal kind, **rest, defaultdict is not filled, subclasses, missing keys.
from collections import defaultdict, OrderedDict, ChainMap
from types import MappingProxyType
class D(dict):
    def __missing__(self, k): return "missing"
    def get(self, k, d=None): log.append(k); return super().get(k, d)
class NotReally:
    def keys(self): return ["a"]
    def __getitem__(self, k): return 1
log = []
def f(v):
    match v:
        case {"a": 1, "b": b}: return "ab", b
        case {"a": a, **rest} if rest: return "rest", a, rest
        case {1: x} | {2.5: x}: return "number", x
        case {None: n, True: t}: return "consts", n, t
        case {"nested": {"k": [x, *_]}}: return "nested", x
        case {-1: m}: return "minus", m
        case {b"x": y}: return "bytes", y
        case {}: return "any mapping"
    return "no"
dd = defaultdict(list)
for v in ({"a": 1, "b": 2}, {"a": 5, "c": 6}, {1: "i"}, {2.5: "f"}, {None: 0, True: 1}, {"nested": {"k": [7]}}, {-1: "m"}, {b"x": 1}, {}, dd, D(), D(a=1), OrderedDict(a=1, b=3), MappingProxyType({1: 2}), ChainMap({"a": 1}, {"b": 4}), NotReally(), [], None, {True: 5}, {1.0: 6}):
    print(f(v), end=" ")
print(len(dd), log)
def rest(v):
    match v:
        case {"x": _, **r}: return r, r is v
print(rest({"x": 1, "y": 2, 3: 4}), rest({"y": 1}))
class K:
    A, B = "ka", "kb"
def dotted(v):
    match v:
        case {K.A: a, K.B: b}: return a, b
        case {K.A: a}: return a
print(dotted({"ka": 1, "kb": 2}), dotted({"ka": 3}), dotted({}))
def dup(v):
    match v:
        case {K.A: a, "ka": b}: return a, b
try: dup({"ka": 1})
except ValueError as e: print(e)
total = 0
for i in range(150):
    v = {"a": i % 3, "b": i} if i % 4 else {i % 3: i, "c": 1} if i % 8 else dd
    total += len(str(f(v)))
    if i == 70: K.B = "ka"
    if i == 100: dd["a"].append(1)
print(total)
