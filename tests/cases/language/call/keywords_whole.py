# Dicts with many keywords, handed on by two stars: copies, keys of all kinds, doubled ones, changes on the way.
class Name(str):
    pass


class Shown:
    def __init__(self, names):
        self.names = names

    def __format__(self, spec):
        self.names["late"] = len(self.names)
        self.names.pop("n3", None)
        return f"<{len(self.names)}{spec}>"


class Mapping:
    def keys(self):
        return [Name("a"), "b", "".join(["lo", "ng"])]

    def __getitem__(self, key):
        return key * 2


def counted(**names):
    names["own"] = 1
    return len(names)


many = {f"n{i}": i for i in range(100)}
total = 0
for i in range(120):
    many[f"n{i % 7}"] = i
    text = "{n1}-{n2[0]}-{0}-{n99:>4}".format("x", **dict(many, n2=[i]))
    total += len(text) + counted(**many)
    fresh = {}
    fresh.update(**many)
    fresh.update({"n1": "one"}, **many)
    total += len(fresh) + fresh["n1"]
print(text, total, len(many), "own" in many)

# The text that is filled in has its own names: what changes the program's dict meanwhile is not seen.
for names in (many.copy(), {"shown": None, "n3": 3}):
    names["shown"] = Shown(names)
    print("{shown:!} {n3} {shown}".format(**names), len(names), "late" in names, "n3" in names)

# Dicts whose entries came and went in many ways are whole after they were copied.
holes = {f"k{i}": i for i in range(60)}
for i in range(0, 60, 3):
    del holes[f"k{i}"]
for _ in range(5):
    holes.popitem()
holes["new"] = "n"
copied = {}
copied.update(**holes)
print(copied == holes, list(copied)[-3:], [copied.get(f"k{i}") for i in range(8)], "{k1}{new}".format(**holes))
popped = {f"p{i}": i for i in range(40)}
for i in range(39, 20, -1):
    popped.popitem()
    other = dict(popped)
    other[f"x{i}"] = i
    copied = {}
    copied.update(**popped)
    copied[f"x{i}"] = i
    if copied != other or copied.get("p39") is not None or f"x{i}" not in copied:
        print("wrong", i)
popped.update(**popped)
print(len(popped), "{p0} {p20}".format(**popped))

# Keys that are no plain strings, and those that come twice.
print("{a} {b}".format(**{Name("a"): 1, "b": 2}), "{a} {b} {long}".format(**Mapping()), counted(**{Name("x"): 1}, **Mapping()))
for wrong in (
    lambda: {}.update(**{None: 2, "a": 1}),
    lambda: "{a}".format(**{"b": 1}),
    lambda: "{a}".format(**many, **{"n1": 2}),
    lambda: {}.update(n1=1, **many),
    lambda: {}.update(1, 2, **many),
    lambda: "{a}".format(**5),
    lambda: str.format(**many),
    lambda: dict.update(**many),
    lambda: str.format(5, **many),
    lambda: "".join(**many),
):
    try:
        print(wrong())
    except (TypeError, KeyError, ValueError) as error:
        print(type(error).__name__, error)
print(str.format("{n5}", **many), "{}".format("n", **{}), "{a}{a}".format(**{"a": "é"}), list({}.fromkeys("ab", 1).items()))
