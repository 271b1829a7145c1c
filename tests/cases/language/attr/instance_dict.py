# Instances grow attributes in different orders; lookup must not care.


class Point:
    dimension = 2

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Loose:
    pass


def build(order):
    p = Loose()
    for name in order:
        setattr(p, name, len(name) + ord(name[0]))
    return p


shapes = [build(o) for o in (["a", "b", "c"], ["c", "b", "a"], ["b", "a", "c"], ["a", "c", "d", "b"])]
total = 0
for i in range(400):
    p = shapes[i % 4]
    total += p.a + 2 * p.b + 3 * p.c
print(total)
p = Point(3, 4)
total = 0
for i in range(200):
    if i == 90:
        p.z = 100
    if i == 150:
        Point.dimension = 3
    total += p.x * p.y + p.dimension
print(total, p.z)
print(sorted(p.__dict__), p.__dict__["x"])
print(getattr(p, "x"), getattr(p, "nope", "default"), hasattr(p, "y"), hasattr(p, "w"))
try:
    p.w
except AttributeError as e:
    print(e)
try:
    Loose.w
except AttributeError as e:
    print(e)
p.dimension = 7
print(p.dimension, Point.dimension, vars(p))
delattr(p, "dimension")
print(p.dimension)
