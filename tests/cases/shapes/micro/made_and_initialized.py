# A class with `__new__` and `__init__`: both are inlined, with the same arguments. In mid-loop `__new__` gives something else: what was made before, an instance of a
# subclass, of another class, a number; `__init__` is another one, takes other arguments, or gives something.
import sys
import traceback


class Point:
    def __new__(cls, x, *rest):
        self = super().__new__(cls)
        self.made = len(rest)
        return self

    def __init__(self, x, y=2):
        self.x = x
        self.y = y


class Shared:
    known = {}

    def __new__(cls, key):
        found = cls.known.get(key)
        if found is None:
            found = cls.known[key] = object.__new__(cls)
            found.count = 0
        return found

    def __init__(self, key):
        self.count += 1


class Number(int):
    def __new__(cls, value, scale):
        return super().__new__(cls, value * scale)

    def __init__(self, value, scale):
        self.scale = scale


def run(n):
    total = 0
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        p = Point(i, 5)
        total += p.x + p.y + p.made
    return total


def run_shared(n):
    total = 0
    for i in range(n):
        total += Shared(i & 3).count
    return total


def run_number(n):
    total = 0
    for i in range(n):
        k = Number(i, 3)
        total += k + k.scale
    return total


print(run(3000), run_shared(3000), run_number(3000))


class Chosen:
    def __new__(cls, i):
        if i < 300:
            return object.__new__(Chosen)
        if i < 330:
            return object.__new__(Below)
        if i < 360:
            return object.__new__(Beside)
        return i

    def __init__(self, i):
        self.i = i

    def value(self):
        return self.i


class Below(Chosen):
    def __init__(self, i):
        self.i = -i


class Beside:
    def __init__(self, i):
        self.i = 1000

    def value(self):
        return 7


def choose(n):
    total = 0
    for i in range(n):
        made = Chosen(i)
        total += made if isinstance(made, int) else made.value()
    return total


print(choose(400), choose(400))


def other(self, x, y=3):
    self.x = x
    self.y = -y


def wrong(self, x, y=3):
    self.x = self.y = x
    return 5


def few(self):
    self.x = self.y = 0


class Called:
    def __call__(self, x, y):
        self.args = x, y


def loop(n, at, init):
    total = 0
    for i in range(n):
        if i == at:
            Point.__init__ = init
        p = Point(i, 1)
        total += p.x + p.y
    return total


first = Point.__init__
for init in (other, wrong, few, Called(), lambda self, *args: vars(self).update(x=len(args), y=1), "none"):
    Point.__init__ = first
    try:
        print(loop(400, 350, init))
    except Exception as error:
        print(type(error).__name__, error, [entry.lineno for entry in traceback.extract_tb(error.__traceback__)])
Point.__init__ = first


def raises(self, *args):
    raise KeyError(args)


def caught(n):
    count = 0
    for i in range(n):
        if i == 300:
            Point.__init__ = raises
        if i == 350:
            Point.__new__ = lambda cls, *args: None
        try:
            count += Point(i) is not None
        except KeyError:
            count += 1000
    return count


print(caught(400))


class Deep:
    def __new__(cls, n):
        self = object.__new__(cls)
        self.below = Deep(n - 1) if n else None
        return self

    def __init__(self, n):
        self.n = n if self.below is None else self.below.n + 1


print(Deep(50).n, [Deep(n & 7).n for n in range(300)][-8:])
try:
    Deep(10**6)
except RecursionError as error:
    print(error)


class Looking:
    def __new__(cls, n):
        self = object.__new__(cls)
        self.new = sys._getframe(0).f_code.co_name, sys._getframe(1).f_code.co_name
        return self

    def __init__(self, n):
        self.init = sys._getframe(0).f_code.co_name, sys._getframe(1).f_code.co_name


def look(n):
    for i in range(n):
        seen = Looking(i)
    return seen.new, seen.init


print(look(300))
for make in (lambda: Shared(), lambda: Shared(1, 2), lambda: Point(), lambda: Point(1, 2, 3), lambda: Point(x=1), lambda: Shared(key=3).count, lambda: Shared(*[3]).count):
    try:
        for _ in range(100):
            made = make()
        print(made)
    except TypeError as error:
        print(error)
