# An object model with maps and versioned classes: three value guards and one storage read are left of three lookups.

from sidewinder import elidable, promote


class Map:
    def __init__(self):
        self.indexes = {}
        self.others = {}

    @elidable
    def getindex(self, name):
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


class VersionTag:
    pass


class Class:
    def __init__(self, name):
        self.name = name
        self.methods = {}
        self.version = VersionTag()

    def find_method(self, name):
        self = promote(self)
        version = promote(self.version)
        result = self._find_method(name, version)
        if result is not None:
            return result
        raise AttributeError(name)

    @elidable
    def _find_method(self, name, version):
        return self.methods.get(name)

    def change_method(self, name, value):
        self.methods[name] = value
        self.version = VersionTag()


class Instance:
    def __init__(self, cls):
        self.cls = cls
        self.map = EMPTY
        self.storage = []

    def getfield(self, name):
        index = promote(self.map).getindex(name)
        if index != -1:
            return self.storage[index]
        return None

    def write(self, name, value):
        map = promote(self.map)
        index = map.getindex(name)
        if index != -1:
            self.storage[index] = value
            return
        self.map = map.with_attribute(name)
        self.storage.append(value)

    def getattr(self, name):
        result = self.getfield(name)
        if result is not None:
            return result
        return self.cls.find_method(name)


def run(instances, n):
    total = 0
    i = 0
    while i < n:  # jit: body.allocations=0 body.residual_calls=0
        inst = instances[i & 1]
        total += inst.getattr("a") + inst.getattr("b") + inst.getattr("c")
        i += 1
    return total


cls = Class("C")
cls.change_method("b", 41)
cls.change_method("c", 17)
pair = [Instance(cls), Instance(cls)]
for k, inst in enumerate(pair):
    inst.write("a", k + 1)
print(run(pair, 20_000))
cls.change_method("c", 18)
print(run(pair, 20_000))
