# The defaults of a function that a trace follows are constants of it until somebody sets others; those of a closure are looked at.


def step(x, by=1, *, times=2):
    return x + by * times


def swapped(i):
    if i == 700:
        step.__defaults__ = (10,)
    if i == 1400:
        step.__defaults__ = None
    if i == 1401:
        step.__defaults__ = (3,)
    if i == 2000:
        step.__kwdefaults__ = {"times": 5}


def run(n):
    total = 0
    for i in range(n):
        swapped(i)
        try:
            total = step(total)
        except TypeError as error:
            print(i, error)
    return total


def makers(n):
    total = 0
    for i in range(n):
        def made(x, by=i):
            return x + by
        total = made(total)
        if i == 900:
            made.__defaults__ = ("a",)
            try:
                made(1)
            except TypeError as error:
                print(error)
    return total


class Point:
    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y


def points(n):
    total = 0
    for i in range(n):
        if i == n // 2:
            Point.__init__.__defaults__ = (4, 5)
        p = Point()
        q = Point(1)
        total += p.x + p.y * 2 + q.y * 3
    return total


print(run(3000))
print(makers(2000))
print(points(3000))
