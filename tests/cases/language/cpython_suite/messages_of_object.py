# The words of object.__init__, object.__new__ and of attributes that are read-only.
class C:
    pass


class D:
    def __new__(cls, *args):
        return super().__new__(cls, *args)

    def __init__(self, *args):
        super().__init__(*args)


class E:
    def __init__(self, *args):
        super().__init__(*args)


class B:
    y = 0
    __slots__ = ("z",)


calls = [lambda: C(42), lambda: C.__new__(C, 42), lambda: C().__init__(42), lambda: object.__init__(C(), 42), lambda: D(42), lambda: E(42), lambda: E().__init__(1)]
for call in calls:
    try:
        call()
    except TypeError as error:
        print(error)


def set_y():
    B().y = 1


def del_y():
    del B().y


def set_x():
    B().x = 1


def del_x():
    del B().x


def del_c():
    del C().x


for call in [set_y, del_y, set_x, del_x, del_c]:
    try:
        call()
    except AttributeError as error:
        print(error)
count = 0
for round in range(100):
    try:
        del_y()
    except AttributeError:
        count += 1
print(count, range(10)[2**62 - 2**62 + 1], "ab" * 2, [1, 2][-(2**0)])
