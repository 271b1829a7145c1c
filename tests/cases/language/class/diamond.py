# Multiple inheritance: C3 order, cooperative super(), conflicts refused.


class Base:
    def walk(self):
        return ["Base"]


class Left(Base):
    def walk(self):
        return ["Left"] + super().walk()


class Right(Base):
    def walk(self):
        return ["Right"] + super().walk()

    def only_right(self):
        return "r"


class Both(Left, Right):
    def walk(self):
        return ["Both"] + super().walk()


class Deep(Both, Base):
    pass


class Other:
    def walk(self):
        return ["Other"]


class Mixed(Left, Other):
    def walk(self):
        return ["Mixed"] + super().walk()


for cls in (Base, Left, Right, Both, Deep, Mixed):
    print(cls.__name__, [c.__name__ for c in cls.__mro__], cls().walk())
total = 0
things = [Left(), Right(), Both(), Deep(), Mixed()]
for i in range(250):
    total += len(things[i % 5].walk()) * i
print(total, Both().only_right())
try:
    class Broken(Base, Left):
        pass
except TypeError as e:
    print(str(e).replace("\n", " "))
try:
    class Twice(Left, Left):
        pass
except TypeError as e:
    print(e)
