# One loop over elements whose types come in runs: each run needs its own fast path.


class Num:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        return Num(self.n + (other.n if isinstance(other, Num) else other))

    def __radd__(self, other):
        return Num(other + self.n)

    def __repr__(self):
        return f"Num({self.n})"


def fold(values, start):
    acc = start
    for v in values:
        acc = acc + v
    return acc


print(fold([1] * 100 + [0.5] * 100, 0))
print(fold([1] * 100 + [2**62] * 50 + [-1] * 50, 0))
print(fold([1] * 60 + [Num(2)] * 60 + [3] * 60, 0))
print(fold(["a"] * 50 + ["bc"] * 30, ""))
print(len(fold([[1]] * 40 + [[2, 3]] * 40, [])), len(fold([(1,)] * 40 + [()] * 40, ())))
try:
    fold([1] * 150 + ["x"], 0)
except TypeError as e:
    print(e)


def lengths(values):
    total = 0
    for v in values:
        total += len(v)
    return total


print(lengths(["abc"] * 50 + [[1, 2]] * 50 + [(1,)] * 20 + [{1: 2}] * 20 + [range(9)] * 20 + [{1, 2}] * 10))


def first(values):
    total = 0
    for v in values:
        total += v[0]
    return total


print(first([[1, 2]] * 50 + [(3,)] * 50 + [{0: 5}] * 50 + [range(7, 9)] * 20))


def calls(values):
    total = 0
    for f in values:
        total += f(3)
    return total


print(calls([abs] * 40 + [lambda x: x * x] * 40 + [int] * 40 + [float] * 40))
