"""What objects share whose other half is kept outside of the heap, under a number, and which `__del__` gives back."""

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
        try:
            memoryview(data).release()
        except TypeError:
            raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None
    return data


def index(value):
    """An integer, as functions in C take one."""
    if isinstance(value, float) or not hasattr(type(value), "__index__"):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return value.__index__()


def c_int(value):
    """An integer of 32 bits."""
    value = index(value)
    if not -(2**31) <= value < 2**31:
        raise OverflowError("Python int too large to convert to C int" if -(2**63) <= value < 2**63 else "Python int too large to convert to C long")
    return value


def ssize(value):
    """An integer of 64 bits."""
    value = index(value)
    if not -(2**63) <= value < 2**63:
        raise OverflowError("Python int too large to convert to C ssize_t" if type(value) is int else "cannot fit 'int' into an index-sized integer")
    return value
