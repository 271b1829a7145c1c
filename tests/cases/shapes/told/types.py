# What another type that comes now and then costs, and what to do about it: that differs for numbers and for objects.
class Circle:
    def __init__(self, r):
        self.r = r

    def area(self):
        return 3 * self.r * self.r


class Square:
    def __init__(self, r):
        self.r = r

    def area(self):
        return self.r * self.r


def numbers(values):
    total = 0
    for v in values:
        total += v * 2  # SW101: Compiled for the case that an operand of `v * 2` is an `int`, but `float` was seen; a side path for others was taken N times.
    return total


def areas(shapes):
    total = 0
    for shape in shapes:
        total += shape.area()  # SW101: Compiled for the case that `shape` is a `Circle`, but `Square` was seen; a side path for others was taken N times.
    return total


print(numbers([1, 2.5, 3] * 9000))
print(areas([Circle(1), Square(2), Circle(3)] * 9000))
