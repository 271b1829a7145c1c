"""Blobs that are read and written in place."""

from _sqlite3 import _blob_close, _blob_read, _blob_size, _blob_write
from _buffers import octets as _octets
from _kept import c_int as _c_int, index as _index
from _sqlite3_errors import ProgrammingError, failed_at as _failed_at

_OK = 0


class Blob:
    __slots__ = ("_number", "_connection", "_offset", "__weakref__")
    __module__ = "sqlite3"

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"cannot create '{cls.__module__}.{cls.__qualname__}' instances")

    def __del__(self):
        self._end()

    def _end(self):
        number, self._number = self._number, -1
        if number >= 0 and self._connection._blobs.pop(number, None) is not None:
            _blob_close(number)

    def _check(self):
        self._connection._check()
        self._connection._check_thread()
        if self._number < 0:
            raise ProgrammingError("Cannot operate on a closed blob.")
        return self._number

    def close(self):
        """Close the blob."""
        self._connection._check()
        self._connection._check_thread()
        self._end()

    def _read(self, offset, size):
        data = _blob_read(self._number, offset, size)
        if type(data) is int:
            self._raise(data)
        return data

    def _write(self, offset, data):
        code = _blob_write(self._number, offset, data)
        if code != _OK:
            self._raise(code)

    def _raise(self, code):
        raise _failed_at(self._connection._number)

    def read(self, length=-1, /):
        """Read data at the current offset position."""
        length = _c_int(length)
        left = _blob_size(self._check()) - self._offset
        if length < 0 or length > left:
            length = left
        if not length:
            return b""
        data = self._read(self._offset, length)
        self._offset += length
        return data

    def write(self, data, /):
        """Write data at the current offset."""
        number = self._check()
        data = _octets(data)
        if len(data) > _blob_size(number) - self._offset:
            raise ValueError("data longer than blob length")
        self._write(self._offset, data)
        self._offset += len(data)

    def seek(self, offset, origin=0, /):
        """Set the current access position to offset."""
        offset, origin = _c_int(offset), _c_int(origin)
        size = _blob_size(self._check())
        if origin == 1:
            offset += self._offset
        elif origin == 2:
            offset += size
        elif origin != 0:
            raise ValueError("'origin' should be os.SEEK_SET, os.SEEK_CUR, or os.SEEK_END")
        if offset > 2**31 - 1:
            raise OverflowError("seek offset results in overflow")
        if not 0 <= offset <= size:
            raise ValueError("offset out of blob range")
        self._offset = offset

    def tell(self):
        """Return the current access position for the blob."""
        self._check()
        return self._offset

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, type, val, tb, /):
        self._check()
        self._end()

    def __len__(self):
        return _blob_size(self._check())

    def _place(self, key):
        at = _index(key)
        if not -(2**63) <= at < 2**63:
            raise IndexError("cannot fit 'int' into an index-sized integer")
        size = _blob_size(self._number)
        if at < 0:
            at += size
        if not 0 <= at < size:
            raise IndexError("Blob index out of range")
        return at

    def __getitem__(self, key, /):
        size = _blob_size(self._check())
        if isinstance(key, slice):
            start, stop, step = key.indices(size)
            count = len(range(start, stop, step))
            if not count:
                return b""
            if step == 1:
                return self._read(start, count)
            first, last = min(start, start + step * (count - 1)), max(start, start + step * (count - 1))
            return self._read(first, last - first + 1)[start - first :: step][:count]
        if not hasattr(type(key), "__index__"):
            raise TypeError("Blob indices must be integers")
        return self._read(self._place(key), 1)[0]

    def __setitem__(self, key, value, /):
        size = _blob_size(self._check())
        if isinstance(key, slice):
            start, stop, step = key.indices(size)
            count = len(range(start, stop, step))
            data = _octets(value)
            if len(data) != count:
                raise IndexError("Blob slice assignment is wrong size")
            if not count:
                return
            if step == 1:
                return self._write(start, data)
            first, last = min(start, start + step * (count - 1)), max(start, start + step * (count - 1))
            room = bytearray(self._read(first, last - first + 1))
            for at, octet in enumerate(data):
                room[start + step * at - first] = octet
            return self._write(first, bytes(room))
        if not hasattr(type(key), "__index__"):
            raise TypeError("Blob indices must be integers")
        at = self._place(key)
        if not isinstance(value, int):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        if not 0 <= value <= 255:
            raise ValueError("byte must be in range(0, 256)")
        self._write(at, bytes([value]))

    # It is no sequence to `in` and `iter`, although it has items.
    def __contains__(self, item, /):
        raise TypeError("argument of type 'sqlite3.Blob' is not iterable")

    def __iter__(self):
        raise TypeError("'sqlite3.Blob' object is not iterable")

    def __delitem__(self, key, /):
        self._check()
        if isinstance(key, slice):
            raise TypeError("Blob doesn't support slice deletion")
        raise TypeError("Blob doesn't support item deletion")

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


def new_blob(connection, number):
    import _weakref

    self = object.__new__(Blob)
    self._connection, self._number, self._offset = connection, number, 0
    connection._blobs[number] = _weakref.ref(self)
    return self
