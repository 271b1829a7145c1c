"""Decimal numbers from texts and other values, and the texts that they are."""

import math as _math
import _decimal_number as _n
from _decimal_context import FLOAT, MAX_EMAX, MIN_ETINY, ConversionSyntax, getcontext, signal
from _decimals import text as _text
from _decimal_number import _FINITE, _INFINITE, _QUIET, _SIGNALLING, _int_of, _new, _of_int, _special, _wrong, count_digits, finished, made, text_of_int


def text_of(value, context, engineering):
    if not value._kind:
        return _text(value._sign, value._number, value._exponent, context._capitals, engineering)
    sign = "-" if value._sign else ""
    if value._kind == _INFINITE:
        return sign + "Infinity"
    return sign + ("NaN" if value._kind == _QUIET else "sNaN") + (text_of_int(value._number) if value._number else "")


def _parsed(text, is_strict):
    """The kind, sign, coefficient and exponent that a text says; None for no number. A strict text has no spaces and underscores."""
    if not is_strict:
        text = text.strip().replace("_", "")
    if text.isascii() and text.isdigit():
        return _FINITE, 0, _int_of(text), 0
    sign = 0
    if text[:1] in ("-", "+"):
        sign = 1 if text[0] == "-" else 0
        text = text[1:]
    lower = text.lower()
    if lower in ("inf", "infinity"):
        return _INFINITE, sign, 0, 0
    for start, kind in (("snan", _SIGNALLING), ("nan", _QUIET)):
        if lower.startswith(start):
            rest = lower[len(start) :]
            if rest and not _are_digits(rest):
                return None
            return kind, sign, _int_of(rest or "0"), 0
    mantissa, mark, exponent = lower.partition("e")
    shift = 0
    if mark:
        digits = exponent[1:] if exponent[:1] in ("-", "+") else exponent
        if not _are_digits(digits):
            return None
        shift = _int_of(digits)
        if exponent[0] == "-":
            shift = -shift
    whole, point, fraction = mantissa.partition(".")
    if not (whole or fraction) or whole and not _are_digits(whole) or fraction and not _are_digits(fraction):
        return None
    return _FINITE, sign, _int_of(whole + fraction), shift - len(fraction)


def _are_digits(text):
    return text.isdecimal()


def _from_text(text, context, is_strict=False):
    if text.isascii():
        # Most are digits, with or without a point.
        whole, point, fraction = text.partition(".")
        if whole.isdigit() and len(text) < 400 and (fraction.isdigit() or not point):
            self = _new(_n.Decimal)
            self._kind, self._sign, self._number, self._exponent = _FINITE, 0, int(whole + fraction), -len(fraction)
            return self
    if context is None:
        context = getcontext()
    found = None if "\0" in text else _parsed(text, is_strict)
    if found is None:
        return _wrong(context, ConversionSyntax)
    kind, sign, number, exponent = found
    self = _new(_n.Decimal)
    self._kind, self._sign, self._number, self._exponent = kind, sign, number, exponent
    return self


def _from_tuple(value):
    if len(value) != 3:
        raise ValueError("argument must be a sequence of length 3")
    sign, digits, exponent = value
    if not isinstance(sign, int) or sign not in (0, 1):
        raise ValueError("sign must be an integer with the value 0 or 1")
    kind = _FINITE
    if isinstance(exponent, str):
        kind = {"F": _INFINITE, "n": _QUIET, "N": _SIGNALLING}.get(exponent)
        if kind is None:
            raise ValueError("string argument in the third position must be 'F', 'n' or 'N'")
    elif not isinstance(exponent, int):
        raise ValueError("exponent must be an integer")
    elif not -1 << 63 <= exponent < 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if kind == _INFINITE:
        return _special(_INFINITE, int(sign))
    if not isinstance(digits, (tuple, list)):
        digits = tuple(digits)
    number = 0
    for digit in digits:
        if not isinstance(digit, int) or not 0 <= digit <= 9:
            raise ValueError("coefficient must be a tuple of digits")
        number = 10 * number + digit
    if kind:
        return _special(kind, int(sign), number)
    return made(int(sign), number, int(exponent))


def _from_float(value):
    if value != value or value in (_math.inf, -_math.inf):
        if value != value:
            return _special(_QUIET, 1 if _math.copysign(1.0, value) < 0 else 0)
        return _special(_INFINITE, 1 if value < 0 else 0)
    number, below = float.as_integer_ratio(abs(float(value)))
    places = below.bit_length() - 1
    return made(1 if _math.copysign(1.0, value) < 0 else 0, number * 5**places, -places)


def _within(value, context):
    """A number, if its exponent is one that there is."""
    if -1000 < value._exponent < 1000:
        return value
    exponent = value._exponent
    if value._kind or MIN_ETINY <= exponent <= MAX_EMAX and exponent + count_digits(value._number) - 1 <= MAX_EMAX:
        return value
    # It would be clamped or rounded, and that is not exact.
    return _wrong(getcontext() if context is None else context)


def exact(value, context):
    """A number that is exactly some value. Without a context the current one hears of errors."""
    if type(value) is str:
        return _within(_from_text(value, context), context)
    if type(value) is int:
        self = _new(_n.Decimal)
        self._kind, self._exponent = _FINITE, 0
        if value < 0:
            self._sign, self._number = 1, -value
        else:
            self._sign, self._number = 0, value
        return self
    if isinstance(value, _n.Decimal):
        return made(value._sign, value._number, value._exponent) if not value._kind else _special(value._kind, value._sign, value._number)
    if isinstance(value, str):
        return _within(_from_text(value, context), context)
    if isinstance(value, int):
        return _of_int(value)
    if isinstance(value, float):
        signal(getcontext() if context is None else context, FLOAT)
        return _from_float(value)
    if isinstance(value, (tuple, list)):
        return _within(_from_tuple(value), context)
    raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")


def created(value, context):
    """A number that is rounded as the context says."""
    if isinstance(value, str):
        found = _from_text(value, context, True)
    elif isinstance(value, (tuple, list)):
        found = _from_tuple(value)
    else:
        found = exact(value, context)
    if found._kind >= _QUIET:
        if found._number and count_digits(found._number) > context._prec - context._is_clamped:
            return _wrong(context, ConversionSyntax)
        return found
    return finished(found, context)
