# __slots__: attributes without a dictionary, inherited, deleted, refused.


class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def dot(self, other):
        return self.x * other.x + self.y * other.y


class Point3(Point):
    __slots__ = ("z",)

    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


class Open(Point):
    pass


p = Point(1, 2)
print(p.x, p.y, p.dot(Point(3, 4)), hasattr(p, "__dict__"))
for action in (lambda: setattr(p, "w", 1), lambda: p.w, lambda: Point3(1, 2, 3).w):
    try:
        action()
    except AttributeError as e:
        print(e)
q = Point3(1, 2, 3)
print(q.x, q.y, q.z, q.dot(p), isinstance(q, Point))
o = Open(5, 6)
o.anything = 7
print(o.x, o.anything, o.__dict__)
del p.x
try:
    p.x
except AttributeError as e:
    print(e)
p.x = 10
print(p.x)
acc = Point(0, 0)
for i in range(250):
    step = Point3(i % 3, i % 5, i) if i % 2 else Point(i, -1)
    acc.x += step.x
    acc.y += step.dot(acc) % 7
print(acc.x, acc.y)


class Node:
    __slots__ = ["value", "next"]

    def __init__(self, value, next=None):
        self.value, self.next = value, next


head = None
for i in range(150):
    head = Node(i, head)
total = 0
while head is not None:
    total = total * 3 % 10007 + head.value
    head = head.next
print(total, Point.__slots__)
