# numbers: the tower, who is registered where, a class of one's own over Rational's and Complex's mixins.
import numbers
from decimal import Decimal
from fractions import Fraction
from numbers import Complex, Integral, Number, Rational, Real

for value in (1, True, 1.5, 1j, Fraction(1, 2), Decimal(1), "1", None):
    print(repr(value), [k.__name__ for k in (Number, Complex, Real, Rational, Integral) if isinstance(value, k)])
print(Integral.__mro__[:-1], sorted(Complex.__abstractmethods__)[:4], len(Integral.__abstractmethods__), numbers.__all__)
for kind in (Number, Complex, Integral):
    try:
        print(type(kind()).__name__)
    except TypeError as e:
        print(str(e)[:60])


class Half(Rational):
    """Some number of halves."""

    def __init__(self, halves):
        self.halves = halves

    numerator = property(lambda self: self.halves if self.halves % 2 else self.halves // 2)
    denominator = property(lambda self: 2 if self.halves % 2 else 1)

    def __repr__(self):
        return f"Half({self.halves})"

    def __add__(self, other):
        if isinstance(other, Half):
            return Half(self.halves + other.halves)
        if isinstance(other, Integral):
            return Half(self.halves + 2 * int(other))
        return NotImplemented

    def __eq__(self, other):
        return isinstance(other, Half) and self.halves == other.halves

    __radd__ = __add__
    __hash__ = lambda self: hash(self.halves)
    __neg__ = lambda self: Half(-self.halves)
    __pos__ = __abs__ = lambda self: self
    __mul__ = __rmul__ = lambda self, other: Half(self.halves * other)
    __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = lambda *a: NotImplemented
    __lt__ = lambda self, other: self.halves < other.halves
    __le__ = lambda self, other: self.halves <= other.halves
    __trunc__ = __floor__ = lambda self: self.halves // 2
    __ceil__ = lambda self: -(-self.halves // 2)
    __round__ = lambda self, n=None: self.halves // 2


h = Half(5)
print(h + 1, 1 + h, h - Half(1), 7 - h, float(h), complex(h), h.real, h.imag, h.conjugate(), bool(Half(0)), bool(h), -h, h != Half(5), isinstance(h, Real), isinstance(h, Integral), Fraction(h), Fraction(h) + 1)
for f in (lambda: h + 1.5, lambda: h / 2, lambda: divmod(h, 2), lambda: h ** 2):
    try:
        print(f())
    except TypeError as e:
        print(type(e).__name__)
Number.register(str)
print(isinstance("x", Number), isinstance("x", Complex), (5).numerator, (5).imag, True.denominator, (2.5).conjugate(), (2.5).real)
total = Half(0)
for i in range(200):
    total = total + Half(i % 7) - i % 3 if isinstance(total, Real) else 0
print(total, sum([Half(1)] * 100, 0))
