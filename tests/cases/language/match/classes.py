# Class patterns: __match_args__, keywords, builtin classes, errors.
class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Point3(Point):
    __match_args__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


class Node:
    def __init__(self, **k):
        self.__dict__.update(k)

    @property
    def computed(self):
        return self.base * 2


def what(v):
    match v:
        case Point3(0, 0, z):
            return f"on the z axis at {z}"
        case Point(0, 0):
            return "origin"
        case Point(x=0, y=y):
            return f"x axis {y}"
        case Point(a, y=b) if a == b:
            return f"diagonal {a}"
        case Point():
            return "point"
        case Node(left=None, right=None):
            return "leaf"
        case Node(left=Node(value=v), right=r):
            return f"left {v} right {r}"
        case Node(base=b, computed=c):
            return f"{b} {c}"
        case bool(flag):
            return f"bool {flag}"
        case int(n) | float(n):
            return f"number {n}"
        case str(s) as t if len(t) > 1:
            return f"long {s}"
        case str():
            return "char"
        case list([a, *_]):
            return f"list from {a}"
        case dict(d):
            return f"dict {d}"
        case tuple(()):
            return "no tuple"
        case (bytes() | set() | frozenset()) as other:
            return f"other {sorted(other)}"
        case Exception(args=(message,)):
            return f"error {message}"
        case type():
            return f"class {v.__name__}"
        case object():
            return "object"


for v in (Point3(0, 0, 5), Point3(0, 1, 5), Point(0, 0), Point(0, 7), Point(3, 3), Point(3, 4), Node(left=None, right=None),
          Node(left=Node(value=1), right=2), Node(base=21), Node(), True, 5, 2.5, "hello", "h", [1, 2], [], {"a": 1}, (), (1,), b"ab",
          {3, 1}, frozenset([2]), ValueError("bad"), ValueError(1, 2), int, object(), None):
    print(what(v))


class MyInt(int):
    pass


match MyInt(5):
    case int(x):
        print(type(x).__name__, x)


def attempt(f):
    try:
        print(f())
    except Exception as e:
        print(f"{type(e).__name__}: {e}")


class BadArgs:
    __match_args__ = ["a"]


class BadNames:
    __match_args__ = (1,)


class Twice:
    __match_args__ = ("a",)
    a = 1


class NoArgs:
    a = 1


def pattern(subject, source):
    namespace = {"subject": subject}
    return source(subject)


def too_many(s):
    match s:
        case Point(1, 2, 3):
            return 1


def too_many_int(s):
    match s:
        case int(1, 2):
            return 1


def none_allowed(s):
    match s:
        case NoArgs(1):
            return 1


def bad_args(s):
    match s:
        case BadArgs(1):
            return 1


def bad_names(s):
    match s:
        case BadNames(1):
            return 1


def twice(s):
    match s:
        case Twice(x, a=y):
            return 1


def no_class(s):
    f = len
    match s:
        case f():
            return 1


attempt(lambda: too_many(Point(1, 2)))
attempt(lambda: too_many(5))
attempt(lambda: too_many_int(5))
attempt(lambda: none_allowed(NoArgs()))
attempt(lambda: bad_args(BadArgs()))
attempt(lambda: bad_names(BadNames()))
attempt(lambda: twice(Twice()))
attempt(lambda: no_class(5))


def value(e):
    match e:
        case Point(x, y):
            return value(x) + value(y)
        case int():
            return e


tree = Point(Point(1, 2), Point(3, Point(4, 5)))
print(sum([value(tree) for _ in range(60)]))
