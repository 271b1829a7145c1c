"""The class of decimal numbers."""

import math as _math
import sys as _sys
import _decimal_number as _n
from _decimal_context import CLAMPED, FLOAT, INEXACT, INVALID, ROUNDED, Context, DivisionImpossible, InvalidOperation, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, getcontext, signal
from _decimals import fixed as _fixed, hash as _hash, real as _real
from _decimal_number import (
    _FINITE,
    _INFINITE,
    _QUIET,
    _SIGNALLING,
    _cut,
    _negated,
    _no_number,
    _of_int,
    _other,
    _power,
    _quiet,
    _special,
    _wrong,
    absolute,
    add,
    count_digits,
    divide,
    divide_both,
    divide_whole,
    exact,
    finished,
    fitted,
    made,
    minus,
    multiply,
    operand,
    order,
    plus,
    power,
    rare,
    remainder,
    subtract,
    text_of,
    text_of_int,
)

_roundings = ("ROUND_CEILING", "ROUND_FLOOR", "ROUND_UP", "ROUND_DOWN", "ROUND_HALF_UP", "ROUND_HALF_DOWN", "ROUND_HALF_EVEN", "ROUND_05UP")


def _checked(context):
    if context is None:
        return getcontext()
    if not isinstance(context, Context):
        raise TypeError("optional argument must be a context")
    return context


def _operators(name, function):
    """The methods of an operator, from both sides."""

    def method(self, other, /):
        if not isinstance(other, Decimal):
            other = _other(other)
            if other is None:
                return NotImplemented
        return function(self, other, getcontext())

    def reflected(self, other, /):
        other = _other(other) if not isinstance(other, Decimal) else other
        if other is None:
            return NotImplemented
        return function(other, self, getcontext())

    for made, called in ((method, f"__{name}__"), (reflected, f"__r{name}__")):
        made.__name__, made.__qualname__ = called, "Decimal." + called
    return method, reflected


def _comparable(other, is_equality):
    """A number that a decimal number may be compared with, None for any other object."""
    if isinstance(other, int):
        return _of_int(other)
    if isinstance(other, float):
        context = getcontext()
        if is_equality:
            context._flags |= FLOAT
        else:
            signal(context, FLOAT)
        return _n._from_float(other)
    if isinstance(other, complex) and is_equality and other.imag == 0:
        getcontext()._flags |= FLOAT
        return _n._from_float(other.real)
    return None


def _fraction(self, other):
    """Both sides of a comparison with a fraction of `numbers.Rational`; None if it is none."""
    import numbers

    if not isinstance(other, numbers.Rational):
        return None
    below = other.denominator
    left = self if self._kind else made(self._sign, self._number * below, self._exponent)
    return left, _of_int(other.numerator)


def _conventions(given):
    """What a program wants instead of what the locale says, as `_pydecimal` takes it."""
    if not isinstance(given, dict):
        raise TypeError("optional argument must be a dict")
    made = {"decimal_point": ".", "thousands_sep": "", "grouping": ""}
    for name in made:
        if name in given:
            if not isinstance(given[name], str):
                raise TypeError("bad argument type for built-in operation")
            made[name] = given[name]
    grouping = [ord(size) for size in made["grouping"]]
    point, between = len(made["decimal_point"].encode()), len(made["thousands_sep"].encode())
    if not 0 < point <= 4 or between > 4 or any(size > 127 for size in grouping):
        raise ValueError("invalid override dict")
    made["grouping"] = grouping
    return made


# Formats that were asked for, taken apart by `_shape`.
_shapes = {}


