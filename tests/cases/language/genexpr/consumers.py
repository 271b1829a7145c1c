# The loops that are written out do what the builtins do.
class N:
    def __init__(self, v):
        self.v = v

    def __add__(self, other):
        return N(self.v + getattr(other, "v", other))

    __radd__ = __add__

    def __lt__(self, other):
        log.append(("lt", self.v, other.v))
        return self.v < other.v

    def __gt__(self, other):
        log.append(("gt", self.v, other.v))
        return self.v > other.v

    def __bool__(self):
        log.append(("bool", self.v))
        return self.v > 2

    def __repr__(self):
        return f"N({self.v})"


log = []
print(sum(N(i) for i in range(4)), any(N(i) for i in range(6)), all(N(i) for i in (5, 1, 3)), log)
log = []
print(min(N(i) for i in (3, 1, 2, 1)), max(N(i) for i in (1, 3, 2, 3)), sorted(N(i) for i in (2, 1)), log)
for f in [
    lambda: min(x for x in ()), lambda: max(x for x in ()), lambda: sum(x for x in "ab"), lambda: sum(x for x in [[1]]),
    lambda: min(x for x in (1, "a")), lambda: ",".join(x for x in ("a", 1)), lambda: set(x for x in ([],)), lambda: sorted(x for x in (1, "a")),
    lambda: sum(x for x in 5), lambda: any(1 / x for x in (0,)), lambda: max(x for x in (1, 2, None)),
]:
    try:
        print(f())
    except Exception as error:
        print(type(error).__name__, error)
print(sum(x for x in (1.5, 2, True)), sum(x for x in ()), any(x for x in ()), all(x for x in ()), list(x for x in ()), tuple(x for x in ()))


class Text:
    def join(self, items):
        return type(items).__name__, list(items)


print(Text().join(x for x in "ab"), "".join(x for x in "ab"), b"".join(x for x in (b"a", b"b")))


class S(str):
    def join(self, items):
        return "mine", type(items).__name__


print(S("-").join(x for x in "ab"))


def shadowed():
    def sum(items):
        return type(items).__name__
    list = tuple
    return sum(x for x in "ab"), list(x for x in "ab")


print(shadowed())

def hot(n):
    return (sum(i for i in range(n)), any(i > n - 2 for i in range(n)), all(i < n for i in range(n)), max(i % 7 for i in range(n + 1)),
            min(-i for i in range(n + 1)), len(list(i for i in range(n))), tuple(i for i in range(n))[-1:], len(set(i % 5 for i in range(n))),
            "".join(str(i) for i in range(n))[-3:], sorted(-i for i in range(n))[:2])


for k in range(0, 60, 7):
    print(hot(k))
