"""Numbers, polynomials and matrices as classes: fractions with all operators, descriptors that check what they keep, an
abstract base, enums and flags, an order made from one comparison, iterators and containers. The same equations are
solved over four kinds of numbers, so every operator has to be right for each."""

from abc import ABC, abstractmethod
from enum import Enum, Flag, IntEnum, auto
from functools import total_ordering
from math import gcd


class Checked:
    """An attribute that must satisfy a condition; how often it was written is counted on the instance."""

    def __init__(self, condition):
        self.condition = condition

    def __set_name__(self, owner, name):
        self.name = name
        self.slot = "_" + name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return getattr(instance, self.slot)

    def __set__(self, instance, value):
        if not self.condition(value):
            raise ValueError(f"{self.name} may not be {value!r}")
        instance.writes = getattr(instance, "writes", 0) + 1
        setattr(instance, self.slot, value)


class Field(ABC):
    """What the numbers of an equation must be able to do."""

    __slots__ = ()

    @abstractmethod
    def __add__(self, other): ...

    @abstractmethod
    def __mul__(self, other): ...

    @abstractmethod
    def __neg__(self): ...

    @abstractmethod
    def inverse(self): ...

    @abstractmethod
    def __bool__(self): ...

    def __sub__(self, other):
        return self + -other

    def __truediv__(self, other):
        return self * other.inverse()

    def __pow__(self, n):
        if n < 0:
            return self.inverse() ** -n
        result, base = None, self
        while n:
            if n & 1:
                result = base if result is None else result * base
            base = base * base
            n >>= 1
        return self / self if result is None else result


@total_ordering
class Rational(Field):
    __slots__ = ("_top", "_bottom")

    def __init__(self, top, bottom=1):
        if bottom == 0:
            raise ZeroDivisionError("a fraction of zero")
        if bottom < 0:
            top, bottom = -top, -bottom
        common = gcd(top, bottom)
        self._top = top // common
        self._bottom = bottom // common

    @property
    def top(self):
        return self._top

    @property
    def bottom(self):
        return self._bottom

    @staticmethod
    def _of(value):
        return value if isinstance(value, Rational) else Rational(value)

    def __add__(self, other):
        other = self._of(other)
        return Rational(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)

    __radd__ = __add__

    def __mul__(self, other):
        other = self._of(other)
        return Rational(self.top * other.top, self.bottom * other.bottom)

    __rmul__ = __mul__

    def __neg__(self):
        return Rational(-self.top, self.bottom)

    def inverse(self):
        return Rational(self.bottom, self.top)

    def __bool__(self):
        return self.top != 0

    def __eq__(self, other):
        if not isinstance(other, (int, Rational)):
            return NotImplemented
        other = self._of(other)
        return self.top == other.top and self.bottom == other.bottom

    def __lt__(self, other):
        other = self._of(other)
        return self.top * other.bottom < other.top * self.bottom

    def __hash__(self):
        return hash((self.top, self.bottom))

    def __repr__(self):
        return f"{self.top}/{self.bottom}" if self.bottom != 1 else str(self.top)


class Modular(Field):
    """Numbers modulo a prime; a class is made for each prime."""

    __slots__ = ("value",)
    prime = 2

    def __init__(self, value):
        self.value = value % self.prime

    @classmethod
    def of(cls, prime):
        return type(f"Modulo{prime}", (cls,), {"prime": prime, "__slots__": ()})

    def __add__(self, other):
        return type(self)(self.value + other.value)

    def __mul__(self, other):
        return type(self)(self.value * other.value)

    def __neg__(self):
        return type(self)(-self.value)

    def inverse(self):
        return type(self)(pow(self.value, self.prime - 2, self.prime))

    def __bool__(self):
        return self.value != 0

    def __eq__(self, other):
        return type(self) is type(other) and self.value == other.value

    def __hash__(self):
        return self.value

    def __repr__(self):
        return f"{self.value}"


class Root2(Field):
    """a + b * sqrt(2), with fractions."""

    __slots__ = ("a", "b")

    def __init__(self, a, b=0):
        self.a = Rational._of(a)
        self.b = Rational._of(b)

    def __add__(self, other):
        return Root2(self.a + other.a, self.b + other.b)

    def __mul__(self, other):
        return Root2(self.a * other.a + 2 * self.b * other.b, self.a * other.b + self.b * other.a)

    def __neg__(self):
        return Root2(-self.a, -self.b)

    def inverse(self):
        norm = self.a * self.a - 2 * self.b * self.b
        return Root2(self.a / norm, -self.b / norm)

    def __bool__(self):
        return bool(self.a) or bool(self.b)

    def __eq__(self, other):
        return isinstance(other, Root2) and (self.a, self.b) == (other.a, other.b)

    def __repr__(self):
        return f"({self.a} + {self.b}r)"


