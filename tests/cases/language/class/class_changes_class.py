# An object changes its __class__, a class gains methods, instances made before see them.


class Egg:
    def act(self, n):
        return 1

    def grow(self):
        self.__class__ = Chick


class Chick:
    def act(self, n):
        return 10 + self.age

    def grow(self):
        self.__class__ = Hen


class Hen:
    def act(self, n):
        return 100 * self.age + n

    def grow(self):
        pass


bird = Egg()
bird.age = 2
total = 0
for i in range(300):
    if i in (100, 200):
        bird.grow()
    total += bird.act(i)
print(total, type(bird).__name__, bird.age, isinstance(bird, Hen), isinstance(bird, Egg))


class Late:
    pass


old = Late()


def late_len(self):
    return 42


def late_add(self, other):
    return 1000 + other


Late.__len__ = late_len
Late.__add__ = late_add
print(len(old), old + 5, bool(old))
seen = 0
for i in range(160):
    if i == 80:
        Late.__add__ = lambda self, other: other * 2
    seen += old + i
print(seen)
try:
    bird.__class__ = 5
except TypeError as e:
    print(e)
