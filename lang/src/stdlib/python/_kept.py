"""What objects share whose other half is kept outside of the heap, under a number, and which `__del__` gives back."""

from _buffers import octets as _octets
from _operator import index

_many = 64


def new(number):
    """The number. Where there are many, those that nobody uses any more are looked for: the collector does not see how large they are."""
    global _many
    if number >= _many:
        import gc

        gc.collect()
        _many = max(64, 2 * number)
    return number


def checked(data):
    """Bytes, or something like it."""
    if type(data) is not bytes:
        return _octets(data)
    return data


def c_int(value):
    """An integer of 32 bits."""
    value = index(value)
    if not -(2**31) <= value < 2**31:
        raise OverflowError("Python int too large to convert to C int" if -(2**63) <= value < 2**63 else "Python int too large to convert to C long")
    return value


def an_int(value):
    """The same, in other words where it does not fit."""
    value = index(value)
    if not -(2**31) <= value < 2**31:
        raise OverflowError("Python int too large to convert to C int")
    return value


# Numbers below it are compared in traces.
_SMALL = 1 << 61


def ssize(value):
    """An integer of 64 bits."""
    if type(value) is int and -_SMALL <= value < _SMALL:
        return value
    value = index(value)
    if not -(2**63) <= value < 2**63:
        raise OverflowError("Python int too large to convert to C ssize_t" if type(value) is int else "cannot fit 'int' into an index-sized integer")
    return value


def sized(value):
    """An index, or a count of items."""
    if type(value) is int and -_SMALL <= value < _SMALL:
        return value
    number = index(value)
    if not -(2**63) <= number < 2**63:
        raise OverflowError(f"cannot fit '{type(value).__name__}' into an index-sized integer")
    return number


def size_or_none(value):
    """How much is to be read: -1 for all."""
    if type(value) is int and -_SMALL <= value < _SMALL:
        return value
    if value is None:
        return -1
    if type(value) is not int and not hasattr(type(value), "__index__"):
        raise TypeError(f"argument should be integer or None, not '{type(value).__name__}'")
    return sized(value)
