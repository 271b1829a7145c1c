"""Decimal numbers.

A number is a sign, a coefficient that is an int, and an exponent: int arithmetic is what traces are good at. What is rarely asked for (logical
operations, powers that are not whole and the like) is computed by the library's `_pydecimal`, in a context without traps; its flags are signalled here.
"""

import math as _math
import sys as _sys
from _decimal_context import (
    BY_ZERO,
    CLAMPED,
    INEXACT,
    INVALID,
    OVERFLOW,
    ROUNDED,
    ROUND_05UP,
    ROUND_CEILING,
    ROUND_DOWN,
    ROUND_FLOOR,
    ROUND_HALF_DOWN,
    ROUND_HALF_EVEN,
    ROUND_HALF_UP,
    ROUND_UP,
    SUBNORMAL,
    UNDERFLOW,
    Context,
    DivisionImpossible,
    DivisionUndefined,
    InvalidOperation,
    getcontext,
    signal,
    signals as _signals,
)
from collections import namedtuple as _namedtuple
from _decimals import digits as text_of_int, divided as _divided, exp as _leading_of_exp, ln as _leading_of_ln, multiplied as _multiplied, parted as _parted, rounded as _rounded

DecimalTuple = _namedtuple("DecimalTuple", "sign digits exponent", module="decimal")
_FINITE, _INFINITE, _QUIET, _SIGNALLING = range(4)
_new = object.__new__
_powers = [10**at for at in range(64)]
# From here on a coefficient is no word: several steps with it are one in Rust.
_LONG = 1 << 62


def _power(count):
    return _powers[count] if count < 64 else 10**count


# For each number of bits the fewest digits that a coefficient with as many has.
_fewest = [len(str(1 << bits - 1)) if bits else 1 for bits in range(200)]


def count_digits(n):
    """How many digits a coefficient has; one for zero."""
    bits = n.bit_length()
    if bits < 200:
        count = _fewest[bits]
        return count + 1 if n >= _powers[count] else count
    # An estimate, which may be one too small.
    count = (bits - 1) * 30102999566398 // 100000000000000 + 1
    return count + 1 if n >= _power(count) else count


def _int_of(text):
    """The coefficient of digits, of which there may be more than `int` takes."""
    if len(text) <= 4000:
        return int(text)
    half = len(text) // 2
    return _int_of(text[:-half]) * 10**half + _int_of(text[-half:])


def made(sign, number, exponent):
    """A finite number as it is."""
    self = _new(Decimal)
    self._kind, self._sign, self._number, self._exponent = _FINITE, sign, number, exponent
    return self


def _special(kind, sign, payload=0):
    self = _new(Decimal)
    self._kind, self._sign, self._number, self._exponent = kind, sign, payload, 0
    return self


def _wrong(context, condition=InvalidOperation, bits=INVALID):
    """The answer to an operation that is invalid."""
    signal(context, bits, condition)
    return _special(_QUIET, 0)


def _cut(number, count, sign, rounding):
    """A coefficient without its last digits, rounded; and whether that changed its value."""
    if number >= _LONG:
        whole, place = _parted(number, count)
        if not place:
            return whole, False
    else:
        power = _power(count)
        whole, rest = divmod(number, power)
        if not rest:
            return whole, False
        # What is cut off is less than a half, a half, or more.
        twice = 2 * rest
        place = 1 if twice < power else 2 if twice == power else 3
    if rounding == ROUND_HALF_EVEN:
        up = place == 3 or place == 2 and whole & 1
    elif rounding == ROUND_HALF_UP:
        up = place >= 2
    elif rounding == ROUND_DOWN:
        up = False
    elif rounding == ROUND_HALF_DOWN:
        up = place == 3
    elif rounding == ROUND_UP:
        up = True
    elif rounding == ROUND_CEILING:
        up = not sign
    elif rounding == ROUND_FLOOR:
        up = sign
    else:
        up = whole % 5 == 0
    return whole + 1 if up else whole, True


