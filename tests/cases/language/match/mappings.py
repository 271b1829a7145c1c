# Mapping patterns: keys, missing ones, the rest, evaluated once.
KEY = type("K", (), {"name": "n", "num": 3})


def look(x):
    match x:
        case {"kind": "point", "x": x0, "y": y0}:
            return f"point {x0} {y0}"
        case {"kind": "circle", **rest}:
            return f"circle {rest}"
        case {KEY.name: value}:
            return f"by name {value}"
        case {1: _, 2.5: two, None: nothing}:
            return f"mixed {two} {nothing}"
        case {-1: minus}:
            return f"minus {minus}"
        case {**everything} if len(everything) == 1:
            return f"single {everything}"
        case {}:
            return "some mapping"
        case _:
            return "no mapping"


for value in ({"kind": "point", "x": 1, "y": 2}, {"kind": "point", "x": 1}, {"kind": "circle", "r": 3}, {"n": 4}, {-1: 0}, {},
              {"q": 1}, {1: "a", 2.5: "b", None: "c"}, [("kind", "point")], None, {"a": 1, "b": 2}):
    print(look(value))


class Default(dict):
    def __missing__(self, key):
        return key

    def get(self, key, default=None):
        print("get", key)
        return super().get(key, default)


match Default(a=1):
    case {"zz": z}:
        print("no")
    case {"a": one}:
        print("a is", one)

d = {"a": {"b": [1, {"c": 5}]}}
match d:
    case {"a": {"b": [_, {"c": deep, **none}]}}:
        print(deep, none)

original = {"x": 1, "y": 2}
match original:
    case {"x": x, **others}:
        others["z"] = 3
print(original, others)


class Same:
    a = "k"
    b = "k"


try:
    match {"k": 1}:
        case {Same.a: p, Same.b: q}:
            print(p, q)
        case _:
            print("too few")
    match {"k": 1, "l": 2}:
        case {Same.a: p, Same.b: q}:
            print(p, q)
except ValueError as e:
    print("ValueError:", e)

count = 0
for i in range(80):
    match {"op": "add" if i % 2 else "sub", "n": i}:
        case {"op": "add", "n": n}:
            count += n
        case {"op": "sub", "n": n}:
            count -= n // 2
print(count)
