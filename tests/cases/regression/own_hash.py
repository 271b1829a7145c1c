# Keys with a hash and an equality of their own: what is called, in which order, and what comes of it.
from dataclasses import dataclass
from enum import Enum
import sys

log = []


class K:
    def __init__(self, h, v, name=""):
        self.h, self.v, self.name = h, v, name

    def __hash__(self):
        log.append(("hash", self.name))
        return self.h

    def __eq__(self, other):
        log.append(("eq", self.name, getattr(other, "name", other)))
        if not isinstance(other, K):
            return NotImplemented
        return self.v == other.v


def told():
    text = repr(log[-8:])
    log.clear()
    return text


def reads(d, keys, n):
    out = []
    for i in range(n):
        k = keys[i % len(keys)]
        try:
            out.append(d[k])
        except KeyError as error:
            out.append(error.args[0] is k)
    return out[-len(keys):]


def writes(d, keys, n):
    for i in range(n):
        d[keys[i % len(keys)]] = i
    return [(k.name, v) for k, v in d.items()]


def tests(d, keys, n):
    count = 0
    for i in range(n):
        if keys[i % len(keys)] in d:
            count += 1
        if keys[i % len(keys)] not in d:
            count += 100
    return count


def gets(d, keys, n):
    out = []
    for i in range(n):
        out.append((d.get(keys[i % len(keys)]), d.get(keys[i % len(keys)], -1)))
    return out[-len(keys):]


def defaults(d, keys, n):
    for i in range(n):
        d.setdefault(keys[i % len(keys)], i)
    return list(d.values())


def adds(s, keys, n):
    for i in range(n):
        s.add(keys[i % len(keys)])
    return len(s)


N = 120
for hashes in [1, 2, 3, 4], [7, 7, 7, 7], [True, 1, False, 0], [2**70, 2**70 + 1, 2**70 + 2, 5]:
    keys = [K(h, i, f"a{i}") for i, h in enumerate(hashes)]
    same = [K(h, i, f"b{i}") for i, h in enumerate(hashes)]
    others = [K(h, i + 10, f"c{i}") for i, h in enumerate(hashes)]
    d = {}
    print(writes(d, keys[:3], N), told())
    print(reads(d, keys, N), told())
    print(reads(d, same, N), told())
    print(reads(d, others, N), told())
    print(tests(d, same, N), told(), gets(d, same, N), told())
    print(tests(d, others, N), told(), gets(d, others, N), told())
    print(tests(set(keys[:3]), same, N), told(), tests(frozenset(keys[1:]), others, N), told())
    print(defaults({}, same + keys, N), told())
    print(adds(set(), same + keys + others, N), told())
    print(len({K(h, 1) for h in hashes * 40}), len({K(h, 1): h for h in hashes * 40}))
    log.clear()


class Bad:
    def __init__(self, kind):
        self.kind = kind

    def __hash__(self):
        if self.kind == "raise":
            raise ValueError("no hash")
        if self.kind == "str":
            return "x"
        if self.kind == "float":
            return 1.5
        return 3

    def __eq__(self, other):
        if self.kind == "eq":
            raise RuntimeError("no eq")
        if self.kind == "truth":
            return Bad("raise") if other.kind == "x" else Truth()
        return NotImplemented


class Truth:
    def __bool__(self):
        raise LookupError("no truth")


def lines(error):
    found, tb = [], error.__traceback__
    while tb:
        found.append((tb.tb_frame.f_code.co_name, tb.tb_lineno))
        tb = tb.tb_next
    return found


def fails(d, key, n):
    last = None
    for i in range(n):
        try:
            if i % 3 == 0:
                d[key]
            elif i % 3 == 1:
                key in d
            else:
                d[key] = i
        except Exception as error:
            last = type(error).__name__, str(error), lines(error)
    return last


for kind in "raise", "str", "float", "eq", "truth":
    d = {Bad("fine"): 1}
    print(kind, fails(d, Bad(kind), 150), len(d))
    d = {Bad("eq" if kind == "eq" else "fine"): 1}
    print(kind, fails(d, Bad(kind), 150), len(d))


class Unhashable:
    __hash__ = None


print(fails({1: 1}, Unhashable(), 150))


@dataclass(frozen=True)
class Point:
    x: int
    y: object


@dataclass(frozen=True)
class Line:
    a: Point
    b: Point


@dataclass(frozen=True, order=True)
class Sub(Point):
    z: int = 0


class Colour(Enum):
    RED = 1
    GREEN = 2


def points(n):
    d, s, total = {}, set(), 0
    for i in range(n):
        p = Point(i % 17, (i % 3, "t", 2.5, None)[i % 4])
        d[p] = d.get(p, 0) + 1
        s.add(p)
        if Sub(i % 17, None) in d:
            total += 1000
        if Point(i % 19, "t") in s:
            total += 1
        l = Line(p, Point(i % 2, 0))
        d[l] = i
        total += d[Line(Point(p.x, p.y), Point(i % 2, 0))]
        c = (Colour.RED, Colour.GREEN)[i % 2]
        d[c] = d.get(c, 0) + 1
    return len(d), len(s), total, d[Colour.RED], d[Colour.GREEN]


print(points(200))


class Named(str):
    def __eq__(self, other):
        return str.__eq__(self, other) or str.__eq__(self, str(other).upper())

    def __hash__(self):
        return str.__hash__(self)


