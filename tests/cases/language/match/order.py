# The order of everything: subject once, patterns left to right, captures at the end, guards after them.
def say(what, value=None):
    print(what, end=" ")
    return value


class Noisy:
    __match_args__ = ("a", "b")

    def __getattr__(self, name):
        print("get", name, end=" ")
        if name == "b":
            raise AttributeError(name)
        return 1


def run(subject):
    match say("subject", subject):
        case Noisy(1, 2):
            print("both")
        case Noisy(a=2):
            print("two")
        case Noisy(a=1) if say("guard", False):
            print("guarded")
        case [x, y] if say("first", x > y):
            print("greater", x, y)
        case [x, y] if say("second", x < y):
            print("less", x, y)
        case [x, y] as pair:
            print("same", pair)
        case ((1 | 2) as small) | (10 | 20 as small):
            print("small", small)
        case {"a": 1 | 2 as n, "b": [*items]}:
            print("mapping", n, items)
        case other:
            print("other", type(other).__name__)


for subject in (Noisy(), [2, 1], [1, 2], [1, 1], 1, 20, {"a": 2, "b": (1, 2)}, {"a": 3, "b": ()}, None):
    run(subject)


def shadow(x):
    # The subject's own variable may be captured.
    match x:
        case [x, 0] if x > 5:
            return "a", x
        case [_, x] if x < 0:
            return "b", x
        case [x, _]:
            return "c", x
    return "d", x


print(shadow([9, 0]), shadow([1, -1]), shadow([4, 0]), shadow(3))


def closure(v):
    match v:
        case {"f": f, **rest}:
            return lambda: (f, rest)
        case [f]:
            return lambda: f


print(closure({"f": 1, "g": 2})(), closure([3])())


class Body:
    match (1, 2):
        case (first, second):
            third = first + second


print(Body.first, Body.second, Body.third)


def unbound(v):
    match v:
        case [q]:
            pass
    return q


print(unbound([1]))
try:
    unbound([])
except UnboundLocalError as e:
    print(e)


def control():
    out = []
    for i in range(100):
        match i:
            case 3 | 5:
                continue
            case n if n == 8:
                break
            case _:
                try:
                    match i % 2:
                        case 0:
                            raise KeyError(i)
                except KeyError as e:
                    out.append(e.args[0])
                finally:
                    out.append("f")
    match out:
        case [0, "f", *more]:
            return more
    return None


print(control())
match = 5
case = match + 1
print(match, case)
match: int = 3
print(match [0:0] if isinstance(match, list) else match)
