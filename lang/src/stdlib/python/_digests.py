"""Digests under way. The algorithms are in Rust; the modules that CPython has for them have their classes made here."""

import _digest
from _kept import new as _new

# What a digest takes at first is kept as it is: most take bytes once.


class Stream:
    """What is kept outside of the heap."""

    __slots__ = ("number",)

    def __init__(self, number):
        self.number = _new(number)

    def __del__(self):
        _digest.end(self.number)


def start(self, name, data):
    """A digest that has taken some bytes."""
    self._name, self._stream = name, None
    self._data = data if type(data) is bytes else octets(data)
    return self


def octets(data):
    """The bytes of something like bytes."""
    if isinstance(data, str):
        raise TypeError("Strings must be encoded before hashing")
    if type(data) is bytes:
        return data
    try:
        view = memoryview(data)
    except TypeError:
        raise TypeError("object supporting the buffer API required") from None
    if not view.c_contiguous:
        raise BufferError("memoryview: underlying buffer is not C-contiguous")
    return view.tobytes()


def stream_of(self):
    """The digest under way."""
    stream = self._stream
    if stream is None:
        stream = Stream(_digest.new(self._name))
        _digest.update(stream.number, self._data)
        self._stream, self._data = stream, b""
    return stream


def update(self, obj, /):
    """Update this hash object's state with the provided string."""
    if isinstance(obj, str):
        raise TypeError("Strings must be encoded before hashing")
    if self._stream is None and not self._data:
        self._data = obj if type(obj) is bytes else octets(obj)
    else:
        _digest.update(stream_of(self).number, obj if type(obj) is bytes or type(obj) is bytearray else octets(obj))


def finish(self, size):
    """The digest."""
    stream = self._stream
    if stream is None:
        return _digest.once(self._name, self._data, size)
    return _digest.digest(stream.number, size)


def copied(self, made):
    """Another one that goes on from here."""
    made._name, made._data, stream = self._name, self._data, self._stream
    made._stream = None if stream is None else Stream(_digest.copy(stream.number))
    return made


def no_pickle(self, protocol, /):
    raise TypeError(f"cannot pickle {type(self).__name__!r} object")


_update = update


def no_new(cls, *args, **kwargs):
    raise TypeError(f"cannot create '{cls.__module__}.{cls.__qualname__}' instances")


def type_of(module, algorithm):
    """A class that has one algorithm, and what makes its objects."""
    size, block = _digest.sizes(algorithm)

    class made:
        __slots__ = ("_name", "_data", "_stream")
        __new__ = no_new

        block_size = property(lambda self: block)
        digest_size = property(lambda self: size)
        name = property(lambda self: algorithm)

        def copy(self):
            """Return a copy of the hash object."""
            return copied(self, object.__new__(made))

        def digest(self):
            """Return the digest value as a bytes object."""
            return finish(self, 0)

        def hexdigest(self):
            """Return the digest value as a string of hexadecimal digits."""
            return finish(self, 0).hex()

        update = _update
        __reduce_ex__ = no_pickle

    def new(data):
        return start(object.__new__(made), algorithm, data)

    made.__name__ = made.__qualname__ = algorithm
    made.__module__ = module
    made.__doc__ = None
    return made, new