def _shape(spec):
    """The filling with its place and width, the sign of what is not negative, whether there are commas, how many places, and the letter at the end of a
    format. None if `_pydecimal` has to say what it means, or that it means nothing."""
    rest, zeros = spec, False
    filling, align = " ", ">"
    if rest[1:2] in tuple("<>=^"):
        filling, align, rest = rest[0], rest[1], rest[2:]
    elif rest[:1] in tuple("<>=^"):
        align, rest = rest[0], rest[1:]
    aligned = rest is not spec
    sign = ""
    if rest[:1] in ("+", "-", " "):
        sign, rest = rest[0].replace("-", ""), rest[1:]
    if rest.removeprefix("z")[:1] == "#":
        raise ValueError("invalid format string")
    if rest[:1] == "0":
        if aligned:
            return None
        zeros, filling, align, rest = True, "0", "=", rest[1:]
    after = rest.lstrip("0123456789")
    width, rest = rest[: len(rest) - len(after)], after
    has_commas = rest[:1] == ","
    rest = rest[has_commas:]
    places = None
    if rest[:1] == ".":
        after = rest[1:].lstrip("0123456789")
        digits, rest = rest[1 : len(rest) - len(after)], after
        if not 0 < len(digits) < 3:
            return None
        places = int(digits)
    letter = rest
    if letter not in ("", "f", "F", "%") or width[:1] == "0" or len(width) > 6 or not filling.isprintable() or zeros and has_commas:
        return None
    if not letter and (places is not None or has_commas):
        return None
    return filling, align, int(width or "0"), sign, has_commas, places, letter


