"""Signals of decimal numbers, and the contexts that say what they do."""


ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR = "ROUND_UP", "ROUND_DOWN", "ROUND_CEILING", "ROUND_FLOOR"
ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP = "ROUND_HALF_UP", "ROUND_HALF_DOWN", "ROUND_HALF_EVEN", "ROUND_05UP"
_roundings = (ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP)
MAX_PREC = MAX_EMAX = 999999999999999999
MIN_EMIN, MIN_ETINY = -999999999999999999, -1999999999999999997


class DecimalException(ArithmeticError):
    __module__ = "decimal"


class InvalidOperation(DecimalException):
    __module__ = "decimal"


class FloatOperation(DecimalException, TypeError):
    __module__ = "decimal"


class DivisionByZero(DecimalException, ZeroDivisionError):
    __module__ = "decimal"


class Inexact(DecimalException):
    __module__ = "decimal"


class Rounded(DecimalException):
    __module__ = "decimal"


class Subnormal(DecimalException):
    __module__ = "decimal"


class Overflow(Inexact, Rounded):
    __module__ = "decimal"


class Underflow(Inexact, Rounded, Subnormal):
    __module__ = "decimal"


class Clamped(DecimalException):
    __module__ = "decimal"


class ConversionSyntax(InvalidOperation):
    __module__ = "decimal"


class DivisionImpossible(InvalidOperation):
    __module__ = "decimal"


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    __module__ = "decimal"


class InvalidContext(InvalidOperation):
    __module__ = "decimal"


# A bit for each signal, in the order in which they are looked at.
INVALID, FLOAT, BY_ZERO, OVERFLOW, UNDERFLOW, SUBNORMAL, INEXACT, ROUNDED, CLAMPED = [1 << at for at in range(9)]
signals = (InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped)
# The order in which contexts name them.
_named_in_order = (Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow)
_bits = {signal: 1 << at for at, signal in enumerate(signals)}


def signal(context, bits, condition=InvalidOperation):
    """Notes what has happened; raises what is trapped. `condition` is why an operation is invalid."""
    context._flags |= bits
    trapped = bits & context._traps
    if trapped:
        _raise(trapped, condition)


def _raise(trapped, condition):
    found = [kind for kind in signals if _bits[kind] & trapped]
    kind = found[0]
    if kind is InvalidOperation:
        found[0] = condition
    raise kind(found)


_no_signal = "valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]"
_no_rounding = "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]"


def _bit_of(signal):
    bit = _bits.get(signal)
    if bit is None:
        raise KeyError(_no_signal)
    return bit


def _bits_of(given):
    """The bits of a list of signals, or of a mapping from all signals."""
    if isinstance(given, list):
        bits = 0
        for signal in given:
            if signal not in _bits:
                raise KeyError(_no_signal)
            bits |= _bits[signal]
        return bits
    if isinstance(given, SignalDict):
        return given._bits()
    if isinstance(given, dict):
        if len(given) != 9:
            raise KeyError("invalid signal dict")
        return sum(_bit_of(signal) for signal, is_set in given.items() if is_set)
    raise TypeError("argument must be a signal dict")


from collections.abc import MutableMapping as _MutableMapping


class SignalDict(_MutableMapping):
    """The flags or the traps of a context."""

    __slots__ = ("_context", "_are_flags")
    __module__ = "decimal"

    def __new__(cls, *args, **kwargs):
        made = object.__new__(cls)
        made._context = None
        return made

    def __init__(self):
        pass

    def _bits(self):
        if self._context is None:
            raise ValueError("invalid signal dict")
        return self._context._flags if self._are_flags else self._context._traps

    def __getitem__(self, signal, /):
        return bool(self._bits() & _bit_of(signal))

    def __setitem__(self, signal, is_set, /):
        bit = _bit_of(signal)
        bits = self._bits() | bit if is_set else self._bits() & ~bit
        if self._are_flags:
            self._context._flags = bits
        else:
            self._context._traps = bits

    def __delitem__(self, signal, /):
        self._bits()
        raise ValueError("signal keys cannot be deleted")

    def __iter__(self):
        self._bits()
        return iter(signals)

    def __len__(self):
        self._bits()
        return 9

    def __eq__(self, other, /):
        if isinstance(other, SignalDict):
            return self._bits() == other._bits()
        if isinstance(other, dict):
            try:
                return self._bits() == _bits_of(other)
            except (KeyError, TypeError):
                return False
        return NotImplemented

    __hash__ = None

    def copy(self):
        self._bits()
        return {signal: self[signal] for signal in signals}

    def __repr__(self):
        self._bits()
        return "{" + ", ".join(f"<class 'decimal.{signal.__name__}'>:{self[signal]}" for signal in signals) + "}"


