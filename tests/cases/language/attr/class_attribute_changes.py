# A class attribute changes while a loop reads it through instances.


class Config:
    factor = 2
    names = []

    def scaled(self, n):
        return n * self.factor


class Special(Config):
    pass


def run(objects, changes):
    total = 0
    for i in range(300):
        if i in changes:
            changes[i]()
        for o in objects:
            total += o.scaled(i)
    return total


def to_three():
    Config.factor = 3


def special_five():
    Special.factor = 5


def special_back():
    del Special.factor


def instance_seven():
    b.factor = 7


a, b = Config(), Special()
print(run([a, b], {100: to_three, 150: special_five, 200: special_back, 250: instance_seven}))
print(a.factor, b.factor, Special.factor)


def replaced(self, n):
    return -n


total = 0
for i in range(200):
    if i == 120:
        Config.scaled = replaced
    total += a.scaled(i)
print(total)
a.names.append("shared")
print(b.names, Config.names is Special.names)
