# Numbers as objects with double dispatch: each round makes five objects that nobody keeps.


class Base:
    def add(self, other):
        raise NotImplementedError("add")

    def add__int(self, other):
        raise NotImplementedError("add__int")

    def add__float(self, other):
        raise NotImplementedError("add__float")

    def is_positive(self):
        raise NotImplementedError("is_positive")


class BoxedInteger(Base):
    def __init__(self, intval):
        self.intval = intval

    def add(self, other):
        return other.add__int(self.intval)

    def add__int(self, intother):
        return BoxedInteger(intother + self.intval)

    def add__float(self, floatother):
        return BoxedFloat(floatother + float(self.intval))

    def is_positive(self):
        return self.intval > 0


class BoxedFloat(Base):
    def __init__(self, floatval):
        self.floatval = floatval

    def add(self, other):
        return other.add__float(self.floatval)

    def add__int(self, intother):
        return BoxedFloat(float(intother) + self.floatval)

    def add__float(self, floatother):
        return BoxedFloat(floatother + self.floatval)

    def is_positive(self):
        return self.floatval > 0.0


def f(y):
    res = BoxedInteger(0)
    while y.is_positive():
        res = res.add(y).add(BoxedInteger(-100))
        y = y.add(BoxedInteger(-1))
    return res


def main():
    print(f(BoxedInteger(2_000_000)).intval)


if __name__ == "__main__":
    main()