del SignalDict.__slots__


def _signal_dict(context, are_flags):
    made = object.__new__(SignalDict)
    made._context, made._are_flags = context, are_flags
    return made


def _integer(value):
    if not isinstance(value, int):
        raise TypeError("an integer is required")
    if not -1 << 63 <= value < 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    return int(value)


class Context:
    """The precision, the rounding and the traps of decimal arithmetic."""

    __slots__ = ("_prec", "_rounding", "_lowest", "_highest", "_capitals", "_is_clamped", "_flags", "_traps", "_limit", "_tiny", "_top", "_half_even")
    __module__ = "decimal"

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        default = _default[0] if _default else None
        if default is None:
            self._prec, self._rounding, self._lowest, self._highest = 28, ROUND_HALF_EVEN, -999999, 999999
            self._capitals, self._is_clamped, self._flags, self._traps = 1, 0, 0, INVALID | BY_ZERO | OVERFLOW
        else:
            self._prec, self._rounding, self._lowest, self._highest = default._prec, default._rounding, default._lowest, default._highest
            self._capitals, self._is_clamped, self._flags, self._traps = default._capitals, default._is_clamped, 0, default._traps
        self._fit()
        return self

    def __init__(self, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None):
        if prec is not None:
            self.prec = prec
        if rounding is not None:
            self.rounding = rounding
        if Emin is not None:
            self.Emin = Emin
        if Emax is not None:
            self.Emax = Emax
        if capitals is not None:
            self.capitals = capitals
        if clamp is not None:
            self.clamp = clamp
        if traps is not None:
            self._traps = _bits_of(traps)
        if flags is not None:
            self._flags = _bits_of(flags)

    def _fit(self):
        """What arithmetic asks for often. A coefficient below the limit, with an exponent between tiny and top, is as it is."""
        self._limit = 10**self._prec if self._prec <= 100000 else None
        self._tiny = self._lowest - self._prec + 1
        self._top = self._highest - self._prec + 1
        self._half_even = self._rounding == ROUND_HALF_EVEN

    @property
    def prec(self):
        return self._prec

    @prec.setter
    def prec(self, value):
        value = _integer(value)
        if not 1 <= value <= MAX_PREC:
            raise ValueError("valid range for prec is [1, MAX_PREC]")
        self._prec = value
        self._fit()

    @property
    def rounding(self):
        return self._rounding

    @rounding.setter
    def rounding(self, value):
        if not isinstance(value, str) or value not in _roundings:
            raise TypeError(_no_rounding)
        self._rounding = value
        self._fit()

    @property
    def Emin(self):
        return self._lowest

    @Emin.setter
    def Emin(self, value):
        value = _integer(value)
        if not MIN_EMIN <= value <= 0:
            raise ValueError("valid range for Emin is [MIN_EMIN, 0]")
        self._lowest = value
        self._fit()

    @property
    def Emax(self):
        return self._highest

    @Emax.setter
    def Emax(self, value):
        value = _integer(value)
        if not 0 <= value <= MAX_EMAX:
            raise ValueError("valid range for Emax is [0, MAX_EMAX]")
        self._highest = value
        self._fit()

    @property
    def capitals(self):
        return self._capitals

    @capitals.setter
    def capitals(self, value):
        value = _integer(value)
        if value not in (0, 1):
            raise ValueError("valid values for capitals are 0 or 1")
        self._capitals = value

    @property
    def clamp(self):
        return self._is_clamped

    @clamp.setter
    def clamp(self, value):
        value = _integer(value)
        if value not in (0, 1):
            raise ValueError("valid values for clamp are 0 or 1")
        self._is_clamped = value

    @property
    def flags(self):
        return _signal_dict(self, True)

    @flags.setter
    def flags(self, value):
        if isinstance(value, list):
            raise TypeError("argument must be a signal dict")
        self._flags = _bits_of(value)

    @property
    def traps(self):
        return _signal_dict(self, False)

    @traps.setter
    def traps(self, value):
        if isinstance(value, list):
            raise TypeError("argument must be a signal dict")
        self._traps = _bits_of(value)

    def clear_flags(self):
        """Reset all flags to False."""
        self._flags = 0

    def clear_traps(self):
        """Set all traps to False."""
        self._traps = 0

    def copy(self):
        """Return a duplicate of the context with all flags cleared."""
        made = Context()
        made._prec, made._rounding, made._lowest, made._highest = self._prec, self._rounding, self._lowest, self._highest
        made._capitals, made._is_clamped, made._flags, made._traps = self._capitals, self._is_clamped, self._flags, self._traps
        made._limit, made._tiny, made._top, made._half_even = self._limit, self._tiny, self._top, self._half_even
        return made

    def __copy__(self):
        return self.copy()

    def __reduce__(self):
        names = [[signal for signal in _named_in_order if _bits[signal] & bits] for bits in (self._flags, self._traps)]
        return type(self), (self._prec, self._rounding, self._lowest, self._highest, self._capitals, self._is_clamped, *names)

    def __repr__(self):
        flags, traps = [", ".join(signal.__name__ for signal in _named_in_order if _bits[signal] & bits) for bits in (self._flags, self._traps)]
        return (
            f"Context(prec={self._prec}, rounding={self._rounding}, Emin={self._lowest}, Emax={self._highest}, "
            f"capitals={self._capitals}, clamp={self._is_clamped}, flags=[{flags}], traps=[{traps}])"
        )

    def Etiny(self):
        """Return a value equal to Emin - prec + 1."""
        return self._tiny

    def Etop(self):
        """Return a value equal to Emax - prec + 1."""
        return self._top

    def radix(self):
        """Return 10."""
        return _number.Decimal(10)

    def create_decimal(self, num="0", /):
        """Create a new Decimal instance from num, using self as the context."""
        return _number.created(num, self)

    def create_decimal_from_float(self, f, /):
        """Create a new Decimal instance from float f."""
        return _number.finished(_number.Decimal.from_float(f), self)

    def _apply(self, a, /):
        return _number.finished(_number.operand(a), self)

    def divmod(self, x, y, /):
        """Return quotient and remainder of the division x / y."""
        return _number.divide_both(_number.operand(x), _number.operand(y), self)

    def power(self, a, b, modulo=None):
        """Compute a**b. If modulo is given, compute (a**b) % modulo."""
        return _number.power(_number.operand(a), _number.operand(b), None if modulo is None else _number.operand(modulo), self)

    def fma(self, x, y, z, /):
        """Return x multiplied by y, plus z."""
        return _number.operand(x).fma(y, z, context=self)

    def to_sci_string(self, x, /):
        """Convert a number to a string using scientific notation."""
        return _number.text_of(_number.operand(x), self, False)

    def to_eng_string(self, x, /):
        """Convert a number to a string, using engineering notation."""
        return _number.text_of(_number.operand(x), self, True)


