"""Compressed bytes."""

import _zlib
from _buffers import octets as _octets
from _kept import c_int as _c_int, checked as _checked, new as _new, ssize as _ssize
from _zlib import adler32, crc32

__version__ = "1.0"
ZLIB_VERSION = ZLIB_RUNTIME_VERSION = "1.3.0"
DEFLATED, DEF_BUF_SIZE, DEF_MEM_LEVEL, MAX_WBITS = 8, 16384, 8, 15
Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_FINISH, Z_BLOCK, Z_TREES = range(7)
Z_DEFAULT_COMPRESSION, Z_NO_COMPRESSION, Z_BEST_SPEED, Z_BEST_COMPRESSION = -1, 0, 1, 9
Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED = range(5)
_OK, _END, _NEED_DICT, _STREAM_ERROR, _DATA_ERROR, _MEM_ERROR, _BUF_ERROR, _VERSION_ERROR = 0, 1, 2, -2, -3, -4, -5, -6
_words = {_BUF_ERROR: "incomplete or truncated stream", _STREAM_ERROR: "inconsistent stream state", _DATA_ERROR: "invalid input data"}


class error(Exception):
    """What is wrong with a stream."""

    __module__ = "zlib"


def _failed(code, about, words=None):
    words = words or _words.get(code)
    return error(f"Error {code} {about}: {words}" if words else f"Error {code} {about}")


def compress(data, /, level=-1, wbits=15):
    """The bytes, compressed."""
    data = _checked(data)
    number = _zlib._deflate(_c_int(level), 8, _c_int(wbits), 8, 0)
    if number == _MEM_ERROR:
        raise MemoryError("Out of memory while compressing data")
    if number == _STREAM_ERROR:
        raise error("Bad compression level")
    if number < 0:
        raise _failed(number, "while compressing data")
    try:
        out, _, code, words = _zlib._run(number, data, Z_FINISH, 0)
    finally:
        _zlib._end(number)
    if code != _END:
        raise _failed(code, "while compressing data", words)
    return out


def decompress(data, /, wbits=15, bufsize=16384):
    """What was compressed."""
    data = _checked(data)
    wbits, bufsize = _c_int(wbits), _ssize(bufsize)
    if bufsize < 0:
        raise ValueError("bufsize must be non-negative")
    number = _zlib._inflate(wbits)
    if number == _MEM_ERROR:
        raise MemoryError("Out of memory while decompressing data")
    if number < 0:
        raise _failed(number, "while preparing to decompress data")
    try:
        out, _, code, words = _zlib._run(number, data, Z_SYNC_FLUSH, 0)
    finally:
        _zlib._end(number)
    if code != _END:
        raise _failed(_BUF_ERROR if code == _OK else code, "while decompressing data", words)
    return out


class Compress:
    """Compresses what comes bit by bit."""

    __module__ = "zlib"
    __slots__ = ("_number",)

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"cannot create '{cls.__module__}.{cls.__qualname__}' instances")

    def __del__(self):
        if self._number >= 0:
            _zlib._end(self._number)

    def _run(self, data, flush):
        if self._number < 0:
            return b"", 0, _STREAM_ERROR, None
        return _zlib._run(self._number, data, flush, 0)

    def compress(self, data, /):
        """Takes data; what comes out so far."""
        out, _, code, words = self._run(_checked(data), Z_NO_FLUSH)
        if code == _STREAM_ERROR:
            raise _failed(code, "while compressing data", words)
        return out

    def flush(self, mode=Z_FINISH, /):
        """What is left."""
        mode = _c_int(mode)
        if mode == Z_NO_FLUSH:
            return b""
        out, _, code, words = self._run(b"", mode)
        if code == _END and mode == Z_FINISH:
            _zlib._end(self._number)
            self._number = -1
        elif code not in (_OK, _BUF_ERROR):
            raise _failed(code, "while flushing", words)
        return out

    def copy(self):
        """Another one that goes on from here."""
        number = _zlib._copy(self._number) if self._number >= 0 else _STREAM_ERROR
        if number == _STREAM_ERROR:
            raise ValueError("Inconsistent stream state")
        if number == _MEM_ERROR:
            raise MemoryError("Can't allocate memory for compression object")
        if number < 0:
            raise _failed(number, "while copying compression object")
        made = object.__new__(Compress)
        made._number = _new(number)
        return made

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo, /):
        return self.copy()

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'zlib.Compress' object")


