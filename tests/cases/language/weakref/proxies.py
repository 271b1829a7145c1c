# weakref.proxy: attributes, operators, items, calls and iteration of what it stands for; ReferenceError after that has died.
import gc
import weakref


class Number:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        return Number(self.n + getattr(other, "n", other))

    __radd__ = __add__

    def __sub__(self, other):
        return ("sub", self.n, type(other).__name__)

    def __rsub__(self, other):
        return ("rsub", self.n, other)

    def __iadd__(self, other):
        self.n += other
        return self

    def __neg__(self):
        return -self.n

    def __index__(self):
        return self.n

    def __float__(self):
        return self.n / 2

    def __lt__(self, other):
        return self.n < getattr(other, "n", other)

    def __eq__(self, other):
        return self.n == getattr(other, "n", other)

    def __bool__(self):
        return self.n > 0

    def __str__(self):
        return f"number {self.n}"

    def __bytes__(self):
        return b"number"


class Box:
    def __init__(self):
        self.items = {}

    def __getitem__(self, key):
        return self.items[key]

    def __setitem__(self, key, value):
        self.items[key] = value

    def __delitem__(self, key):
        del self.items[key]

    def __len__(self):
        return len(self.items)

    def __contains__(self, key):
        return key in self.items

    def __iter__(self):
        return iter(self.items)

    def __call__(self, *args, **keywords):
        return args, keywords


n = Number(3)
p = weakref.proxy(n)
print(p.n, (p + 1).n, (1 + p).n, (p + p).n, p - 1, 1 - p, -p, [0, 1, 2, 3][p], float(p), p < 4, p == n, p != 3, bool(p), str(p), bytes(p))
print(type(p), isinstance(p, Number), p.__class__ is Number, repr(p).startswith("<weakproxy at 0x"), " to Number at 0x" in repr(p))
p.added = 5
print(n.added, hasattr(p, "missing"), weakref.proxy(n) is p, weakref.getweakrefcount(n))
del p.added
print(hasattr(n, "added"))
try:
    hash(p)
except TypeError as error:
    print(error)
try:
    p.missing
except AttributeError as error:
    print(error)
b = Box()
q = weakref.proxy(b)
q["k"] = 1
q["l"] = 2
del q["k"]
print(q["l"], len(q), "l" in q, "k" in q, list(q), q(1, x=2), type(q), callable(q), callable(p))
try:
    next(q)
except TypeError as error:
    print(error)


def numbers():
    total = 0
    m = Number(1)
    r = weakref.proxy(m)
    for k in range(80):
        r += 1 if k % 2 else 0
        total += (r + k).n
        r = weakref.proxy(m)
        m.n += 1
    return total


print(numbers())
said = []


def die():
    m = Number(9)
    r = weakref.proxy(m, lambda proxy: said.append(type(proxy).__name__))
    print(r.n)
    return r


r = die()
gc.collect()
print(said)
for use in (lambda: r.n, lambda: r + 1, lambda: 1 + r, lambda: setattr(r, "n", 1), lambda: str(r), lambda: bool(r), lambda: len(r), lambda: r == 1, lambda: r()):
    try:
        use()
        print("no error")
    except (ReferenceError, TypeError) as error:
        print(type(error).__name__, error)
print(repr(r).startswith("<weakproxy at 0x"))
