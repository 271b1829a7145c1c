# One attribute read at one place on objects of one, two, four and many shapes.


class Point:
    def __init__(self, x):
        self.x = x


class Named:
    def __init__(self, x):
        self.name = "n"
        self.x = x


class Wide:
    def __init__(self, x):
        self.a = self.b = self.c = self.d = self.e = self.f = self.g = 0
        self.x = x


class Computed:
    def __init__(self, x):
        self.half = x / 2

    @property
    def x(self):
        return self.half * 2


class Fallback:
    def __init__(self, x):
        self.hidden = x

    def __getattr__(self, name):
        if name == "x":
            return self.hidden
        raise AttributeError(name)


class Static:
    x = 5

    def __init__(self, x):
        pass


def total(objects):
    s = 0
    for o in objects:
        s += o.x
    return s


kinds = [Point, Named, Wide, Computed, Fallback, Static]
for count in range(1, len(kinds) + 1):
    print(count, total([kinds[i % count](i) for i in range(150)]))


def set_all(objects, value):
    done = failed = 0
    for o in objects:
        try:
            o.x = value
            done += 1
        except AttributeError:
            failed += 1
    return done, failed


objects = [kinds[i % 6](i) for i in range(120)]
print(set_all(objects, 7), total(objects))
shapes = []
for i in range(40):
    p = Point(i)
    for k in range(i % 8):
        setattr(p, "extra%d" % ((i + k) % 5), k)
    shapes.append(p)
print(total(shapes * 4), sorted(set([len(vars(p)) for p in shapes])))


class Poly(Point):
    def __init__(self, x, early):
        if early:
            self.early = 1
        super().__init__(x)
        if not early:
            self.late = 2


print(total([Poly(i, i % 2) for i in range(160)]), vars(Poly(1, True)), vars(Poly(1, False)))