del Context.__slots__


def _of_one(name, function):
    def method(self, x, /):
        return getattr(_number, function)(_number.operand(x), self)

    return _named(method, name)


def _of_two(name, function):
    def method(self, x, y, /):
        return getattr(_number, function)(_number.operand(x), _number.operand(y), self)

    return _named(method, name)


def _of_decimal(name):
    """A method that takes nothing but a number of this module."""

    def method(self, x, /):
        if not isinstance(x, _number.Decimal):
            raise TypeError("argument must be a Decimal")
        return getattr(x, name)()

    return _named(method, name)


def _plain(name, has_other=False):
    """A method that asks a number, and has no use for the context."""
    if has_other:

        def method(self, x, y, /):
            return getattr(_number.operand(x), name)(_number.operand(y))

    else:

        def method(self, x, /):
            return getattr(_number.operand(x), name)()

    return _named(method, name)


def _with_context(name, has_other=False):
    """A method that a number has, too."""
    if has_other:

        def method(self, x, y, /):
            return getattr(_number.operand(x), name)(y, context=self)

    else:

        def method(self, x, /):
            return getattr(_number.operand(x), name)(context=self)

    return _named(method, name)


def _named(method, name):
    method.__name__, method.__qualname__ = name, "Context." + name
    setattr(Context, name, method)
    return method