class Matrix:
    rows = Checked(lambda rows: len({len(row) for row in rows}) == 1)

    def __init__(self, rows):
        self.rows = [list(row) for row in rows]

    def __matmul__(self, other):
        columns = list(zip(*other.rows))
        made = []
        for row in self.rows:
            line = []
            for column in columns:
                total = row[0] * column[0]
                for a, b in zip(row[1:], column[1:]):
                    total = total + a * b
                line.append(total)
            made.append(line)
        return Matrix(made)

    def __getitem__(self, place):
        row, column = place
        return self.rows[row][column]

    def __setitem__(self, place, value):
        row, column = place
        self.rows[row][column] = value

    def __len__(self):
        return len(self.rows)

    def __iter__(self):
        for row in self.rows:
            yield from row

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def solve(self, right):
        """Elimination over any field."""
        n = len(self)
        work = Matrix(row + list(extra) for row, extra in zip(self.rows, right.rows))
        for column in range(n):
            pivot = next((i for i in range(column, n) if work[i, column]), None)
            if pivot is None:
                raise ArithmeticError("no single solution")
            work.rows[column], work.rows[pivot] = work.rows[pivot], work.rows[column]
            scale = work[column, column].inverse()
            work.rows[column] = [scale * value for value in work.rows[column]]
            for i in range(n):
                factor = work[i, column]
                if i != column and factor:
                    for j in range(column, len(work.rows[i])):
                        work[i, j] = work[i, j] - factor * work[column, j]
        return Matrix(row[n:] for row in work.rows)


class Polynomial:
    def __init__(self, *coefficients):
        while coefficients and not coefficients[-1]:
            coefficients = coefficients[:-1]
        self.coefficients = coefficients

    @property
    def degree(self):
        return len(self.coefficients) - 1

    def __call__(self, x):
        total = 0 * x
        for coefficient in reversed(self.coefficients):
            total = total * x + coefficient
        return total

    def __add__(self, other):
        n = max(len(self.coefficients), len(other.coefficients))
        a, b = (p.coefficients + (0,) * (n - len(p.coefficients)) for p in (self, other))
        return Polynomial(*(x + y for x, y in zip(a, b)))

    def __mul__(self, other):
        if not isinstance(other, Polynomial):
            return Polynomial(*(c * other for c in self.coefficients))
        product = [0] * (len(self.coefficients) + len(other.coefficients))
        for i, a in enumerate(self.coefficients):
            for j, b in enumerate(other.coefficients):
                product[i + j] = product[i + j] + a * b
        return Polynomial(*product)

    __rmul__ = __mul__

    def __divmod__(self, other):
        rest, quotient = self, Polynomial()
        while rest.degree >= other.degree:
            factor = rest.coefficients[-1] * other.coefficients[-1].inverse()
            term = Polynomial(*[0] * (rest.degree - other.degree), factor)
            quotient = quotient + term
            rest = rest + other * term * -1
        return quotient, rest

    def derivative(self):
        return Polynomial(*(i * c for i, c in enumerate(self.coefficients) if i))

    def __repr__(self):
        return " + ".join(f"{c}x^{i}" for i, c in enumerate(self.coefficients) if c) or "0"


class Suit(Enum):
    CLUBS = "c"
    HEARTS = "h"

    @property
    def red(self):
        return self is Suit.HEARTS


class Level(IntEnum):
    LOW = 1
    MIDDLE = auto()
    HIGH = auto()


class Right(Flag):
    READ = auto()
    WRITE = auto()
    RUN = auto()


@total_ordering
class Card:
    """Compared by level, then by suit."""

    def __init__(self, suit, level):
        self.suit = Suit(suit)
        self.level = level

    def __eq__(self, other):
        return (self.level, self.suit) == (other.level, other.suit)

    def __lt__(self, other):
        return (self.level, self.suit.value) < (other.level, other.suit.value)


def equations(make, n):
    """Equations whose solution is known: whole numbers times themselves plus places."""
    left = Matrix([[make(((i * 37 + j * 101 + 7) ** 3 >> 3) % 47 - 23) for j in range(n)] for i in range(n)])
    wanted = Matrix([[make(i - 3)] for i in range(n)])
    return left.solve(left @ wanted) == wanted, left


def main():
    for name, make in (("rational", Rational), ("modulo 7919", Modular.of(7919)), ("root 2", Root2)):
        right, left = equations(make, 30)
        print(name, right, (left @ left)[2, 3], left.writes)
    irrational = Matrix([[Root2(i + 1, j * i % 4) for j in range(6)] for i in range(6)])
    irrational[2, 2] = Root2(5, 1)
    try:
        irrational.solve(irrational)
    except ArithmeticError as error:
        print(error)
    harmonic = [Rational(1, n) for n in range(1, 160)]
    total = sum(harmonic)
    print(total.top % 10**9, total > 5, total < Rational(57, 10), max(harmonic), sorted(harmonic[:9])[:3], total - total == 0)
    f = Polynomial(*(Rational(i % 5 - 2, i + 1) for i in range(12)))
    g = Polynomial(Rational(1), Rational(-3), Rational(2))
    quotient, rest = divmod(f * f, g)
    back = quotient * g + rest
    print(quotient.degree, rest, back.coefficients == (f * f).coefficients, f.derivative()(Rational(1, 2)))
    print(sum(f(Rational(k, 7)) for k in range(300)) > 0, (Rational(2, 3) ** -5, Modular.of(101)(5) ** 77, Root2(1, 1) ** 9))
    hand = [Card("ch"[i * i % 3 % 2], Level(1 + i * 7 % 3)) for i in range(3000)]
    hand.sort()
    print(sum(a < b for a, b in zip(hand, hand[1:])), sum(card.suit.red for card in hand), hand[0] <= hand[-1])
    rights = [Right.READ | (Right.WRITE if i % 3 else Right.RUN) for i in range(5000)]
    print(sum(Right.WRITE in right for right in rights), sum((right & ~Right.READ) is Right.RUN for right in rights))
    for wrong in (lambda: Matrix([[1], [2, 3]]), lambda: Rational(1, 0), lambda: Suit("x"), Field):
        try:
            wrong()
        except (ValueError, ZeroDivisionError, TypeError) as error:
            print(type(error).__name__)


if __name__ == "__main__":
    main()