class Decimal:
    """Construct a new Decimal object. 'value' can be an integer, string, tuple, or another Decimal object. If no value is given, return Decimal('0'). The context does not affect the conversion and is only passed to determine if the InvalidOperation trap is active."""

    __slots__ = ("_kind", "_sign", "_number", "_exponent")
    __module__ = "decimal"

    def __new__(cls, value="0", context=None):
        made = exact(value, None if context is None else _checked(context))
        if cls is Decimal:
            return made
        return _as(cls, made)

    @classmethod
    def from_float(cls, f, /):
        """Class method that converts a float to a decimal number, exactly."""
        if isinstance(f, int):
            made = _of_int(f)
        elif isinstance(f, float):
            made = _n._from_float(f)
        else:
            raise TypeError("argument must be int or float")
        return made if cls is Decimal else cls(made)

    def __init__(self, *args, **kwargs):
        pass

    __add__, __radd__ = _operators("add", add)
    __sub__, __rsub__ = _operators("sub", subtract)
    __mul__, __rmul__ = _operators("mul", multiply)
    __truediv__, __rtruediv__ = _operators("truediv", divide)
    __floordiv__, __rfloordiv__ = _operators("floordiv", divide_whole)
    __mod__, __rmod__ = _operators("mod", remainder)
    __divmod__, __rdivmod__ = _operators("divmod", divide_both)

    def __pow__(self, other, modulo=None, /):
        other = other if isinstance(other, Decimal) else _other(other)
        if other is None:
            return NotImplemented
        if modulo is not None:
            modulo = modulo if isinstance(modulo, Decimal) else _other(modulo)
            if modulo is None:
                return NotImplemented
        return power(self, other, modulo, getcontext())

    def __rpow__(self, other, modulo=None, /):
        other = other if isinstance(other, Decimal) else _other(other)
        if other is None:
            return NotImplemented
        return power(other, self, None, getcontext())

    def __neg__(self):
        return minus(self, getcontext())

    def __pos__(self):
        return plus(self, getcontext())

    def __abs__(self):
        return absolute(self, getcontext())

    def __bool__(self):
        return self._kind != _FINITE or self._number != 0

    def __eq__(self, other, /):
        if type(other) is Decimal and not self._kind and not other._kind and self._exponent == other._exponent:
            return self._number == other._number and (self._sign == other._sign or not self._number)
        left = self
        if not isinstance(other, Decimal):
            found = _comparable(other, True)
            if found is None:
                both = _fraction(self, other)
                if both is None:
                    return NotImplemented
                left, found = both
            other = found
        if left._kind >= _QUIET or other._kind >= _QUIET:
            if left._kind == _SIGNALLING or other._kind == _SIGNALLING:
                signal(getcontext(), INVALID)
            return False
        return order(left, other) == 0

    def __ne__(self, other, /):
        equal = Decimal.__eq__(self, other)
        return equal if equal is NotImplemented else not equal

    def _ordered(self, other, wanted):
        left = self
        if not isinstance(other, Decimal):
            found = _comparable(other, False)
            if found is None:
                both = _fraction(self, other)
                if both is None:
                    return NotImplemented
                left, found = both
            other = found
        if left._kind >= _QUIET or other._kind >= _QUIET:
            signal(getcontext(), INVALID)
            return False
        return wanted(order(left, other))

    def __lt__(self, other, /):
        if type(other) is Decimal and not self._kind and not other._kind and self._exponent == other._exponent:
            return (-self._number if self._sign else self._number) < (-other._number if other._sign else other._number)
        return self._ordered(other, lambda found: found < 0)

    def __le__(self, other, /):
        if type(other) is Decimal and not self._kind and not other._kind and self._exponent == other._exponent:
            return (-self._number if self._sign else self._number) <= (-other._number if other._sign else other._number)
        return self._ordered(other, lambda found: found <= 0)

    def __gt__(self, other, /):
        if type(other) is Decimal and not self._kind and not other._kind and self._exponent == other._exponent:
            return (-self._number if self._sign else self._number) > (-other._number if other._sign else other._number)
        return self._ordered(other, lambda found: found > 0)

    def __ge__(self, other, /):
        if type(other) is Decimal and not self._kind and not other._kind and self._exponent == other._exponent:
            return (-self._number if self._sign else self._number) >= (-other._number if other._sign else other._number)
        return self._ordered(other, lambda found: found >= 0)

    def __hash__(self):
        if self._kind:
            if self._kind == _SIGNALLING:
                raise TypeError("Cannot hash a signaling NaN value")
            if self._kind == _QUIET:
                return object.__hash__(self)
            return -_sys.hash_info.inf if self._sign else _sys.hash_info.inf
        return _hash(self._sign, self._number, self._exponent)

    def __int__(self):
        if self._kind:
            if self._kind == _INFINITE:
                raise OverflowError("cannot convert Infinity to integer")
            raise ValueError("cannot convert NaN to integer")
        if self._exponent >= 0:
            number = self._number * _power(self._exponent)
        elif -self._exponent > count_digits(self._number):
            number = 0
        else:
            number = self._number // _power(-self._exponent)
        return -number if self._sign else number

    __trunc__ = __int__

    def __float__(self):
        if self._kind:
            if self._kind == _SIGNALLING:
                raise ValueError("cannot convert signaling NaN to float")
            return float(("-" if self._sign else "") + ("inf" if self._kind == _INFINITE else "nan"))
        return _real(self._sign, self._number, self._exponent)

    def __complex__(self):
        return complex(float(self))

    def __round__(self, ndigits=None, /):
        if ndigits is not None:
            if not isinstance(ndigits, int):
                raise TypeError("optional arg must be an integer")
            if not -1 << 63 <= ndigits < 1 << 63:
                raise OverflowError("Python int too large to convert to C ssize_t")
            return self.quantize(made(0, 1, -ndigits))
        return self._rounded(ROUND_HALF_EVEN)

    def __floor__(self):
        return self._rounded(ROUND_FLOOR)

    def __ceil__(self):
        return self._rounded(ROUND_CEILING)

    def _rounded(self, rounding):
        if self._kind or self._exponent >= 0:
            return int(self)
        digits = count_digits(self._number)
        if -self._exponent > digits + 1:
            number = _cut(1 if self._number else 0, 2, self._sign, rounding)[0]
        else:
            number = _cut(self._number, -self._exponent, self._sign, rounding)[0]
        return -number if self._sign else number

    def __str__(self):
        return text_of(self, getcontext(), False)

    def __repr__(self):
        return f"Decimal('{text_of(self, getcontext(), False)}')"

    def to_eng_string(self, context=None):
        """Convert to an engineering-type string."""
        return text_of(self, _checked(context), True)

    def __format__(self, spec, override=None, /):
        if not isinstance(spec, str):
            raise TypeError("format arg must be str")
        shape = _shapes.get(spec)
        if shape is None and len(spec) < 100:
            if len(_shapes) > 500:
                _shapes.clear()
            shape = _shapes[spec] = _shape(spec) or ()
        if shape and override is None and not self._kind:
            text = self._shaped(shape)
            if text is not None:
                return text
        import _pydecimal

        if override is not None:
            override = _conventions(override)
        slow = _n._slow_context(getcontext())
        try:
            with _pydecimal.localcontext(slow):
                return _n._slow(self).__format__(spec, slow, override) if override is not None else _n._slow(self).__format__(spec, slow)
        except (ValueError, OverflowError):
            raise ValueError("invalid format string") from None

    def _shaped(self, shape):
        filling, align, width, sign, has_commas, places, letter = shape
        number, exponent = self._number, self._exponent
        if not letter:
            text = text_of(self, getcontext(), False)
        else:
            if letter == "%":
                exponent += 2
            if places is None:
                places = max(-exponent, 0)
            elif -places > exponent:
                if -exponent - places >= 40:
                    return None
                number = _cut(number, -places - exponent, self._sign, getcontext()._rounding)[0]
                exponent = -places
            if not -places <= exponent < 40 or places > 100:
                return None
            text = _fixed(self._sign, number, exponent, places, has_commas)
            if letter == "%":
                text += "%"
        if sign and not self._sign:
            text = sign + text
        if len(text) >= width:
            return text
        if align == ">":
            return text.rjust(width, filling)
        if align == "<":
            return text.ljust(width, filling)
        if align == "^":
            right = (width - len(text) + 1) // 2
            return text.ljust(len(text) + right, filling).rjust(width, filling)
        if text[0] in "+- ":
            return text[0] + text[1:].rjust(width - 1, filling)
        return text.rjust(width, filling)

    def as_tuple(self):
        """Return a tuple representation of the number."""
        exponent = {_INFINITE: "F", _QUIET: "n", _SIGNALLING: "N"}.get(self._kind, self._exponent)
        digits = () if self._kind >= _QUIET and not self._number else tuple(map(int, text_of_int(self._number)))
        return _n.DecimalTuple(self._sign, digits, exponent)

    def as_integer_ratio(self):
        """Decimal.as_integer_ratio() -> (int, int)"""
        if self._kind:
            if self._kind == _INFINITE:
                raise OverflowError("cannot convert Infinity to integer ratio")
            raise ValueError("cannot convert NaN to integer ratio")
        number = -self._number if self._sign else self._number
        if self._exponent >= 0:
            return number * _power(self._exponent), 1
        below = _power(-self._exponent)
        common = _math.gcd(number, below)
        return number // common, below // common

    def __reduce__(self):
        return type(self), (str(self),)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo, /):
        return self

    real = property(lambda self: self)
    imag = property(lambda self: made(0, 0, 0))

    def conjugate(self):
        """Return self."""
        return self

    def canonical(self):
        """Return the canonical encoding of the argument."""
        return self

    def is_canonical(self):
        return True

    def is_finite(self):
        return self._kind == _FINITE

    def is_infinite(self):
        return self._kind == _INFINITE

    def is_nan(self):
        return self._kind >= _QUIET

    def is_qnan(self):
        return self._kind == _QUIET

    def is_snan(self):
        return self._kind == _SIGNALLING

    def is_signed(self):
        return self._sign == 1

    def is_zero(self):
        return self._kind == _FINITE and not self._number

    def is_normal(self, context=None):
        context = _checked(context)
        return self._kind == _FINITE and self._number != 0 and self.adjusted() >= context._lowest

    def is_subnormal(self, context=None):
        context = _checked(context)
        return self._kind == _FINITE and self._number != 0 and self.adjusted() < context._lowest

    def adjusted(self):
        """Return the adjusted exponent of the number."""
        return 0 if self._kind else self._exponent + count_digits(self._number) - 1

    def radix(self):
        """Return Decimal(10), the radix in which the Decimal class does all its arithmetic."""
        return made(0, 10, 0)

    def copy_abs(self):
        """Return the absolute value of the argument. This operation is unaffected by context and is quiet."""
        return _negated(self) if self._sign else self

    def copy_negate(self):
        """Return the negation of the argument. This operation is unaffected by context and is quiet."""
        return _negated(self)

    def copy_sign(self, other, context=None):
        """Return a copy of the first operand with the sign set to be the same as the sign of the second operand."""
        return self if self._sign == operand(other)._sign else _negated(self)

    def number_class(self, context=None):
        """Return a string describing the class of the operand."""
        context = _checked(context)
        if self._kind >= _QUIET:
            return "NaN" if self._kind == _QUIET else "sNaN"
        kind = "Infinity" if self._kind else "Zero" if not self._number else "Normal" if self.is_normal(context) else "Subnormal"
        return ("-" if self._sign else "+") + kind

    def same_quantum(self, other, context=None):
        """Test whether self and other have the same exponent or whether both are NaN."""
        other = operand(other)
        if self._kind or other._kind:
            return self._kind == other._kind == _INFINITE or self._kind >= _QUIET and other._kind >= _QUIET
        return self._exponent == other._exponent

    def quantize(self, exp, rounding=None, context=None):
        """Return a value equal to the first operand after rounding and having the exponent of the second operand."""
        context = _checked(context)
        exp = operand(exp)
        if rounding is None:
            rounding = context._rounding
        elif rounding not in _roundings:
            context.copy().rounding = rounding
        if self._kind or exp._kind:
            if self._kind >= _QUIET or exp._kind >= _QUIET:
                return _no_number(self, exp, context)
            return self if self._kind and exp._kind else _wrong(context)
        wanted, number, exponent = exp._exponent, self._number, self._exponent
        limit, drop = context._limit, wanted - exponent
        if number and limit is not None and number < limit and -40 < drop < 40 and context._lowest <= wanted <= context._top:
            if drop <= 0:
                number *= _power(-drop)
                if number < limit:
                    return made(self._sign, number, wanted)
            else:
                number, is_changed = _cut(number, drop, self._sign, rounding)
                if number < limit:
                    signal(context, ROUNDED | INEXACT if is_changed else ROUNDED)
                    return made(self._sign, number, wanted)
            number = self._number
        if not context._tiny <= wanted <= context._highest:
            return _wrong(context)
        if not number:
            return fitted(self._sign, 0, wanted, context)
        digits = count_digits(number)
        if exponent + digits - 1 > context._highest or exponent + digits - wanted > context._prec:
            return _wrong(context)
        bits = 0
        if exponent >= wanted:
            number *= _power(exponent - wanted)
        else:
            drop = wanted - exponent
            if drop > digits + 1:
                number, drop = 1, 2
            number, is_changed = _cut(number, drop, self._sign, rounding)
            bits = ROUNDED | INEXACT if is_changed else ROUNDED
            if number and count_digits(number) > context._prec:
                return _wrong(context)
            if number and count_digits(number) + wanted - 1 > context._highest:
                return _wrong(context)
        return _n._fitted(self._sign, number, wanted, context, bits)

    def normalize(self, context=None):
        """Normalize the number by stripping the rightmost trailing zeros and converting any result equal to Decimal('0') to Decimal('0e0')."""
        context = _checked(context)
        value = finished(self, context)
        if value._kind:
            return value
        number, exponent = value._number, value._exponent
        if not number:
            return made(value._sign, 0, 0)
        most = context._top if context._is_clamped else context._highest
        while not number % 10 and exponent < most:
            number //= 10
            exponent += 1
        return made(value._sign, number, exponent)

    def to_integral_value(self, rounding=None, context=None):
        """Round to the nearest integer without signaling Inexact or Rounded."""
        return self._integral(rounding, _checked(context), False)

    to_integral = to_integral_value

    def to_integral_exact(self, rounding=None, context=None):
        """Round to the nearest integer, signaling Inexact or Rounded as appropriate if rounding occurs."""
        return self._integral(rounding, _checked(context), True)

    def _integral(self, rounding, context, signals):
        if rounding is None:
            rounding = context._rounding
        elif rounding not in _roundings:
            context.copy().rounding = rounding
        if self._kind:
            return _quiet(self, context) if self._kind >= _QUIET else self
        if self._exponent >= 0:
            return self
        if not self._number:
            return made(self._sign, 0, 0)
        number, drop = self._number, -self._exponent
        if drop > count_digits(number) + 1:
            number, drop = 1, 2
        number, is_changed = _cut(number, drop, self._sign, rounding)
        if signals:
            signal(context, ROUNDED | INEXACT if is_changed else ROUNDED)
        return made(self._sign, number, 0)

    def sqrt(self, context=None):
        """Return the square root of the argument to full precision."""
        context = _checked(context)
        if self._kind:
            if self._kind >= _QUIET:
                return _quiet(self, context)
            return _wrong(context) if self._sign else self
        if not self._number:
            return fitted(self._sign, 0, self._exponent >> 1, context)
        if self._sign:
            return _wrong(context)
        number, exponent = self._number, self._exponent >> 1
        digits = count_digits(number)
        if self._exponent & 1:
            number *= 10
            size = (digits >> 1) + 1
        else:
            size = digits + 1 >> 1
        shift = context._prec + 1 - size
        if shift > 1000:
            # So many digits are not needed for a root that is exact.
            root = _math.isqrt(number)
            if root * root == number:
                return fitted(0, root, exponent, context)
        is_exact = True
        if shift >= 0:
            number *= 100**shift
        else:
            number, rest = divmod(number, 100**-shift)
            is_exact = not rest
        exponent -= shift
        root = _math.isqrt(number)
        is_exact = is_exact and root * root == number
        if is_exact:
            if shift >= 0:
                root //= 10**shift
            else:
                root *= 10**-shift
            exponent += shift
        elif root % 5 == 0:
            root += 1
        return _n._even(0, root, exponent, context)

    def exp(self, context=None):
        """Return e raised to the power of the number, correctly rounded; always by ROUND_HALF_EVEN."""
        return _n.exp(self, _checked(context))

    def ln(self, context=None):
        """Return the natural logarithm of the number, correctly rounded; always by ROUND_HALF_EVEN."""
        return _n.ln(self, _checked(context))

    def log10(self, context=None):
        """Return the logarithm of the number to base ten, correctly rounded; always by ROUND_HALF_EVEN."""
        return _n.log10(self, _checked(context))

    def fma(self, other, third, context=None):
        """Fused multiply-add. Return self*other+third with no rounding of the intermediate product."""
        context = _checked(context)
        other, third = operand(other), operand(third)
        if self._kind or other._kind or third._kind:
            # Where the product is invalid, what is added is not looked at.
            kinds = self._kind, other._kind
            is_wrong = _SIGNALLING in kinds or kinds == (_INFINITE, _FINITE) and not other._number or kinds == (_FINITE, _INFINITE) and not self._number
            if is_wrong:
                return multiply(self, other, context)
            if kinds == (_FINITE, _FINITE):
                return _quiet(third, context) if third._kind >= _QUIET else third
            product = multiply(self, other, context)
            return add(product, third, context)
        product = made(self._sign ^ other._sign, self._number * other._number, self._exponent + other._exponent)
        return add(product, third, context)

    def remainder_near(self, other, context=None):
        """Return the remainder from dividing self by other, as near to zero as can be."""
        return _n.remainder_near(self, operand(other), _checked(context))

    def compare(self, other, context=None):
        """Compare self to other. Return a decimal value."""
        context, other = _checked(context), operand(other)
        if self._kind >= _QUIET or other._kind >= _QUIET:
            return _no_number(self, other, context)
        return _of_int(order(self, other))

    def compare_signal(self, other, context=None):
        """Identical to compare, except that all NaNs signal."""
        context, other = _checked(context), operand(other)
        if self._kind >= _QUIET or other._kind >= _QUIET:
            answer = _no_number(self, other, context)
            signal(context, INVALID)
            return answer
        return _of_int(order(self, other))


def _as(cls, value):
    self = object.__new__(cls)
    self._kind, self._sign, self._number, self._exponent = value._kind, value._sign, value._number, value._exponent
    return self


def _rare(name, has_other, has_context=True):
    """A method that `_pydecimal` computes."""
    if has_other:

        def method(self, other, context=None):
            return rare(name, _checked(context), self, operand(other))

    else:

        def method(self, context=None):
            return rare(name, _checked(context), self)

    method.__name__, method.__qualname__ = name, "Decimal." + name
    setattr(Decimal, name, method)


for _name in ("next_minus", "next_plus", "logb", "logical_invert"):
    _rare(_name, False)
for _name in "max max_mag min min_mag next_toward compare_total compare_total_mag logical_and logical_or logical_xor rotate scaleb shift".split():
    _rare(_name, True)

import numbers as _numbers

del Decimal.__slots__

_numbers.Number.register(Decimal)
