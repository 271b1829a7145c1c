# An exact rational class: every arithmetic dunder, mixed with ints, in series that need big integers.


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


class Fraction:
    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError(f"Fraction({n}, 0)")
        if d < 0:
            n, d = -n, -d
        g = gcd(abs(n), d)
        self.n, self.d = n // g, d // g

    @staticmethod
    def of(x):
        return x if isinstance(x, Fraction) else Fraction(x)

    def __add__(self, o):
        o = Fraction.of(o)
        return Fraction(self.n * o.d + o.n * self.d, self.d * o.d)

    __radd__ = __add__

    def __neg__(self):
        return Fraction(-self.n, self.d)

    def __sub__(self, o):
        return self + -Fraction.of(o)

    def __rsub__(self, o):
        return Fraction.of(o) + -self

    def __mul__(self, o):
        o = Fraction.of(o)
        return Fraction(self.n * o.n, self.d * o.d)

    __rmul__ = __mul__

    def __truediv__(self, o):
        o = Fraction.of(o)
        return Fraction(self.n * o.d, self.d * o.n)

    def __rtruediv__(self, o):
        return Fraction.of(o) / self

    def __eq__(self, o):
        o = Fraction.of(o)
        return self.n == o.n and self.d == o.d

    def __lt__(self, o):
        o = Fraction.of(o)
        return self.n * o.d < o.n * self.d

    def __float__(self):
        return self.n / self.d

    def __repr__(self):
        return f"{self.n}/{self.d}" if self.d != 1 else str(self.n)


half = Fraction(1, 2)
print(half + 1, 1 + half, 1 - half, half * 4, 3 / half, half / 3, -half, half == Fraction(2, 4), half < 1)
print(sum([Fraction(1, k) for k in range(1, 41)]))
total = Fraction(0)
for k in range(1, 120):
    total = total + Fraction(1, k * (k + 1))
print(total, float(total), sorted([Fraction(1, 3), Fraction(-1, 2), Fraction(2, 7)]))
e = Fraction(1)
term = Fraction(1)
for k in range(1, 30):
    term = term / k
    e = e + term
print(e, float(e))
try:
    half / 0
except ZeroDivisionError as error:
    print(error)