def fitted(sign, number, exponent, context):
    """A finite number, rounded as the context says."""
    limit = context._limit
    if limit is not None and number < limit and context._tiny <= exponent <= context._top and number:
        # Nothing to do, unless it is subnormal.
        if exponent >= context._lowest:
            self = _new(Decimal)
            self._kind, self._sign, self._number, self._exponent = _FINITE, sign, number, exponent
            return self
        return _fitted(sign, number, exponent, context)
    if context._half_even and limit is not None and number >= limit:
        whole, drop, is_changed = _rounded(number, context._prec)
        if context._lowest <= exponent + drop <= context._top:
            signal(context, ROUNDED | INEXACT if is_changed else ROUNDED)
            return made(sign, whole, exponent + drop)
    return _fitted(sign, number, exponent, context)


def _fitted(sign, number, exponent, context, bits=0):
    """The same, if there is something to do. `bits` are signals of what was done before."""
    tiny = context._tiny
    if not number:
        most = context._top if context._is_clamped else context._highest
        kept = min(max(exponent, tiny), most)
        if kept != exponent:
            bits |= CLAMPED
        if bits:
            signal(context, bits)
        return made(sign, 0, kept)
    digits = count_digits(number)
    if exponent + digits - 1 > context._highest:
        return _too_large(sign, context)
    is_subnormal = exponent + digits - 1 < context._lowest
    least = max(exponent + digits - context._prec, tiny)
    if exponent < least:
        drop = least - exponent
        if drop > digits + 1:
            # All of it is below the last place.
            number, exponent, drop = 1, least - 2, 2
        number, is_changed = _cut(number, drop, sign, context._rounding)
        exponent = least
        bits |= ROUNDED
        if is_changed:
            bits |= INEXACT
            if is_subnormal:
                bits |= UNDERFLOW
        if is_subnormal:
            bits |= SUBNORMAL
        if not number:
            bits |= CLAMPED
        elif count_digits(number) > context._prec:
            number //= 10
            exponent += 1
            if exponent + context._prec - 1 > context._highest:
                return _too_large(sign, context)
    elif is_subnormal:
        bits |= SUBNORMAL
    if context._is_clamped and exponent > context._top and number:
        bits |= CLAMPED
        number *= _power(exponent - context._top)
        exponent = context._top
    if bits:
        signal(context, bits)
    return made(sign, number, exponent)


def _too_large(sign, context, bits=0):
    rounding = context._rounding
    signal(context, OVERFLOW | INEXACT | ROUNDED | bits)
    is_infinite = rounding in (ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_UP) or rounding == ROUND_CEILING and not sign or rounding == ROUND_FLOOR and sign
    if is_infinite:
        return _special(_INFINITE, sign)
    return made(sign, _power(context._prec) - 1, context._top)


def finished(value, context):
    """Any number, rounded as the context says."""
    if value._kind == _FINITE:
        return fitted(value._sign, value._number, value._exponent, context)
    if value._kind >= _QUIET:
        return _quiet(value, context)
    return value


def _quiet(value, context):
    """What an operation gives for what is no number."""
    if value._kind == _SIGNALLING:
        signal(context, INVALID)
    payload, most = value._number, context._prec - context._is_clamped
    if payload and count_digits(payload) > most:
        payload %= _power(most)
    if value._kind == _QUIET and payload == value._number:
        return value
    return _special(_QUIET, value._sign, payload)


def _no_number(a, b, context):
    """What an operation gives for two of which one is no number."""
    if a._kind == _SIGNALLING or a._kind == _QUIET and b._kind != _SIGNALLING:
        return _quiet(a, context)
    if b._kind >= _QUIET:
        return _quiet(b, context)
    return _quiet(a, context)


def operand(value):
    """A number that a function of a context is called with."""
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        return _of_int(value)
    raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")


def _of_int(value):
    value = int(value)
    if value < 0:
        return made(1, -value, 0)
    return made(0, value, 0)


def _other(value):
    """The other operand of an operator, None if there is nothing to be done with it."""
    if isinstance(value, int):
        return _of_int(value)
    return None


# --- arithmetic ---


def add(a, b, context):
    if a._kind or b._kind:
        return _add_special(a, b, context)
    low, high = a._exponent, b._exponent
    x = -a._number if a._sign else a._number
    y = -b._number if b._sign else b._number
    if low == high:
        total = x + y
    elif low > high:
        if low - high > 2 * context._prec + 20 and x:
            return _add_far(a, b, context)
        total = x * _power(low - high) + y
        low = high
    else:
        if high - low > 2 * context._prec + 20 and y:
            return _add_far(b, a, context)
        total = x + y * _power(high - low)
    if total > 0:
        return fitted(0, total, low, context)
    if total:
        return fitted(1, -total, low, context)
    sign = a._sign & b._sign
    if a._sign != b._sign and context._rounding == ROUND_FLOOR:
        sign = 1
    return _fitted(sign, 0, low, context)


