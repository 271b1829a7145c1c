# __eq__, __hash__ and __ne__ with dicts, sets, lists; subclasses; identity first.


class Version:
    def __init__(self, major, minor):
        self.major, self.minor = major, minor

    def __eq__(self, other):
        if isinstance(other, Version):
            return (self.major, self.minor) == (other.major, other.minor)
        if isinstance(other, tuple):
            return (self.major, self.minor) == other
        return NotImplemented

    def __hash__(self):
        return hash((self.major, self.minor))

    def __repr__(self):
        return f"{self.major}.{self.minor}"


class Special(Version):
    pass


a, b, c = Version(1, 2), Version(1, 2), Special(1, 2)
print(a == b, a is b, a != b, a == c, a == (1, 2), (1, 2) == a, a == "1.2", a != "1.2", a in [b], [a] == [b], {a: 1}[b])
print(len({a, b, c, (1, 2)}), {(1, 2): "tuple"}.get(a), {a: "v"}.get((1, 2)), [c, a].index(b), [a, b, c].count((1, 2)))
seen = {}
for i in range(200):
    v = (Version if i % 3 else Special)(i % 4, i % 5)
    seen[v] = seen.get(v, 0) + 1
print(len(seen), seen[1, 1], sorted(seen.values()), type(next(iter(seen))).__name__)


class Never:
    def __eq__(self, other):
        return False

    def __hash__(self):
        return 1


n = Never()
print(n == n, n in [n], [n] == [n], {n: 1}[n], n in {n}, [n].index(n), n != n)


class NoEq:
    pass


x, y = NoEq(), NoEq()
print(x == x, x == y, x != y, len({x, y, x}), x in [y], {x: 1}.get(y))


class OnlyNe:
    def __ne__(self, other):
        return "ne called"


print(OnlyNe() != 1, OnlyNe() == 1)


class Unhashable:
    __hash__ = None


class EqOnly:
    def __eq__(self, other):
        return True


for bad in (Unhashable(), EqOnly(), [1], {1: 2}, {3}):
    try:
        hash(bad)
    except TypeError as e:
        print(e)
