# More classes and values pass through one place of a loop than code is made for: attributes read and written, methods called, values promoted.
import sidewinder


def shape(n):
    class Shape:
        def __init__(self, size):
            self.size = size
            self.hits = 0

        def area(self, scale):
            return self.size * scale + n

        if n % 5 == 0:

            def __getattr__(self, name):
                return n if name == "missing" else getattr(super(), name)

    for k in range(n % 7):
        setattr(Shape, f"extra{k}", k)
    Shape.__name__ = f"Shape{n}"
    return Shape


shapes = [shape(n)(n) for n in range(60)]


def total(shapes, rounds):
    area = hits = errors = 0
    for r in range(rounds):
        for one in shapes:
            area += one.area(r)
            one.hits += 1
            hits += one.hits + one.size
            try:
                errors += one.missing
            except AttributeError:
                errors -= 1
    return area, hits, errors


def promoted(rounds):
    total = 0
    for r in range(rounds):
        n = sidewinder.promote(r * r % 97)
        total += n * 3
    return total


print(total(shapes, 40))
print(promoted(3000))
shapes[3].size = "x"
try:
    print(total(shapes, 40))
except TypeError as error:
    print(type(error).__name__)
print(sum(one.hits for one in shapes))
