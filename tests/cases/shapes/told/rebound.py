# A global that is assigned between the runs of a loop that takes it for a constant, and one that is not; a class that is changed, and one that is not; keys
# that begin to run code of the program where they are compared; an attribute of a constant object that gets another value, and one that was a float in all objects and is an int in one.

LIMIT = 10
STEP = 3


class Scaled:
    def by(self, x):
        return x * 2


class Plain:
    def by(self, x):
        return x * 2


def limited(n):
    total = 0
    for i in range(n):  # SW106: Its code was invalidated 4 times: the global `LIMIT`, a constant in it, was assigned.
        if i & 15 < LIMIT:
            total += i
    return total


def stepped(n):
    total = 0
    for i in range(n):
        if i & 15 < STEP:
            total += i
    return total


def changed(thing, n):
    total = 0
    for i in range(n):  # SW405: Its code was invalidated once: the class `Scaled`, which it depends on, was changed.
        total += thing.by(i)
    return total


def kept(thing, n):
    total = 0
    for i in range(n):
        total += thing.by(i)
    return total


class Settings:
    def __init__(self):
        self.limit = 10
        self.name = "settings"


SETTINGS = Settings()


def configured(n):
    total = 0
    for i in range(n):  # SW405: Its code was invalidated once: the `limit` of a `Settings` like those in it was replaced for the first time.
        if i & 15 < SETTINGS.limit:
            total += i
    return total


class Ball:
    def __init__(self, speed):
        self.speed = speed


def rolled(balls, n):
    total = 0
    for i in range(n):  # SW405: Its code was invalidated once: the `speed` of a `Ball` like those in it got another class for the first time.
        total += balls[i & 1].speed
    return total


class Key:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return self.number

    def __eq__(self, other):
        return isinstance(other, Key) and self.number == other.number


def looked_up(table, n):
    total = 0
    for i in range(n):  # SW405: Its code was invalidated once: something that it depends on was changed.
        total += table["x"] + (i & 7)
    return total


for _ in range(4):
    print(limited(30000), stepped(30000))
    LIMIT -= 2
print(changed(Scaled(), 30000), kept(Plain(), 30000))
Scaled.by = lambda self, x: x * 3
print(changed(Scaled(), 30000), kept(Plain(), 30000))
for _ in range(3):
    print(configured(30000))
    SETTINGS.limit -= 2
    SETTINGS.name = "others"
print(rolled([Ball(0.5), Ball(2.0)], 30000), rolled([Ball(0.5), Ball(2)], 30000))
print(looked_up({"x": 1}, 30000))
print(len({Key(hash("x")): 1, "x": 2}), looked_up({"x": 1}, 30000))