def named(d, n):
    count = 0
    for i in range(n):
        key = Named("A" if i % 2 else "b")
        if key in d:
            count += d[key]
        key = "A" if i % 3 else "b"
        if key in d:
            count += d[key]
    return count


print(named({"A": 1, "b": 10, "c": 100}, 150), named({Named("A"): 1, "b": 10, Named("c"): 100}, 150))


# A string and an int that meet a key with their hash.
class Like:
    def __init__(self, of):
        self.of = of

    def __hash__(self):
        return hash(self.of)

    def __eq__(self, other):
        if isinstance(other, Like):
            return self.of == other.of
        return self.of == other


def mixed(d, keys, n):
    out = 0
    for i in range(n):
        for k in keys:
            out += d.get(k, 7)
        d["x"] = i
        out += d["x"]
    return out, len(d)


print(mixed({"x": 1, 5: 2, (1, 2): 3}, [Like("x"), Like(5), Like((1, 2)), Like("y"), Like(6)], 200))
print(mixed({Like("x"): 1, Like(5): 2, Like((1, 2)): 3}, ["x", 5, (1, 2), "y", Like("y")], 200))


# What `__eq__` and `__hash__` do to the table.
class Mutates:
    table = None
    act = None

    def __init__(self, v, h=1):
        self.v, self.h = v, h

    def __hash__(self):
        return self.h

    def __eq__(self, other):
        if Mutates.act:
            act, Mutates.act = Mutates.act, None
            act(Mutates.table)
        return self.v == other.v


def mutate(act, n, size):
    out = []
    for i in range(n):
        d = {Mutates(k): k for k in range(size)}
        Mutates.table = d
        if i % 5 != 1 or i < 50:
            Mutates.act = act
        k = Mutates(i % (size + 1))
        way = i % 4
        try:
            if way == 0:
                out.append(d[k])
            elif way == 1:
                out.append(k in d)
            elif way == 2:
                d[k] = 100
            else:
                out.append(d.get(k, -1))
        except KeyError:
            out.append("missing")
        Mutates.act = None
        out.append(len(d))
    return sum(hash(str(x)) for x in out) % 1000003, out[-6:]


def grow(d):
    for k in range(100, 130):
        d[Mutates(k, k)] = k


def swap(d):
    first = next(iter(d))
    v = d.pop(first)
    d[first] = v + 1


for size in 1, 3, 7, 12:
    print(size, mutate(lambda d: d.clear(), 150, size), mutate(grow, 150, size), mutate(swap, 150, size))
    print(size, mutate(lambda d: d.popitem(), 150, size), mutate(lambda d: d.update({Mutates(0): 55}), 150, size))


# What is seen from inside.
class Sees:
    seen = None

    def __hash__(self):
        frame = sys._getframe()
        Sees.seen = frame.f_back.f_code.co_name, frame.f_back.f_lineno
        return 4

    def __eq__(self, other):
        frame = sys._getframe()
        Sees.seen += frame.f_back.f_code.co_name, frame.f_back.f_lineno
        return True


def looks(n):
    d = {Sees(): 5}
    total = 0
    for i in range(n):
        total += d[Sees()]
    return total, Sees.seen


print(looks(300))


# `__missing__`, and other subclasses of dict.
class Missing(dict):
    def __missing__(self, key):
        return "missing", key.v


class Deep:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return 1 if self.n == 0 else hash(Deep(self.n - 1)) + 1

    def __eq__(self, other):
        return self.n == other.n


def deep(n):
    d = Missing()
    d[Deep(3)] = "deep"
    out = []
    for i in range(n):
        out.append(d[K(1, i, "m")] if i % 2 else d[Deep(3)])
    return out[-2:]


print(deep(300))


# A class that gets another hash and another equality on the way.
def changes(n):
    class C:
        def __init__(self, v):
            self.v = v

        def __hash__(self):
            return self.v

        def __eq__(self, other):
            return self.v == other.v

    d = {C(k): k for k in range(10)}
    out = 0
    for i in range(n):
        if i == n // 2:
            C.__eq__ = lambda self, other: False
        if i == n // 2 + n // 4:
            C.__hash__ = lambda self: self.v + 1
            C.__eq__ = lambda self, other: self.v + 1 == other.v or other.v + 1 == self.v
        out += d.get(C(i % 12), 1000)
    return out


print(changes(200))
print(deep(10), hash(K(-1, 0)), hash(K(2**64, 0)), hash(K(True, 0)))


def recursive(n, d):
    class R:
        def __hash__(self):
            return hash(self)

    try:
        d[R()]
    except RecursionError:
        return "too deep"


print([recursive(1, {}) for _ in range(3)])


def hashes(values, n):
    class H:
        def __init__(self, v):
            self.v = v

        def __hash__(self):
            return hash(self.v)

        def __eq__(self, o):
            return self.v == o.v

    d = {H(v): i for i, v in enumerate(values)}
    out = 0
    for i in range(n):
        out = (out * 31 + d[H(values[i % len(values)])]) % 1000007
    return out, len(d)


print(hashes(["a", "b", b"c", 1, -1, 2**61 - 1, 2**61, 2**62, 2**63 - 1, -(2**63), 2**64, 1.5, -1.0, 1e300, None, True, (), (1,),
              (1, "a"), (1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4, 5), ((1, 2), 3), frozenset([1]), int, len], 200))
