# total_ordering from each of the four; NotImplemented passes through.
from functools import total_ordering


def make(name):
    ops = {"__lt__": lambda s, o: s.v < o.v if isinstance(o, cls) else NotImplemented, "__le__": lambda s, o: s.v <= o.v if isinstance(o, cls) else NotImplemented,
           "__gt__": lambda s, o: s.v > o.v if isinstance(o, cls) else NotImplemented, "__ge__": lambda s, o: s.v >= o.v if isinstance(o, cls) else NotImplemented}

    def init(self, v):
        self.v = v

    cls = type("N" + name.strip("_"), (), {"__init__": init, name: ops[name], "__eq__": lambda s, o: isinstance(o, cls) and s.v == o.v, "__hash__": None})
    return total_ordering(cls)


for name in ("__lt__", "__le__", "__gt__", "__ge__"):
    N = make(name)
    a, b = N(1), N(2)
    print(N.__name__, a < b, a <= b, a > b, a >= b, a <= N(1), a >= N(1), a < N(1), a > N(1), [x.v for x in sorted([b, a, N(0)])])
    try:
        print(a < 5)
    except TypeError as e:
        print(e)
    print(N.__le__.__name__, N.__gt__(a, 7))
try:
    @total_ordering
    class Empty:
        pass
except ValueError as e:
    print(e)
N = make("__lt__")
count = 0
for i in range(100):
    count += (N(i) >= N(50)) + (N(i) <= N(20)) + (N(i) > N(99))
print(count)
