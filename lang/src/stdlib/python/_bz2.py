"""Streams of bzip2. The other half is in Rust."""

from _kept import checked as _checked, c_int as _c_int, new as _new, ssize as _ssize


class BZ2Compressor:
    """Compresses what comes bit by bit."""

    __slots__ = ("_number",)

    def __new__(cls, compresslevel=9, /):
        self = object.__new__(cls)
        self._number = -1
        self._number = _new(_compressor(_c_int(compresslevel)))
        return self

    def __del__(self):
        if self._number >= 0:
            _end_compressor(self._number)

    def compress(self, data, /):
        """Takes data; what comes out so far."""
        data = _checked(data)
        if self._number < 0:
            raise ValueError("Compressor has been flushed")
        return _compress(self._number, data, False) if data else b""

    def flush(self):
        """What is left."""
        if self._number < 0:
            raise ValueError("Repeated call to flush()")
        out = _compress(self._number, b"", True)
        _end_compressor(self._number)
        self._number = -1
        return out

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


class BZ2Decompressor:
    """Decompresses what comes bit by bit."""

    __slots__ = ("_number", "_rest", "_unused", "_eof", "_needs")

    def __new__(cls):
        self = object.__new__(cls)
        self._number = -1
        self._rest = self._unused = b""
        self._eof, self._needs = False, True
        self._number = _new(_decompressor())
        return self

    def __del__(self):
        if self._number >= 0:
            _end_decompressor(self._number)

    eof = property(lambda self: self._eof, doc="True if the end-of-stream marker has been reached.")
    unused_data = property(lambda self: self._unused, doc="Data found after the end of the compressed stream.")
    needs_input = property(lambda self: self._needs, doc="True if more input is needed before more decompressed data can be produced.")

    def decompress(self, data, max_length=-1):
        """Takes data; what comes out, at most so many bytes if that is not below zero."""
        data = _checked(data)
        max_length = _ssize(max_length)
        if self._eof:
            raise EOFError("End of stream already reached")
        if self._number < 0:
            raise ValueError("Decompressor is unusable after a previous error")
        data = self._rest + bytes(data) if self._rest else bytes(data)
        self._rest = b""
        try:
            out, taken, has_ended = _decompress(self._number, data, max_length)
        except OSError:
            self._needs = False
            _end_decompressor(self._number)
            self._number = -1
            raise
        if has_ended:
            self._eof, self._needs = True, False
            self._unused = data[taken:]
            _end_decompressor(self._number)
            self._number = -1
        else:
            self._rest = data[taken:]
            self._needs = not self._rest
        return out

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


BZ2Compressor.__module__ = BZ2Decompressor.__module__ = "_bz2"
