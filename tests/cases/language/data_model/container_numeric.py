# Data model 3.3.7 and 3.3.8: containers and numbers by special methods: slices, __missing__, __length_hint__, reflected and in place operators.
import operator


class Seq:
    def __init__(self, *items):
        self.items = list(items)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return key.indices(len(self))
        return self.items[key]

    def __setitem__(self, key, value):
        print("set", key, value)

    def __delitem__(self, key):
        print("del", key)


s = Seq(1, 2, 3)
print(s[0], s[1:], s[::-1], list(s), 2 in s, list(reversed(s)), s[-1], operator.length_hint(s))
s[1:2] = "x"
s[0, ..., None] = 1
del s[::2], s["key"]


class Default(dict):
    def __missing__(self, key):
        return key * 2


d = Default(a=1)
print(d["a"], d["b"], "b" in d, d.get("b"))


class Hint:
    def __init__(self, hint):
        self.hint = hint

    def __length_hint__(self):
        return self.hint

    def __iter__(self):
        return iter((1, 2))


print(operator.length_hint(Hint(5)), operator.length_hint(Hint(NotImplemented), 9), list(Hint(10)))
for hint in (-1, "x"):
    try:
        operator.length_hint(Hint(hint))
    except (ValueError, TypeError) as error:
        print(error)
for length in (-1, "x", 1.5):
    try:
        len(type("L", (), {"__len__": lambda self: length})())
    except (ValueError, TypeError, OverflowError) as error:
        print(type(error).__name__, error)


class N:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


def method(name):
    def act(self, *args):
        log.append((name, self.name, *args))
        return NotImplemented if name in declined else f"{name} done"
    return act


names = "add sub mul matmul truediv floordiv mod divmod pow lshift rshift and xor or".split()
for name in names:
    for prefix in ("", "r") if name == "divmod" else ("", "r", "i"):
        setattr(N, f"__{prefix}{name}__", method(prefix + name))
declined, log = set(), []
a, b = N("a"), N("b")
print(a + 1, 1 + a, a ** 2, 2 ** a, pow(a, 2, 3), divmod(a, 1), divmod(1, a), a @ b, a << 1, 1 >> a, a // b)
print(log)
log.clear()
c = a
c += 1
print(c)
declined = {"iadd", "add"}
c = a
try:
    c += b
except TypeError as error:
    print(error, log)
log.clear()


class Sub(N):
    def __radd__(self, other):
        return "sub goes first"


declined = set()
print(a + Sub("s"), Sub("s") + a, log)
log.clear()


class Convert:
    def __index__(self):
        return 7

    def __complex__(self):
        return 2j

    def __round__(self, digits=None):
        return ("round", digits)

    def __trunc__(self):
        return 9

    def __floor__(self):
        return "floor"

    def __ceil__(self):
        return "ceil"

    def __neg__(self):
        return "neg"

    def __pos__(self):
        return "pos"

    def __invert__(self):
        return "invert"

    def __abs__(self):
        return "abs"


import math

v = Convert()
print(int(v), float(v), complex(v), round(v), round(v, 2), math.trunc(v), math.floor(v), math.ceil(v), -v, +v, ~v, abs(v), hex(v), [0] * v == [0] * 7, "x"[v:] == "")
total = 0
for n in range(80):
    total += len(a + n) + s[n % 3] + d[n]
print(total)