def _add_far(a, b, context):
    """The sum of two of which the second is below the last place of the first: it only says where to round."""
    digits = count_digits(a._number)
    if not b._number:
        low = max(b._exponent, a._exponent - context._prec - 1)
        return fitted(a._sign, a._number * _power(a._exponent - low), low, context)
    if b._exponent + count_digits(b._number) + context._prec + 2 < a._exponent + min(digits - context._prec, 0):
        shift = max(context._prec + 3 - digits, 3)
        number = a._number * _power(shift)
        number += 1 if a._sign == b._sign else -1
        return fitted(a._sign, number, a._exponent - shift, context)
    x = -a._number if a._sign else a._number
    y = -b._number if b._sign else b._number
    total = x * _power(a._exponent - b._exponent) + y
    return fitted(1 if total < 0 else 0, abs(total), b._exponent, context)


def _add_special(a, b, context):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        return _no_number(a, b, context)
    if a._kind:
        if b._kind and a._sign != b._sign:
            return _wrong(context)
        return a
    return b


def _negated(value):
    self = _new(Decimal)
    self._kind, self._sign, self._number, self._exponent = value._kind, 1 - value._sign, value._number, value._exponent
    return self


def subtract(a, b, context):
    if b._kind >= _QUIET:
        return _no_number(a, b, context)
    return add(a, _negated(b), context)


