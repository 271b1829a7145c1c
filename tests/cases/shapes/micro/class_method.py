# A class method called on its class, or on one below, is a call of a function. In mid-loop the class gets another method, or another base's.
class Shape:
    sides = 3

    @classmethod
    def scaled(cls, n):
        return cls.sides * n

    @classmethod
    def of(cls, n):
        made = cls()
        made.n = n
        return made


class Square(Shape):
    sides = 4


def run(n, change=None):
    total = 0
    for i in range(n):  # jit: body.operations=14 body.guards=7 body.allocations=0 body.residual_calls=0
        total += Shape.scaled(i) + Square.scaled(1) + Square.of(i).n
        if i == change:
            Square.scaled = classmethod(lambda cls, n: n * 1000)
    return total


class Meta(type):
    def scaled(cls, n):
        return 100 * n


class Other(metaclass=Meta):
    @classmethod
    def scaled(cls, n):
        return (cls.__name__, n)


class Bare(metaclass=Meta):
    pass


def other(classes, n):
    found = []
    for c in classes * n:
        found.append(c.scaled(2))
    return found[-3:]


print(run(3000), run(3000, 2000), run(100))
del Square.scaled
print(run(3000), other([Other, Bare], 300), other([Shape, Square, Other], 300))
Meta.scaled = property(lambda cls: lambda n: (cls.__name__, "property", n))
print(other([Other, Bare], 300))
for wrong in (lambda: Shape.scaled(), lambda: Shape.scaled("a", 2), lambda: Shape.missing(1)):
    try:
        wrong()
    except (TypeError, AttributeError) as error:
        print(error)
