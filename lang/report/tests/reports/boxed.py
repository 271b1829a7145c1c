class BoxedInteger:
    def __init__(self, intval):
        self.intval = intval

    def add(self, other):
        return other.add__int(self.intval)
    def add__int(self, intother):
        return BoxedInteger(intother + self.intval)
    def is_positive(self):
        return self.intval > 0

def f(y, res=BoxedInteger(0)):
    while y.is_positive():
        res = res.add(y).add(BoxedInteger(-100))
        y = y.add(BoxedInteger(-1))
    return res

def g(xs):
    total = 0
    for x in xs:
        total = step(total, x)
    return total


def step(total, x):
    return total * x % 1_000_007

print(f(BoxedInteger(100_000)).intval, g(range(812)))
