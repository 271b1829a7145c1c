# The first object of a class has room for what its methods set, as later ones have: attributes set above, in a method that is not a `__init__`, and where `self` is
# in a cell. Attributes that somebody else sets are not foreseen, but where instances of a class above had them.


class Task:
    def __init__(self, k):
        self.a = self.b = self.c = self.d = k


class Worker(Task):
    def __init__(self, k):
        super().__init__(k)
        self.value = k
        self.last = k


class Lazy:
    def filled(self, k):
        self.a = self.b = self.c = self.d = self.e = k
        self.value = k
        return self


class Captured:
    def __init__(self, k):
        self.a = self.b = self.c = self.d = k
        self.e = [self.a for _ in range(2)]
        self.value = k


class Plain:
    pass


class Above:
    pass


def foreign(made, k):
    made.a = made.b = made.c = made.d = made.e = k
    made.value = k
    return made


foreign(Above(), 0)


class Below(Above):
    def marked(self, k):
        self.mark = k
        return self


def workers(objects):
    total = 0
    for each in objects:
        total += each.value
    return total


def lazy(objects):
    total = 0
    for each in objects:
        total += each.value
    return total


def captured(objects):
    total = 0
    for each in objects:
        total += each.value
    return total


def plain(objects):
    total = 0
    for each in objects:
        total += each.value  # SW105: Compiled for the case that `each` is a `Plain` of one layout, but 2 layouts were seen; a side path for others was taken N times.
    return total


def seen_above(objects):
    total = 0
    for each in objects:
        total += each.value
    return total


print(workers([Worker(1), Worker(2)] * 15000))
print(lazy([Lazy().filled(1), Lazy().filled(2)] * 15000))
print(captured([Captured(1), Captured(2)] * 15000))
print(plain([foreign(Plain(), 1), foreign(Plain(), 2)] * 15000))
print(seen_above([foreign(Below().marked(1), 1), foreign(Below().marked(2), 2)] * 15000))
