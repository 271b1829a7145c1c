# Subclasses of dict: __missing__, overridden access, extra attributes, in loops.


class Default(dict):
    def __init__(self, make, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.make = make
        self.made = 0

    def __missing__(self, key):
        self.made += 1
        value = self[key] = self.make(key)
        return value


d = Default(lambda k: [k], a=[0])
d["x"].append(1)
d["a"].append(2)
print(d, d.made, d.get("nope"), "nope" in d, isinstance(d, dict), len(d), d == {"a": [0, 2], "x": ["x", 1]})
squares = Default(lambda k: k * k)
total = 0
for i in range(200):
    total += squares[i % 23]
print(total, squares.made, len(squares))


class Upper(dict):
    def __setitem__(self, key, value):
        super().__setitem__(key.upper(), value)

    def __getitem__(self, key):
        return super().__getitem__(key.upper())

    def __contains__(self, key):
        return super().__contains__(key.upper())


u = Upper()
for i in range(150):
    u["ab"[i % 2] * (i % 3 + 1)] = i
print(dict(u), u["AaA"], "bb" in u, "c" in u, u.get("a"), u.get("A"))
u.update(z=1)
print("z" in u, list(u)[-1])
try:
    u["q"]
except KeyError as e:
    print("KeyError", e)
fib = Default(lambda n: n if n < 2 else fib[n - 1] + fib[n - 2])
print(fib[60], fib.made, len(fib))


class Record(dict):
    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name, value):
        self[name] = value


r = Record(x=1)
r.y = 2
for i in range(120):
    r.x += r.y
print(r, r.x, sorted(r), hasattr(r, "z"))
try:
    r.z
except AttributeError as e:
    print("AttributeError", e, e.__cause__)
print(type(r.copy()).__name__, type(r | {}).__name__, {**r}, dict(r) == r)
