# Classes: of builtin ones, made anew, with attributes that change, and many of them at one place.

from measured import main


class L(list):

    def push(self, x):
        self.append(x)
        return self


class I(int):

    def __add__(self, o):
        return I(int(self) + int(o))


class Point:

    def __init__(self, x, y, z=0.0):
        self.x = x
        self.y = y
        self.z = z

    def norm(self):
        return self.x * self.x + self.y * self.y

    def __add__(self, o):
        return Point(self.x + o.x, self.y + o.y)


def builtin_subclass(n):
    l = L()
    a = I(0)
    for i in range(n):
        l.push(i)
        a = a + 1
        if len(l) > 100:
            l.clear()
    return int(a)


def fresh_classes(n):
    s = 0
    for i in range(n // 1000):

        class C:

            def v(self):
                return 1
        c = C()
        for j in range(1000):
            s += c.v()
    return s


class C:
    last = None


def class_attr_objects(n):
    for i in range(n):
        C.last = [i] if i % 3 else (i,)
    return len(C.last)


def global_counter(n):
    global G
    G = 0
    for i in range(n):
        G += 1
    return G


def alloc_objects(n):
    keep = [None] * 4096
    for i in range(n):
        keep[i & 4095] = Point(i, i)
    return 1


def switches(count):
    """A loop that calls a method of so many classes in turn."""
    classes = [type("C%d" % i, (), {"v": lambda self, i=i: i}) for i in range(count)]
    objects = [of() for of in classes]
    # Each has code of its own: what one place has seen is no matter to another.
    names = {"objects": objects}
    exec("def loop(n):\n    total = 0\n    for i in range(n):\n        total += objects[i %% %d].v()\n    return total\n" % count, names)
    return names["loop"]


switch = {count: switches(count) for count in (1, 8, 24, 60, 100, 200)}


main(globals(), [
    ("builtin subclass", "builtin_subclass(10_000)", 10_000),
    ("fresh classes", "fresh_classes(10_000)", 10_000),
    ("class attr objects", "class_attr_objects(10_000)", 10_000),
    ("global counter", "global_counter(10_000)", 10_000),
    ("alloc objects", "alloc_objects(10_000)", 10_000),
    ("switch of 1", "switch[1](10_000)", 10_000),
    ("switch of 8", "switch[8](10_000)", 10_000),
    ("switch of 24", "switch[24](10_000)", 10_000),
    ("switch of 60", "switch[60](10_000)", 10_000),
    ("switch of 100", "switch[100](10_000)", 10_000),
    ("switch of 200", "switch[200](10_000)", 10_000),
])