def multiply(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind or b._kind:
        if a._kind >= _QUIET or b._kind >= _QUIET:
            return _no_number(a, b, context)
        if not a._kind and not a._number or not b._kind and not b._number:
            return _wrong(context)
        return _special(_INFINITE, sign)
    x, y, exponent = a._number, b._number, a._exponent + b._exponent
    if (x >= _LONG or y >= _LONG) and context._half_even and context._limit is not None:
        whole, drop, is_changed = _multiplied(x, y, context._prec)
        if whole and context._lowest <= exponent + drop <= context._top:
            if drop:
                signal(context, ROUNDED | INEXACT if is_changed else ROUNDED)
            return made(sign, whole, exponent + drop)
    return fitted(sign, x * y, exponent, context)


def divide(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind or b._kind:
        if a._kind >= _QUIET or b._kind >= _QUIET:
            return _no_number(a, b, context)
        if a._kind:
            return _wrong(context) if b._kind else _special(_INFINITE, sign)
        signal(context, CLAMPED)
        return made(sign, 0, context._tiny)
    x, y = a._number, b._number
    if not y:
        if not x:
            return _wrong(context, DivisionUndefined)
        signal(context, BY_ZERO)
        return _special(_INFINITE, sign)
    exponent = a._exponent - b._exponent
    if not x:
        return _fitted(sign, 0, exponent, context)
    shift = count_digits(y) - count_digits(x) + context._prec
    ideal = exponent
    if shift > 1000:
        # So many digits are not needed for a quotient that ends.
        rest = y // _math.gcd(x, y)
        twos = (rest & -rest).bit_length() - 1
        rest >>= twos
        fives = 0
        while not rest % 5:
            rest //= 5
            fives += 1
        if rest == 1:
            shift = max(twos, fives)
            return fitted(sign, x * _power(shift) // y, exponent - shift, context)
    if context._half_even and context._limit is not None:
        found = _divided(x, y, context._prec)
        if found is not None:
            whole, moved, is_exact = found
            if context._lowest <= exponent - moved <= context._top:
                if not is_exact:
                    signal(context, INEXACT | ROUNDED)
                return made(sign, whole, exponent - moved)
    shift += 1
    exponent -= shift
    if shift >= 0:
        whole, rest = divmod(x * _power(shift), y)
    else:
        whole, rest = divmod(x, y * _power(-shift))
    if rest:
        # What is left out must be seen when it is rounded.
        if whole % 5 == 0:
            whole += 1
    else:
        while exponent < ideal and not whole % 10:
            whole //= 10
            exponent += 1
    return fitted(sign, whole, exponent, context)


def _is_far_below(a, b):
    """Whether a number is less than a tenth of another one, without making either as long as the other."""
    return a._exponent + count_digits(a._number) + 1 < b._exponent + count_digits(b._number)


def _whole(a, b, context):
    """The quotient without its fraction, as an int, and the remainder. None if the quotient has too many digits."""
    exponent = min(a._exponent, b._exponent)
    if a._exponent + count_digits(a._number) - b._exponent - count_digits(b._number) > context._prec + 1 and a._number:
        return None
    if not a._number:
        return 0, 0, exponent
    if _is_far_below(a, b):
        return 0, a._number, a._exponent
    x = a._number * _power(a._exponent - exponent)
    y = b._number * _power(b._exponent - exponent)
    whole, rest = divmod(x, y)
    if whole and count_digits(whole) > context._prec:
        return None
    return whole, rest, exponent


def _padded(sign, number, exponent, wanted, context):
    """A number with zeros at its end down to an exponent, or as many as are seen to be cut."""
    zeros = min(exponent - wanted, context._prec + 2)
    return fitted(sign, number * _power(zeros), exponent - zeros, context)


def divide_whole(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind or b._kind:
        if a._kind >= _QUIET or b._kind >= _QUIET:
            return _no_number(a, b, context)
        if a._kind:
            return _wrong(context) if b._kind else _special(_INFINITE, sign)
        return made(sign, 0, 0)
    if not b._number:
        if not a._number:
            return _wrong(context, DivisionUndefined)
        signal(context, BY_ZERO)
        return _special(_INFINITE, sign)
    found = _whole(a, b, context)
    if found is None:
        return _wrong(context, DivisionImpossible)
    return fitted(sign, found[0], 0, context)


def remainder(a, b, context):
    if a._kind or b._kind:
        if a._kind >= _QUIET or b._kind >= _QUIET:
            return _no_number(a, b, context)
        if a._kind:
            return _wrong(context)
        return finished(a, context)
    if not b._number:
        return _wrong(context, InvalidOperation if a._number else DivisionUndefined)
    found = _whole(a, b, context)
    if found is None:
        return _wrong(context, DivisionImpossible)
    exponent = min(a._exponent, b._exponent)
    if found[2] > exponent and not found[1]:
        return _fitted(a._sign, 0, exponent, context)
    if found[2] > exponent:
        return _padded(a._sign, found[1], found[2], exponent, context)
    return fitted(a._sign, found[1], found[2], context)


def remainder_near(a, b, context):
    """What is left of a number after the whole multiple of another one that is nearest."""
    if a._kind or b._kind:
        if a._kind >= _QUIET or b._kind >= _QUIET:
            return _no_number(a, b, context)
        return _wrong(context) if a._kind else finished(a, context)
    if not b._number:
        return _wrong(context, InvalidOperation if a._number else DivisionUndefined)
    found = _whole(a, b, context)
    if found is None:
        return _wrong(context, DivisionImpossible)
    whole, rest, exponent = found
    low = min(a._exponent, b._exponent)
    if not rest:
        return _fitted(a._sign, 0, low, context)
    if exponent > low:
        # The quotient is zero, and the other number far larger.
        return _padded(a._sign, rest, exponent, low, context)
    if _is_far_below(a, b):
        return fitted(a._sign, rest, low, context)
    divisor, sign = b._number * _power(b._exponent - low), a._sign
    if 2 * rest > divisor or 2 * rest == divisor and whole & 1:
        if count_digits(whole + 1) > context._prec:
            return _wrong(context, DivisionImpossible)
        rest, sign = divisor - rest, 1 - sign
    return fitted(sign, rest, low, context)


def divide_both(a, b, context):
    """The quotient without its fraction, and the remainder."""
    sign = a._sign ^ b._sign
    if a._kind or b._kind:
        if a._kind >= _QUIET or b._kind >= _QUIET:
            answer = _no_number(a, b, context)
            return answer, answer
        if a._kind:
            if b._kind:
                answer = _wrong(context)
                return answer, answer
            signal(context, INVALID)
            return _special(_INFINITE, sign), _special(_QUIET, 0)
        return made(sign, 0, 0), finished(a, context)
    if not b._number:
        if not a._number:
            answer = _wrong(context, DivisionUndefined)
            return answer, answer
        signal(context, INVALID | BY_ZERO)
        return _special(_INFINITE, sign), _special(_QUIET, 0)
    found = _whole(a, b, context)
    if found is None:
        answer = _wrong(context, DivisionImpossible)
        return answer, answer
    return fitted(sign, found[0], 0, context), remainder(a, b, context)


def minus(a, context):
    if a._kind:
        return _quiet(a, context) if a._kind >= _QUIET else _negated(a)
    sign = 1 - a._sign
    if not a._number:
        sign = 1 if context._rounding == ROUND_FLOOR and sign else 0
    return fitted(sign, a._number, a._exponent, context)


def absolute(a, context):
    if a._kind:
        return _quiet(a, context) if a._kind >= _QUIET else _special(_INFINITE, 0)
    return fitted(0, a._number, a._exponent, context)


def plus(a, context):
    if not a._kind and not a._number:
        return _fitted(1 if a._sign and context._rounding == ROUND_FLOOR else 0, 0, a._exponent, context)
    return finished(a, context)


def sort_keys(items, /):
    """Numbers that have the order of decimal numbers; None if some are not finite, or have exponents far apart."""
    low = high = items[0]._exponent
    for item in items:
        if item._kind:
            return None
        exponent = item._exponent
        if exponent < low:
            low = exponent
        elif exponent > high:
            high = exponent
    if high - low > 40:
        return None
    keys = []
    for item in items:
        number = item._number * _powers[item._exponent - low]
        keys.append(-number if item._sign else number)
    return keys


def order(a, b):
    """-1, 0 or 1: how two numbers, neither of which is no number, compare."""
    if a._kind or b._kind:
        x = 0 if not a._kind else -1 if a._sign else 1
        y = 0 if not b._kind else -1 if b._sign else 1
        return (x > y) - (x < y)
    x = -a._number if a._sign else a._number
    y = -b._number if b._sign else b._number
    shift = a._exponent - b._exponent
    if shift:
        if (x > 0) != (y > 0) or not x or not y:
            return (x > y) - (x < y)
        # Of very different sizes, without looking at all of it.
        sizes = a._exponent + count_digits(a._number), b._exponent + count_digits(b._number)
        if sizes[0] != sizes[1]:
            larger = 1 if sizes[0] > sizes[1] else -1
            return larger if x > 0 else -larger
        if shift > 0:
            x *= _power(shift)
        else:
            y *= _power(-shift)
    return (x > y) - (x < y)


# --- logarithms: always rounded to the nearest even one ---


def _even(sign, number, exponent, context):
    """A finite number, rounded to the nearest even one, whatever the context says."""
    if context._half_even:
        return fitted(sign, number, exponent, context)
    work = context.copy()
    work.rounding, work._traps, work._flags = ROUND_HALF_EVEN, 0, 0
    answer = fitted(sign, number, exponent, work)
    if work._flags:
        signal(context, work._flags)
    return answer


def exp(value, context):
    if value._kind:
        if value._kind == _INFINITE:
            return made(0, 0, 0) if value._sign else value
        return _quiet(value, context)
    if not value._number:
        return made(0, 1, 0)
    size, more = value._exponent + count_digits(value._number), context._prec + 3
    if size > 19:
        # Beyond all exponents.
        number, exponent = 1, context._tiny - 9 if value._sign else context._highest + 9
    elif size < -more:
        # So near to 1 that only the direction counts.
        number, exponent = _power(more) - 1 if value._sign else _power(more) + 1, -more
    else:
        number, exponent = _leading_of_exp(value._sign, value._number, value._exponent, more)
        # What was cut off is neither nothing nor a half.
        number, exponent = number * 10 + 1, exponent - 1
    return _even(0, number, exponent, context)


def _logarithm(value, context, by_ten):
    if value._kind >= _QUIET:
        return _quiet(value, context)
    if not value._kind and not value._number:
        return _special(_INFINITE, 1)
    if value._sign:
        return _wrong(context)
    if value._kind:
        return value
    places = count_digits(value._number) - 1
    tens = value._exponent + places
    if value._number == _power(places):
        if by_ten:
            return _even(1 if tens < 0 else 0, abs(tens), 0, context)
        if not tens:
            return made(0, 0, 0)
    number, exponent = _leading_of_ln(value._number, value._exponent, context._prec + 3, by_ten)
    return _even(1 if number < 0 else 0, abs(number) * 10 + 1, exponent - 1, context)


def ln(value, context):
    return _logarithm(value, context, False)


def log10(value, context):
    return _logarithm(value, context, True)


# --- what _pydecimal computes ---


def _slow(value):
    import _pydecimal

    kinds = {_INFINITE: "F", _QUIET: "n", _SIGNALLING: "N"}
    digits = "" if value._kind >= _QUIET and not value._number else text_of_int(value._number)
    exponent = kinds.get(value._kind, value._exponent)
    return _pydecimal._dec_from_triple(value._sign, "0" if value._kind == _INFINITE else digits, exponent, value._kind != _FINITE)


def _quick(value):
    """A number of `_pydecimal`'s."""
    exponent, digits = value._exp, value._int
    if isinstance(exponent, str):
        kind = {"F": _INFINITE, "n": _QUIET, "N": _SIGNALLING}[exponent]
        return _special(kind, value._sign, 0 if kind == _INFINITE else _int_of(digits or "0"))
    return made(value._sign, _int_of(digits), exponent)


def _slow_context(context):
    import _pydecimal

    return _pydecimal.Context(
        prec=context._prec, rounding=context._rounding, Emin=context._lowest, Emax=context._highest, capitals=context._capitals, clamp=context._is_clamped, flags=[], traps=[]
    )


class _long_ints:
    """Meanwhile `str` and `int` take any number of digits: `_pydecimal` has coefficients as texts."""

    def __enter__(self):
        self._before = _sys.get_int_max_str_digits()
        _sys.set_int_max_str_digits(0)

    def __exit__(self, *_):
        _sys.set_int_max_str_digits(self._before)


def rare(name, context, *values):
    """What `_pydecimal` has for an operation."""
    slow = _slow_context(context)
    with _long_ints():
        answer = getattr(_slow(values[0]), name)(*[_slow(value) for value in values[1:]], context=slow)
    _take_flags(slow, context)
    return _quick(answer) if hasattr(answer, "_exp") else answer


def _take_flags(slow, context):
    bits = 0
    for at, kind in enumerate(_signals):
        for found, is_set in slow.flags.items():
            if is_set and found.__name__ == kind.__name__:
                bits |= 1 << at
    if bits:
        signal(context, bits)


def _whole_number(value):
    """The int of a word that a number is; 0 if it is none."""
    number, exponent = value._number, value._exponent
    if exponent:
        if not -20 < exponent < 20:
            return 0
        if exponent > 0:
            number *= _power(exponent)
        else:
            number, rest = divmod(number, _power(-exponent))
            if rest:
                return 0
    return 0 if number >= 1 << 63 else -number if value._sign else number


def _power_whole(a, b, times, context):
    """A power whose exponent is whole, by squares, with some digits more than are wanted."""
    work = context.copy()
    work._prec = context._prec + count_digits(b._number) + b._exponent + 2 + (times < 0)
    work._rounding, work._is_clamped, work._flags, work._traps = ROUND_HALF_EVEN, 0, 0, 0
    work._fit()
    base = made(0, a._number, a._exponent)
    sign = a._sign & times & 1
    if times < 0:
        base, times = divide(_one, base, work), -times
    result, bit = base, 1 << times.bit_length() - 1
    while bit > 1:
        bit >>= 1
        result = multiply(result, result, work)
        if times & bit:
            result = multiply(result, base, work)
        if result._kind or not result._number and work._flags & CLAMPED:
            break
    if result._kind:
        return _too_large(sign, context, work._flags)
    return _fitted(sign, result._number, result._exponent, context, work._flags)


def power(a, b, modulo, context):
    if modulo is None and not a._kind and not b._kind and not b._exponent and not b._sign and 0 < b._number <= 64:
        # An exact power that fits needs no logarithm.
        number = a._number ** b._number
        if context._limit is not None and 1 < number < context._limit and a._exponent * b._number >= context._tiny:
            return fitted(a._sign & b._number & 1, number, a._exponent * b._number, context)
    if modulo is None and not a._kind and not b._kind and a._number:
        times = _whole_number(b)
        if times and order(_negated(a) if a._sign else a, _one):
            return _power_whole(a, b, times, context)
    import _pydecimal

    slow = _slow_context(context)
    with _long_ints():
        answer = _slow(a).__pow__(_slow(b), None if modulo is None else _slow(modulo), context=slow)
    _take_flags(slow, context)
    return _quick(answer)


from _decimal_text import _from_float, created, exact, text_of
from _decimal_class import Decimal

_one = made(0, 1, 0)
