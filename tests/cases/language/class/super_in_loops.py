# `super()` and class attributes that are counted up, in hot loops whose classes change.


class Base:
    count = 0

    def step(self, n):
        Base.count += 1
        return n

    @classmethod
    def made(cls):
        cls.count += 10
        return cls.count


class Left(Base):
    def step(self, n):
        return super().step(n) + 1


class Right(Base):
    def step(self, n):
        return super().step(n) * 2


class Both(Left, Right):
    count = 5

    def step(self, n):
        Both.count += 1
        return super().step(n) - 3


def run(objects, n):
    total = 0
    for i in range(n):
        for o in objects:
            total += o.step(i)
    return total


objects = [Base(), Left(), Right(), Both()]
print(run(objects, 60), Base.count, Both.count, Left.count)
print([cls.made() for cls in (Base, Left, Right, Both)], Base.count, Left.count)
print(run(objects, 60), Base.count, Both.count, Left.count)


def late(n):
    seen = []
    for i in range(n):
        seen.append(objects[3].step(i))
        if i == 100:
            Right.step = lambda self, n: -n
        if i == 120:
            Both.__bases__ = (Right, Left)
    return seen[98:103], seen[119:123]


print(late(130), Base.count)


class Meta(type):
    @property
    def total(cls):
        return cls.hits

    @total.setter
    def total(cls, value):
        cls.hits = value * 2


class Counted(metaclass=Meta):
    hits = 0


def counted(n):
    for i in range(n):
        Counted.hits += 1
        if i == n // 2:
            Counted.hits = "half"
            Counted.hits = i
        if i % 50 == 0:
            Counted.total += 1
    return Counted.hits


print(counted(130))


def removed(n):
    class Local:
        value = 1

    seen = []
    for i in range(n):
        Local.value = i
        if i == 100:
            del Local.value
            Local.value = "new"
        if i == 110:
            Local.value = property(lambda self: "computed")
        seen.append(Local().value)
    return seen[99:113]


print(removed(115))


def wrong(n):
    for i in range(n):
        try:
            super(Left, objects[i % 4]).step(i)
        except TypeError as error:
            yield str(error)


print(len(list(wrong(100))), set(wrong(100)))
