# elidable: same arguments, same result; hot with constant and with changing arguments.

from sidewinder import elidable, promote


@elidable
def power(base, exponent):
    result = 1
    for _ in range(exponent):
        result *= base
    return result


class Map:
    def __init__(self):
        self.indexes = {}
        self.others = {}

    @elidable
    def index(self, name):
        return self.indexes.get(name, -1)

    @elidable
    def with_attribute(self, name):
        if name not in self.others:
            new = Map()
            new.indexes.update(self.indexes)
            new.indexes[name] = len(self.indexes)
            self.others[name] = new
        return self.others[name]


EMPTY = Map()


class Instance:
    def __init__(self):
        self.map = EMPTY
        self.storage = []

    def get(self, name):
        index = promote(self.map).index(name)
        if index == -1:
            raise KeyError(name)
        return self.storage[index]

    def set(self, name, value):
        map = promote(self.map)
        index = map.index(name)
        if index != -1:
            self.storage[index] = value
        else:
            self.map = map.with_attribute(name)
            self.storage.append(value)


total = 0
for i in range(200):
    total += power(3, 7) + power(i % 4, 3)
print(total)
a, b = Instance(), Instance()
for k, name in enumerate("xyz"):
    a.set(name, k)
    b.set(name, k * 10)
print(a.map is b.map, EMPTY.with_attribute("x") is EMPTY.with_attribute("x"))
total = 0
for i in range(250):
    a.set("x", i)
    total += a.get("x") + b.get("z") + a.get("y")
    if i == 200:
        b.set("w", 1)
print(total, b.map is a.map)
try:
    a.get("w")
except KeyError as e:
    print("KeyError", e)
