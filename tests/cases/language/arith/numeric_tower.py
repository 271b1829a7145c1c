# Numbers as objects with double dispatch: own ints, floats and pairs that add each other.


class Base:
    def add(self, other):
        raise NotImplementedError("add")

    def is_positive(self):
        raise NotImplementedError("is_positive")


class BoxedInteger(Base):
    def __init__(self, intval):
        self.intval = intval

    def add(self, other):
        return other.add__int(self.intval)

    def add__int(self, n):
        return BoxedInteger(n + self.intval)

    def add__float(self, f):
        return BoxedFloat(f + float(self.intval))

    def is_positive(self):
        return self.intval > 0


class BoxedFloat(Base):
    def __init__(self, floatval):
        self.floatval = floatval

    def add(self, other):
        return other.add__float(self.floatval)

    def add__int(self, n):
        return BoxedFloat(float(n) + self.floatval)

    def add__float(self, f):
        return BoxedFloat(f + self.floatval)

    def is_positive(self):
        return self.floatval > 0.0


def f(y, step):
    res = BoxedInteger(0)
    while y.is_positive():
        res = res.add(y).add(BoxedInteger(-100))
        y = y.add(step)
    return res


r = f(BoxedInteger(150), BoxedInteger(-1))
print(type(r).__name__, r.intval)
r = f(BoxedFloat(150.5), BoxedInteger(-1))
print(type(r).__name__, r.floatval)
r = f(BoxedInteger(100), BoxedFloat(-0.5))
print(type(r).__name__, r.floatval)
r = f(BoxedInteger(2**70 + 50), BoxedInteger(-(2**63)))
print(type(r).__name__, r.intval)
try:
    f(Base(), BoxedInteger(1))
except NotImplementedError as e:
    print(e)