for _name, _function in (("abs", "absolute"), ("minus", "minus"), ("plus", "plus")):
    _of_one(_name, _function)
for _name, _function in (
    ("add", "add"),
    ("subtract", "subtract"),
    ("multiply", "multiply"),
    ("divide", "divide"),
    ("divide_int", "divide_whole"),
    ("remainder", "remainder"),
):
    _of_two(_name, _function)
for _name in "exp ln log10 next_minus next_plus normalize to_integral_exact to_integral_value sqrt logb logical_invert number_class is_normal is_subnormal".split():
    _with_context(_name)
Context.to_integral = Context.to_integral_value
for _name in "compare compare_signal max max_mag min min_mag next_toward quantize remainder_near logical_and logical_or logical_xor rotate scaleb shift compare_total compare_total_mag copy_sign same_quantum".split():
    _with_context(_name, True)
for _name in ("canonical", "is_canonical"):
    _of_decimal(_name)
for _name in "is_finite is_infinite is_nan is_qnan is_signed is_snan is_zero copy_abs copy_negate".split():
    _plain(_name)


def _copy_decimal(self, x, /):
    return _number.operand(x)


_named(_copy_decimal, "copy_decimal")
_default = []
DefaultContext = Context()
_default.append(DefaultContext)
BasicContext = Context(prec=9, rounding=ROUND_HALF_UP, traps=[DivisionByZero, Overflow, InvalidOperation, Clamped, Underflow])
ExtendedContext = Context(prec=9, rounding=ROUND_HALF_EVEN, traps=[])

from contextvars import ContextVar as _ContextVar

_current = _ContextVar("decimal_context")
_templates = (DefaultContext, BasicContext, ExtendedContext)


def getcontext():
    """Get the current default context."""
    context = _current.get(None)
    if context is None:
        context = DefaultContext.copy()
        context._flags = 0
        _current.set(context)
    return context


def setcontext(context, /):
    """Set a new default context."""
    if not isinstance(context, Context):
        raise TypeError("argument must be a context")
    if context in _templates:
        context = context.copy()
        context._flags = 0
    _current.set(context)


_settings = ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "flags", "traps")


def localcontext(ctx=None, **kwargs):
    """Return a context manager that will set the default context to a copy of ctx on entry to the with-statement and restore the previous default context when exiting the with-statement."""
    if ctx is None:
        ctx = getcontext()
    elif not isinstance(ctx, Context):
        raise TypeError("optional argument must be a context")
    made = ctx.copy()
    for name, value in kwargs.items():
        if name not in _settings:
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        if value is not None:
            setattr(made, name, value)
    manager = object.__new__(ContextManager)
    manager._new = made
    return manager


class ContextManager:
    __slots__ = ("_new", "_old")
    __module__ = "decimal"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'decimal.ContextManager' instances")

    def __enter__(self):
        self._old = getcontext()
        setcontext(self._new)
        return self._new

    def __exit__(self, *args):
        setcontext(self._old)


import _decimal_number as _number
