# How often, and in which order, mappings and iterators are asked for what they have.


class Mapping:
    def __init__(self, *keys):
        self.given = keys

    def keys(self):
        print("keys", end=" ")
        return iter(self.given)

    def __getitem__(self, key):
        print(key, end=" ")
        return 1


def f(**keywords):
    return keywords


print(f(**Mapping("a", "b")))
for mapping in Mapping("a", "a"), Mapping("x"), Mapping(1):
    try:
        print(f(x=1, **mapping))
    except TypeError as error:
        print(error)


class Backwards(dict):
    def keys(self):
        return reversed(list(dict.keys(self)))

    __iter__ = keys


class Hidden(dict):
    def keys(self):
        return ["hidden"]


print(dict(Backwards(a=1, b=2)), {**Backwards(a=1, b=2)}, f(**Backwards(a=1, b=2)), dict(Hidden(a=1)))


def ends(item):
    if item == 3:
        raise StopIteration("end")
    return item


print(list(map(ends, range(9))), list(filter(ends, range(9))), sum(map(ends, [1, 2, 3, 4])))
kept = []
for item in map(ends, range(9)):
    kept.append(item)
print(kept, next(map(ends, [3]), "none"))


class Sized:
    def __iter__(self):
        return iter([1, 2])

    def __length_hint__(self):
        print("hint", end=" ")
        return NotImplemented


class Wrong(Sized):
    def __length_hint__(self):
        return -1


class Raises(Sized):
    def __len__(self):
        raise KeyError("len")


print(list(Sized()), tuple(Sized()), [*Sized()], sorted(Sized()), set(Sized()), max(*Sized()))
for cls in Wrong, Raises:
    try:
        list(cls())
    except (ValueError, KeyError) as error:
        print(repr(error))


class Unhashed:
    def __eq__(self, other):
        return "equal" == other or isinstance(other, Unhashed)


a, b = {1: Unhashed()}, {1: Unhashed(), 2: 3}
print(a.items() == {1: Unhashed()}.items(), a.items() < b.items(), a.items() >= b.items(), a.keys() < b.keys())
for change in range(100):
    d = {}
    d[change] = 0
    try:
        for key in d:
            del d[key]
            d[key + 1] = 1
    except RuntimeError as error:
        if change == 99:
            print(error, d)
d = dict.fromkeys(range(5))
print([d.popitem()[0] for _ in range(3)], d, d.pop(0), d)
d[7] = d[0] = 1
print(d, list(reversed(d)))


class Changes:
    def __init__(self, to):
        self.to = to

    def __hash__(self):
        return 1

    def __eq__(self, other):
        self.to.clear()
        return True


other = {}
other.update({Changes(other): 1, 2: 3})
try:
    {1: 1}.update(other)
except RuntimeError as error:
    print(error)


class Empties:
    def __eq__(self, other):
        emptied.clear()
        return NotImplemented


emptied = [Empties()]
print(emptied == [1], emptied)
