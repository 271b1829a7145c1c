# Comparison dunders: a version number with total order, __eq__ without __lt__, sorting by it.


class Version:
    def __init__(self, text):
        self.parts = tuple([int(p) for p in text.split(".")])

    def __eq__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return self.parts == other.parts

    def __lt__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return self.parts < other.parts

    def __le__(self, other):
        return self == other or self < other

    def __hash__(self):
        return hash(self.parts)

    def __repr__(self):
        return "v" + ".".join([str(p) for p in self.parts])


versions = [Version(t) for t in ["1.10", "1.9", "2.0", "1.9.1", "0.5", "1.9"]]
print(sorted(versions), min(versions), max(versions))
print(versions[1] == versions[5], versions[1] is versions[5], versions[0] > versions[1], versions[0] >= versions[2])
print(sorted(versions, reverse=True)[0], Version("1") != Version("1"), Version("1") == "1", Version("1") != "1")
for bad in (lambda: Version("1") < 5, lambda: 5 < Version("1")):
    try:
        bad()
    except TypeError as e:
        print(e)
count = 0
for i in range(30):
    for j in range(10):
        a = Version(f"{i % 5}.{j}")
        b = Version(f"{j % 5}.{i}")
        count += (a < b) - (a > b) + 10 * (a == b)
print(count, len(set(versions)))


class Odd:
    def __eq__(self, other):
        return "yes"


print(Odd() == 1, Odd() != 1, [Odd()] == [1])
