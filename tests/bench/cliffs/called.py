# Calls: defaults, keywords, stars, operators, closures, properties, recursion, frames, exceptions, `with`.
import sys

from measured import main


class Point:

    def __init__(self, x, y, z=0.0):
        self.x = x
        self.y = y
        self.z = z

    def norm(self):
        return self.x * self.x + self.y * self.y

    def __add__(self, o):
        return Point(self.x + o.x, self.y + o.y)


def call_default(n):

    def f(a, b=2, *, c=3):
        return a + b + c
    s = 0
    for i in range(n):
        s += f(i) + f(i, c=1) + f(i, b=4)
    return s


def call_star(n):

    def f(*a, **k):
        return len(a) + len(k)

    def g(*a, **k):
        return f(*a, **k)
    s = 0
    for i in range(n):
        s += g(1, 2, x=i)
    return s


def operator_overload(n):
    p = Point(0, 0)
    q = Point(1, 2)
    for i in range(n):
        p = p + q
    return p.x


def closures(n):

    def mk(k):
        return lambda x: x + k
    s = 0
    for i in range(n):
        s += mk(i)(1)
    return s


class C:

    def __init__(s):
        s._v = 1

    @property
    def v(s):
        return s._v

    @staticmethod
    def f(x):
        return x

    @classmethod
    def g(c, x):
        return x


def property_descr(n):
    c = C()
    s = 0
    for i in range(n):
        s += c.v + c.f(i) + C.g(1)
    return s


class E:

    def __init__(s, v, nx):
        s.v = v
        s.n = nx


def recursion_list(n):

    def ln(e):
        return 0 if e is None else 1 + ln(e.n)

    def mk(k):
        return None if k == 0 else E(k, mk(k - 1))
    s = 0
    for i in range(n // 20):
        s += ln(mk(20))
    return s


def getframe(n):

    def f():
        return sys._getframe(1).f_lineno
    s = 0
    for i in range(n):
        s += f()
    return s


def exceptions_tb(n):
    s = 0
    for i in range(n):
        try:
            if i & 1:
                raise ValueError(i)
        except ValueError as e:
            s += e.args[0]
    return s


class W:

    def __enter__(s):
        return s

    def __exit__(s, *a):
        return False


def with_stmt(n):
    w = W()
    s = 0
    for i in range(n):
        with w:
            s += i
    return s


def isinstance_dispatch(n):
    xs = [1, 'a', 2.0, (1,), [1], None]
    s = 0
    for i in range(n):
        x = xs[i % 6]
        if isinstance(x, int):
            s += 1
        elif isinstance(x, (str, bytes)):
            s += 2
        elif isinstance(x, float):
            s += 3
        else:
            s += 4
    return s


def sort_key(n):
    l = [i * 7919 % 1009 for i in range(100)]
    s = 0
    for i in range(n // 100):
        s += sorted(l, key=lambda x: -x)[0]
    return s


class R:

    def __init__(s, d):
        s.d = d
        s.p = 0
        s.b = 0
        s.k = 0

    def bits(s, n):
        while s.k < n:
            s.b |= s.d[s.p] << s.k
            s.p = s.p + 1 & 1023
            s.k += 8
        v = s.b & (1 << n) - 1
        s.b >>= n
        s.k -= n
        return v


def bit_reader(n):
    r = R(bytes(range(256)) * 4)
    s = 0
    for i in range(n):
        s += r.bits(3 + (i & 7))
    return s


main(globals(), [
    ("call default", "call_default(10_000)", 10_000),
    ("call star", "call_star(10_000)", 10_000),
    ("operator overload", "operator_overload(10_000)", 10_000),
    ("closures", "closures(10_000)", 10_000),
    ("property descr", "property_descr(10_000)", 10_000),
    ("recursion list", "recursion_list(10_000)", 10_000),
    ("getframe", "getframe(10_000)", 10_000),
    ("exceptions tb", "exceptions_tb(10_000)", 10_000),
    ("with stmt", "with_stmt(10_000)", 10_000),
    ("isinstance dispatch", "isinstance_dispatch(10_000)", 10_000),
    ("sort key", "sort_key(10_000)", 10_000),
    ("bit reader", "bit_reader(10_000)", 10_000),
])
