# __new__ and __init__: singletons, subclasses of builtins, wrong signatures.


class Single:
    instance = None

    def __new__(cls, *args):
        if cls.instance is None:
            cls.instance = super().__new__(cls)
            cls.instance.inits = 0
        return cls.instance

    def __init__(self, *args):
        self.inits += 1


for i in range(130):
    s = Single(i)
print(s is Single(), s.inits)


class Meters(float):
    def __new__(cls, value):
        return super().__new__(cls, value * 2)

    def twice(self):
        return Meters(self)


class Names(list):
    def add(self, name):
        self.append(name.title())
        return self


class Counter(dict):
    def __missing__(self, key):
        return 0


m = Meters(1.5)
print(m, m + 1, type(m).__name__, type(m + 1).__name__, m.twice())
n = Names(["x"]).add("ann").add("bob")
print(n, len(n), n[0], isinstance(n, list), n == ["x", "Ann", "Bob"])
c = Counter()
for word in ("a b a c b a " * 25).split():
    c[word] += 1
print(sorted(c.items()), c["zzz"], "zzz" in c)


class Two:
    def __init__(self, a, b=1):
        self.pair = (a, b)


print(Two(5).pair, Two(b=3, a=4).pair)
for bad in (lambda: Two(), lambda: Two(1, 2, 3), lambda: object(1), lambda: Two(c=1)):
    try:
        bad()
    except TypeError as e:
        print(e)
