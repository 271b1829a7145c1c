# Polynomials with an operator class over lists of coefficients: every operator in a loop.


class Poly:
    def __init__(self, *coefficients):
        c = list(coefficients)
        while c and c[-1] == 0:
            c.pop()
        self.c = c

    def __call__(self, x):
        total = 0
        for k in reversed(self.c):
            total = total * x + k
        return total

    def __add__(self, other):
        if isinstance(other, int):
            other = Poly(other)
        n = max(len(self.c), len(other.c))
        a = self.c + [0] * (n - len(self.c))
        b = other.c + [0] * (n - len(other.c))
        return Poly(*[x + y for x, y in zip(a, b)])

    __radd__ = __add__

    def __mul__(self, other):
        if isinstance(other, (int, float)):
            return Poly(*[k * other for k in self.c])
        out = [0] * (len(self.c) + len(other.c))
        for i, x in enumerate(self.c):
            for j, y in enumerate(other.c):
                out[i + j] += x * y
        return Poly(*out)

    __rmul__ = __mul__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -other

    def __pow__(self, n):
        return Poly(1) if n == 0 else self * self ** (n - 1)

    def __eq__(self, other):
        return self.c == other.c

    def __str__(self):
        return " + ".join([f"{k}x^{i}" for i, k in enumerate(self.c) if k]) or "0"


x = Poly(0, 1)
p = 2 * x**2 - 3 * x + 1
print(p, "|", p * p, "|", -p, "|", p - p, "|", 5 + x)
print(p(3), p(0.5), p(10**20), (x + 1) ** 5 == Poly(1, 5, 10, 10, 5, 1))
print(sum([p(i) for i in range(120)]), ((x + 1) ** 20).c[10])
