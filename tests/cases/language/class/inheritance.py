# Single inheritance: overriding, super(), class attributes, isinstance.


class Shape:
    sides = 0

    def __init__(self, name):
        self.name = name

    def area(self):
        raise NotImplementedError("area of " + self.name)

    def describe(self):
        return self.name + ":" + str(self.area()) + ":" + str(self.sides)


class Rectangle(Shape):
    sides = 4

    def __init__(self, w, h, name="rectangle"):
        super().__init__(name)
        self.w = w
        self.h = h

    def area(self):
        return self.w * self.h


class Square(Rectangle):
    def __init__(self, a):
        super().__init__(a, a, "square")

    def describe(self):
        return "[" + super().describe() + "]"


class Blob(Shape):
    pass


shapes = [Rectangle(2, 3), Square(4), Rectangle(1, 9, "strip")]
for s in shapes:
    print(s.describe(), isinstance(s, Rectangle), isinstance(s, (int, Square)), type(s).__name__)
total = 0
for i in range(300):
    s = shapes[i % 3]
    total += s.area() * s.sides + len(s.describe())
print(total)
try:
    Blob("blob").describe()
except NotImplementedError as e:
    print(e)
print(issubclass(Square, Shape), issubclass(Shape, Square), Square.__bases__, Square.__name__)
print([c.__name__ for c in Square.__mro__], Square.sides, Shape.sides)
