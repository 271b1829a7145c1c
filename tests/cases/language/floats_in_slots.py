# Floats that attributes hold: compiled code changes them in place, and whoever has read one keeps what was read.
import copy
import operator
import pickle


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Slotted:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Other(Point):
    pass


def add(p, n, by):
    for _ in range(n):
        p.x += by
        p.y = p.y - by


def read_by_everybody(make):
    p = make(1.5, 2.5)
    seen = []
    for turn in range(12):
        add(p, 400, 0.25)
        seen.append(p.x)
        seen.append(getattr(p, "y"))
        if hasattr(p, "__dict__") and turn == 9:
            seen.append(dict(vars(p)))
        seen.append(operator.attrgetter("x", "y")(p))
        seen.append(copy.copy(p).x)
        seen.append([value for value in (p.x, p.y)])
    add(p, 4000, 0.25)
    return seen


for make in Point, Slotted:
    print(read_by_everybody(make))


def keep_all(p, n):
    kept = []
    for i in range(n):
        kept.append(p.x)
        p.x = p.x + 1.0
        if i % 500 == 0:
            kept.append(p.__dict__.get("x") if i == 2000 else p)
    return kept


kept = keep_all(Point(0.0, 0.0), 3000)
print(len(kept), [k for k in kept if type(k) is float][:5], sum(k for k in kept if type(k) is float))


def swap(a, b, n):
    for _ in range(n):
        a.x, b.x = b.x, a.x
        a.y = b.y
        b.y += 0.5


a, b = Point(1.0, 2.0), Point(3.0, 4.0)
swap(a, b, 3001)
print(a.x, a.y, b.x, b.y)


def share(a, b, n):
    for i in range(n):
        a.x = a.x + 0.5
        b.x = a.x
        a.x = a.x + 0.25
        if b.x + 0.25 != a.x:
            print("shared", i)
    return a.x - b.x


print(share(Point(0.0, 0.0), Point(0.0, 0.0), 4000))


# Another value in the slot than a float, after a trace relied on it.
class Turned:
    def __init__(self):
        self.v = 0.0


def work(t, n):
    for _ in range(n):
        t.v = t.v + 0.5
    return t.v


t, u = Turned(), Turned()
print(work(t, 3000), work(u, 2500))
before = t.v
u.v = "text"
work(t, 100)
print(before, t.v, u.v)
out = []


def look(them, n):
    for i in range(n):
        out.append(them[i % 2].v)
        them[0].v = them[0].v + 1.0


look([t, u], 3000)
print(len(out), out[0], out[1], out[2], out[-2], t.v)
u.v = 7
look([t, u], 3000)
print(len(out), out[-2], out[-1], t.v)


# The class of an object changes, an attribute goes and comes.
def grow(p, n):
    for _ in range(n):
        p.x = p.x * 1.0 + 1.0
        p.y = p.y + 1.0


p = Point(1.0, 1.0)
grow(p, 3000)
x = p.x
p.__class__ = Other
grow(p, 3000)
print(x, p.x, type(p).__name__)
del p.x
p.x = 5.0
y = p.y
grow(p, 3000)
print(y, p.x, p.y, sorted(vars(p).items()))
z = vars(p)["x"]
grow(p, 10)
print(z, p.x, vars(p))

q = pickle.loads(pickle.dumps(Slotted(1.25, 2.0), 2))
add(q, 3000, 1.0)
r = copy.deepcopy(q)
add(q, 3000, 1.0)
print(r.x, r.y, q.x, q.y)


# Objects that a loop makes: some stay, some are dropped.
def made(n):
    last = Point(0.0, 0.0)
    all = []
    for i in range(n):
        p = Point(last.x + 1.0, last.y)
        p.y = p.x * 0.5
        p.x += p.y
        if i % 1000 == 7:
            all.append(p)
            all.append(p.x)
        last = Point(p.x - p.y, p.y)
    return [one if type(one) is float else (one.x, one.y) for one in all]


print(made(5000))


# A float is itself, however it is read.
def same(p, n):
    count = 0
    for _ in range(n):
        v = p.x
        count += v is p.x
        count += p.x is not v
        p.x = v
        count += p.x is v
        count += operator.is_(p.x, v)
        p.x = p.x + 1.0
        count += p.x is v
    return count


p = Point(0.0, 0.0)
print(same(p, 3000), p.x is p.x, id(p.x) == id(p.x), p.x is not None, None is p.x)

zero = Point(0.0, 0.0)


def signs(p, n):
    minus = 0
    for i in range(n):
        p.x = -0.0 if i % 2 else 0.0
        minus += str(p.x)[0] == "-"
        p.y = float("nan")
        minus += p.y == p.y
    return minus


print(signs(zero, 3000), zero.x, zero.y)


# Raised in the middle: what was stored before stays stored.
class Stop(Exception):
    pass


def until(p, n, at):
    for i in range(n):
        p.x = p.x + 1.0
        if i == at:
            raise Stop(p.x)
        p.y = p.x


p = Point(0.0, 0.0)
for at in (5000, 3000, 10, 0):
    try:
        until(p, at + 1, at)
    except Stop as stop:
        print(stop, p.x, p.y)
