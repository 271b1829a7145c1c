# copy.copy: builtin classes, own classes, hooks.
import copy

for x in ([1, [2]], {"a": [1]}, {1, 2}, (1, [2]), "s", 5, None, frozenset([1]), bytearray(b"x"), range(3), len, 2.5, 1j, b"b", slice(1), type, ...):
    y = copy.copy(x)
    print(repr(x)[:30], y == x, y is x)


class P:
    def __init__(self, x):
        self.x = x


p = P([1])
q = copy.copy(p)
q.y = 1
print(q.x is p.x, hasattr(p, "y"), type(q).__name__)


class Hook:
    def __copy__(self):
        return "copied"


class State:
    def __init__(self):
        self.a, self.b = 1, 2

    def __getstate__(self):
        return {"a": self.a * 10}

    def __setstate__(self, state):
        self.a = state["a"]
        self.b = "set"


class Reduced:
    def __init__(self, n):
        self.n = n

    def __reduce__(self):
        return Reduced, (self.n + 1,)


class L(list):
    pass


class D(dict):
    pass


l = L([1, 2])
l.tag = "t"
m = copy.copy(l)
d = D(a=1)
d.tag = "u"
e = copy.copy(d)
print(copy.copy(Hook()), copy.copy(State()).__dict__, copy.copy(Reduced(1)).n, m, m.tag, type(m).__name__, e, e.tag, type(e).__name__, copy.copy(P) is P)
total = 0
for i in range(100):
    a = [i, [i]]
    b = copy.copy(a)
    b.append(1)
    total += len(a) + len(b) + (a[1] is b[1])
print(total)
