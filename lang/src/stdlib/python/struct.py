"""Numbers as bytes."""

import _struct
from _buffers import writable as _writable
from _kept import index as _index, ssize as _ssize

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]


class error(Exception):
    """What is wrong with a format, or with what it is used on."""

    __module__ = "struct"


def calcsize(format, /):
    """How many bytes a format takes."""
    _hashed(format)
    return _size(format)


def _hashed(format):
    """Formats that were used before are looked for first."""
    if not isinstance(format, (str, bytes)):
        hash(format)


def _size(format):
    size = _struct.calcsize(format)
    if type(size) is str:
        raise error(size)
    return size


def pack(*arguments):
    """The bytes of values."""
    if not arguments:
        raise TypeError("missing format argument")
    _hashed(arguments[0])
    return _packed(arguments[0], arguments[1:])


def _packed(format, values):
    made = _struct.pack(format, values)
    if type(made) is str:
        raise error(made)
    return made


def unpack(format, buffer, /):
    """The values in bytes."""
    values = _struct.unpack(format, buffer)
    if type(values) is str:
        raise error(values)
    return values


def unpack_from(format, /, buffer, offset=0):
    """The values in bytes, from a place on."""
    if type(offset) is int and 0 <= offset < 1 << 62:
        values = _struct.unpack(format, buffer, offset)
        if type(values) is tuple:
            return values
    size = calcsize(format)
    length = _struct.length(buffer)
    if type(offset) is not int:
        # The buffer keeps its length meanwhile.
        with memoryview(buffer) as view:
            return unpack_from(format, view, _ssize(offset))
    if offset < 0:
        if offset + size > 0:
            raise error(f"not enough data to unpack {size} bytes at offset {offset}")
        if offset + length < 0:
            raise error(f"offset {offset} out of range for {length}-byte buffer")
        offset += length
    if length - offset < size:
        raise error(
            f"unpack_from requires a buffer of at least {offset + size} bytes for unpacking {size} bytes at offset {offset} "
            f"(actual buffer size is {length})"
        )
    return _struct.unpack(format, buffer, offset)


def pack_into(*arguments):
    """Puts the bytes of values into a buffer."""
    if not arguments:
        raise TypeError("missing format argument")
    format = arguments[0]
    if len(arguments) == 1:
        raise error("pack_into expected buffer argument")
    if len(arguments) == 2:
        raise error("pack_into expected offset argument")
    _pack_into(format, arguments[1], arguments[2], arguments[3:])


def _place(offset):
    if type(offset) is not int:
        given = offset
        offset = _index(offset)
        if not -(2**63) <= offset < 2**63:
            raise IndexError(f"cannot fit '{type(given).__name__}' into an index-sized integer")
    return offset


def _pack_into(format, buffer, offset, values):
    done = _struct.pack_into(format, buffer, offset, values)
    if done is None:
        return
    if type(done) is str:
        raise error(done)
    size = calcsize(format)
    with _writable(buffer, "argument") as octets:
        length = len(octets)
        offset = _place(offset)
        if offset < 0:
            if offset + size > 0:
                raise error(f"no space to pack {size} bytes at offset {offset}")
            if offset + length < 0:
                raise error(f"offset {offset} out of range for {length}-byte buffer")
            offset += length
        if length - offset < size:
            raise error(
                f"pack_into requires a buffer of at least {offset + size} bytes for packing {size} bytes at offset {offset} "
                f"(actual buffer size is {length})"
            )
        try:
            octets[offset : offset + size] = _packed(format, values)
        except BaseException:
            octets[offset : offset + size] = bytes(size)
            raise


class _Unpacking:
    __slots__ = ("_format", "_buffer", "_size", "_at", "_end")

    def __init__(self, format, buffer, size):
        self._format = format
        self._buffer = buffer
        self._size = size
        self._at = 0
        self._end = _struct.length(buffer)

    def __iter__(self):
        return self

    def __next__(self):
        at = self._at
        if at >= self._end:
            raise StopIteration
        self._at = at + self._size
        return _struct.unpack(self._format, self._buffer, at)

    def __length_hint__(self):
        return (self._end - self._at) // self._size


def iter_unpack(format, buffer, /):
    """The values in bytes, as often as the format fits."""
    size = calcsize(format)
    if size == 0:
        raise error("cannot iteratively unpack with a struct of length 0")
    if _struct.length(buffer) % size:
        raise error(f"iterative unpacking requires a buffer of a multiple of {size} bytes")
    return _Unpacking(format, buffer, size)


class Struct:
    """A format, to be used again and again."""

    __module__ = "_struct"

    __slots__ = ("_size", "_format", "__weakref__")

    def __init__(self, format):
        self._size = _size(format)
        self._format = format.decode("ascii") if isinstance(format, bytes) else format

    @property
    def size(self):
        """How many bytes the values take."""
        return self._size

    @property
    def format(self):
        """The format, a string."""
        return self._format

    def pack(self, *values):
        """The bytes of values."""
        return _packed(self._format, values)

    def pack_into(self, buffer, offset, *values):
        """Puts the bytes of values into a buffer."""
        _pack_into(self._format, buffer, offset, values)

    def unpack(self, buffer, /):
        """The values in bytes."""
        return unpack(self._format, buffer)

    def unpack_from(self, buffer, offset=0):
        """The values in bytes, from a place on."""
        return unpack_from(self._format, buffer, offset)

    def iter_unpack(self, buffer, /):
        """The values in bytes, as often as the format fits."""
        return iter_unpack(self._format, buffer)

    def __repr__(self):
        return f"Struct({self._format!r})"



def _clearcache():
    """There is no cache."""
