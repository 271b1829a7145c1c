def parameters(a, b=1, /, c=[], *args, d, e=2, **kwargs):
    return a, args, kwargs


def closure(n):
    total = 0

    def add(k=n):
        nonlocal total
        total += k
        return lambda: total + n

    return add


@decorate
@decorate.more(1)
def decorated():
    """Documented."""
    return __name__


class Point(Base, Other):
    """A point."""

    x: int = 0
    y: int
    names = [x for _ in range(3)]

    def __init__(self, x):
        super().__init__()
        self.__x = x

    def who(self):
        return __class__, [lambda: self for _ in x]

    class Inner:
        pass


def comprehensions(xs, k):
    a = [x * k for x in xs if x if x > 1]
    b = {x: y for x, y in xs}
    c = {x + y for x in xs for y in x}
    d = [lambda: i for i in xs]
    e = any(x > k for x in xs), all(xs for xs in xs)
    f = sum(x for x in xs) + max((x for x in xs), default=0)
    return a, b, c, d, e, f, ", ".join(str(x) for x in xs)


def hand_on(name):
    class Local:
        seen = name

        def method(self):
            return name

        name = "local"

    return Local
