# copy in loops: graphs with cycles and sharing, memo tables, classes with slots, hooks of every kind, what is not copied.
import copy
import types
from collections import OrderedDict, defaultdict, deque, namedtuple


class Node:
    def __init__(self, n):
        self.n, self.out = n, []


nodes = [Node(i) for i in range(40)]
for i, node in enumerate(nodes):
    node.out = [nodes[i * 3 % 40], nodes[(i + 7) % 40], node]
twin = copy.deepcopy(nodes)
print(all(a is not b and a.n == b.n and b.out[2] is b and [x.n for x in a.out] == [x.n for x in b.out] for a, b in zip(nodes, twin)), twin[0].out[1] is twin[7], len({id(x) for a in twin for x in a.out}))


class Slots:
    __slots__ = ("a", "b", "__dict__")

    def __init__(self, a):
        self.a, self.extra = a, [a]


class Hooked:
    copies = deeps = 0

    def __init__(self, v):
        self.v = v

    def __copy__(self):
        Hooked.copies += 1
        return Hooked(self.v)

    def __deepcopy__(self, memo):
        Hooked.deeps += 1
        memo[id(self)] = new = Hooked(None)
        new.v = copy.deepcopy(self.v, memo)
        return new


class Reduced:
    def __init__(self, *a):
        self.a, self.items = a, []

    def append(self, x):
        self.items.append(x)

    def extend(self, xs):
        self.items += [x for x in xs]

    def __reduce_ex__(self, protocol):
        return Reduced, self.a, {"state": protocol}, iter(self.items)


class Stateful:
    def __init__(self):
        self.x, self.skip = [1], "big"

    def __getstate__(self):
        return {"x": self.x}

    def __setstate__(self, s):
        self.__dict__.update(s, skip="restored")


P = namedtuple("P", "x y")
total = 0
for i in range(120):
    s = Slots([i])
    shallow, deep = copy.copy(s), copy.deepcopy(s)
    h = Hooked([s, s])
    hd = copy.deepcopy([h, h])
    r = Reduced(1, [2])
    r.append([i])
    rc, rd = copy.copy(r), copy.deepcopy(r)
    st = copy.deepcopy(Stateful())
    total += (shallow.a is s.a) + (deep.a is not s.a) * 2 + (deep.extra == s.extra) * 4 + (hd[0] is hd[1]) * 8 + (hd[0].v[0] is hd[0].v[1]) * 16 + (rc.items[0] is r.items[0]) * 32 + (rd.items[0] is not r.items[0]) * 64 + (st.skip == "restored") * 128 + rd.state
    total += len(copy.copy([i] * 3)) + len(copy.deepcopy({i: [i]})[i]) + copy.deepcopy((i, [i]))[1][0]
print(total, Hooked.copies, Hooked.deeps, hasattr(deep, "b"), copy.copy(h).v is h.v, rc.a, rd.a)
t, c = (1, (2, "x")), (1, [2])
for v in (None, 5, 1.5, "s", b"b", t, frozenset({1}), len, int, Node, lambda: 1, ..., NotImplemented, range(3), 2j, type(None), property(), types.ModuleType):
    print(copy.copy(v) is v, copy.deepcopy(v) is v, end=" ")
print(copy.deepcopy(c) is c, copy.deepcopy(c) == c, copy.copy(c) is c)
for v in ([1, [2]], {1: [2]}, {1, 2}, bytearray(b"x"), deque([1], 3), defaultdict(list, a=[1]), OrderedDict(b=[1]), P(1, [2]), types.SimpleNamespace(a=[1]), {"self": 1}):
    s, d = copy.copy(v), copy.deepcopy(v)
    print(type(s).__name__, s == v, d == v, s is v, d is v, getattr(d, "maxlen", ""), getattr(d, "default_factory", ""))
loop = [1]
loop.append((loop, {"k": loop}))
d = copy.deepcopy(loop)
e = copy.copy(KeyError("a", [1]))
memo = {}
copy.deepcopy([nodes[0].out[:0], [1]], memo)
print(d[1][0] is d, d[1][1]["k"] is d, repr(e), e.args, len(memo) > 1, copy.Error is copy.error, issubclass(copy.Error, Exception))


class NoCopy:
    def __reduce_ex__(self, protocol):
        raise TypeError("not me")


class Wrong:
    def __reduce_ex__(self, protocol):
        return 5


for bad in (lambda: copy.copy(NoCopy()), lambda: copy.deepcopy([NoCopy()]), lambda: copy.copy(Wrong()), lambda: copy.deepcopy(i for i in ()), lambda: copy.copy(iter(lambda: 1, 2)) and 1, lambda: copy.deepcopy(), lambda: copy.deepcopy([], 5) and 1):
    try:
        print(bad())
    except (TypeError, copy.Error, AttributeError, AssertionError) as e:
        print(type(e).__name__)
