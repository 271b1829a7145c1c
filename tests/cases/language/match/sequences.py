# Sequence patterns: lengths, stars, nesting, what is a sequence and what is not.
def shape(x):
    match x:
        case []:
            return "empty"
        case [a]:
            return f"one {a}"
        case 1, y:
            return f"one and {y}"
        case (x1, (x2, [x3])):
            return f"nested {x1} {x2} {x3}"
        case [first, "mid", *_]:
            return f"mid after {first}"
        case ["head", *rest, "tail"]:
            return f"rest {rest}"
        case [*_, "last"]:
            return "ends in last"
        case [_, _, _]:
            return "three"
        case [*all]:
            return f"all {all}"
        case _:
            return "no sequence"


for value in ([], (), [1], ["x"], (1, 2), [1, [2, 3]], (5, (6, [7])), [0, "mid"], [0, "mid", 1, 2], ["head", "tail"],
              ["head", 1, 2, "tail"], ["head"], (9, 8, 7, "last"), range(3), range(4), "abc", b"abc", {1, 2}, {1: 2}, None, 5, iter([1])):
    print(type(value).__name__, shape(value))


class MyList(list):
    pass


class Fake:
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


print(shape(MyList([1, 2])), shape(Fake()))


class Tracked(list):
    def __len__(self):
        print("len")
        return super().__len__()

    def __getitem__(self, i):
        print("item", i)
        return super().__getitem__(i)

    def __iter__(self):
        print("iter")
        return super().__iter__()


match Tracked([1, 2, 3]):
    case [1, *_, 4]:
        print("no")
    case [1, _, *_]:
        print("yes")

for n in range(60):
    match (n % 3, n % 5):
        case (0, 0):
            s = "fizzbuzz"
        case (0, _):
            s = "fizz"
        case (_, 0):
            s = "buzz"
        case (a, b):
            s = a * 10 + b
    if n > 50:
        print(n, s)

# A name keeps its value where its pattern fails.
a = b = "kept"
match [1, 2, 3]:
    case [a, 5, b]:
        print("no")
    case [_, a, _] if a > 2:
        print("no", a)
    case _:
        print(a, b)
