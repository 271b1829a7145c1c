"""Decimal numbers as IEEE 854 and the General Decimal Arithmetic Specification have them."""

from _decimal_context import (
    MAX_EMAX,
    MAX_PREC,
    MIN_EMIN,
    MIN_ETINY,
    ROUND_05UP,
    ROUND_CEILING,
    ROUND_DOWN,
    ROUND_FLOOR,
    ROUND_HALF_DOWN,
    ROUND_HALF_EVEN,
    ROUND_HALF_UP,
    ROUND_UP,
    BasicContext,
    Clamped,
    Context,
    ConversionSyntax,
    DecimalException,
    DefaultContext,
    DivisionByZero,
    DivisionImpossible,
    DivisionUndefined,
    ExtendedContext,
    FloatOperation,
    Inexact,
    InvalidContext,
    InvalidOperation,
    Overflow,
    Rounded,
    Subnormal,
    Underflow,
    getcontext,
    localcontext,
    setcontext,
)
from _decimal_number import Decimal, DecimalTuple

__doc__ = "C decimal arithmetic module"
__version__, __libmpdec_version__ = "1.70", "2.5.1"
HAVE_THREADS = HAVE_CONTEXTVAR = True