class Decompress:
    """Decompresses what comes bit by bit."""

    __module__ = "zlib"
    __slots__ = ("_number", "_dictionary", "_unused", "_tail", "_eof", "_ended")

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"cannot create '{cls.__module__}.{cls.__qualname__}' instances")

    def __del__(self):
        if self._number >= 0:
            _zlib._end(self._number)

    unused_data = property(lambda self: self._unused)
    unconsumed_tail = property(lambda self: self._tail)
    eof = property(lambda self: self._eof)

    def _set_dictionary(self):
        code = _zlib._set_dictionary(self._number, self._dictionary)
        if code != _OK:
            raise _failed(code, "while setting zdict")

    def _run(self, data, flush, most):
        """What comes out, and the code. What is not taken is kept."""
        if self._number < 0:
            # All of it has come out before.
            out, taken, code, words = b"", 0, _STREAM_ERROR if self._ended else _END, None
        else:
            out, taken, code, words = _zlib._run(self._number, data, flush, most)
            while code == _NEED_DICT and self._dictionary:
                self._set_dictionary()
                more, count, code, words = _zlib._run(self._number, data[taken:], flush, most - len(out) if most else 0)
                out += more
                taken += count
        if code == _END:
            if self._number >= 0:
                _zlib._end(self._number)
                self._number = -1
            self._eof = True
            self._unused += bytes(data[taken:])
            self._tail = b""
        elif taken < len(data) or self._tail:
            self._tail = bytes(data[taken:])
        return out, code, words

    def decompress(self, data, /, max_length=0):
        """Takes data; what comes out, at most so many bytes if that is not zero."""
        data = _checked(data)
        max_length = _ssize(max_length)
        if max_length < 0:
            raise ValueError("max_length must be non-negative")
        if type(data) is not bytes:
            data = bytes(data)
        out, code, words = self._run(data, Z_SYNC_FLUSH, max_length)
        if code not in (_OK, _END, _BUF_ERROR):
            raise _failed(code, "while decompressing data", words)
        return out

    def flush(self, length=DEF_BUF_SIZE, /):
        """What is left."""
        length = _ssize(length)
        if length <= 0:
            raise ValueError("length must be greater than zero")
        out, code, words = self._run(self._tail, Z_FINISH, 0)
        if code == _END:
            self._ended = True
        return out

    def copy(self):
        """Another one that goes on from here."""
        number = -1
        if self._number >= 0:
            number = _zlib._copy(self._number)
            if number == _MEM_ERROR:
                raise MemoryError("Can't allocate memory for decompression object")
            if number < 0 and number != _STREAM_ERROR:
                raise _failed(number, "while copying decompression object")
        if self._ended or self._number >= 0 and number < 0:
            raise ValueError("Inconsistent stream state")
        made = object.__new__(Decompress)
        made._number = _new(number)
        made._dictionary, made._unused, made._tail = self._dictionary, self._unused, self._tail
        made._eof, made._ended = self._eof, self._ended
        return made

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo, /):
        return self.copy()

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'zlib.Decompress' object")


def compressobj(level=-1, method=DEFLATED, wbits=MAX_WBITS, memLevel=DEF_MEM_LEVEL, strategy=Z_DEFAULT_STRATEGY, zdict=None):
    """An object that compresses."""
    numbers = [_c_int(number) for number in (level, method, wbits, memLevel, strategy)]
    if zdict is not None:
        zdict = _checked(zdict)
    number = _zlib._deflate(*numbers)
    if number == _MEM_ERROR:
        raise MemoryError("Can't allocate memory for compression object")
    if number == _STREAM_ERROR:
        raise ValueError("Invalid initialization option")
    if number < 0:
        raise _failed(number, "while creating compression object")
    if zdict is not None:
        code = _zlib._set_dictionary(number, zdict)
        if code != _OK:
            _zlib._end(number)
            raise ValueError("Invalid dictionary" if code == _STREAM_ERROR else "deflateSetDictionary()")
    made = object.__new__(Compress)
    made._number = _new(number)
    return made


def decompressobj(wbits=MAX_WBITS, zdict=b""):
    """An object that decompresses."""
    wbits = _c_int(wbits)
    try:
        zdict = _octets(zdict)
    except TypeError:
        raise TypeError("zdict argument must support the buffer protocol") from None
    number = _zlib._inflate(wbits)
    if number == _STREAM_ERROR:
        raise ValueError("Invalid initialization option")
    if number == _MEM_ERROR:
        raise MemoryError("Can't allocate memory for decompression object")
    if number < 0:
        raise _failed(number, "while creating decompression object")
    made = object.__new__(Decompress)
    made._number = _new(number)
    made._dictionary, made._unused, made._tail = zdict, b"", b""
    made._eof = made._ended = False
    if zdict and wbits < 0:
        made._set_dictionary()
    return made
