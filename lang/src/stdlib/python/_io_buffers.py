"""Files of the system, raw and with a buffer."""

import posix as _posix
from _buffers import RLock as _RLock, line as _line, lines as _lines, octets as _octets, writable as _writable
from _kept import index as _index, size_or_none as _size, ssize as _ssize
from _io_base import _BufferedIOBase, _RawIOBase, UnsupportedOperation


DEFAULT_BUFFER_SIZE = 8192

_O_RDONLY, _O_WRONLY, _O_RDWR, _O_CREAT, _O_EXCL, _O_TRUNC, _O_APPEND = 0, 1, 2, 0o100, 0o200, 0o1000, 0o2000

# The files that may have something pending: it is written before anything is read, and at the end.
_writers = {}


_texts = {}


def _flush(writer, seconds):
    """Writes what is pending, unless another thread is at work on the file and does not end."""
    if writer._lock.acquire(timeout=seconds):
        try:
            if not writer.closed:
                writer.flush()
        finally:
            writer._lock.release()


def _finish():
    for writer in [*_texts.values(), *_writers.values()]:
        # Who is held up now, as another process does not read, is not waited for for ever.
        _flush(writer, 1)


def _write_files():
    """Writes what is pending for plain files, as one of them may be read now."""
    for writer in [*_texts.values(), *_writers.values()]:
        if writer._is_plain():
            _flush(writer, 0)


class FileIO(_RawIOBase):
    """A file of the system."""

    __module__ = "_io"
    _fd = -1
    _plain = False
    # How many bytes a plain file had when it was opened.
    _length = 0

    def __init__(self, file, mode="r", closefd=True, opener=None):
        if isinstance(file, float):
            raise TypeError("integer argument expected, got float")
        number = file
        if not isinstance(file, int) and hasattr(type(file), "__index__"):
            try:
                number = _index(file)
            except Exception:
                pass  # It is taken for a path then.
        if not set(mode) <= set("xrwab+"):
            raise ValueError(f"invalid mode: {mode}")
        if sum([letter in "rwax" for letter in mode]) != 1 or mode.count("+") > 1:
            raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
        plus = "+" in mode
        self._created = "x" in mode
        self._appending = "a" in mode
        self._readable = "r" in mode or plus
        self._writable = "r" not in mode or plus
        flags = _O_RDWR if plus else _O_RDONLY if "r" in mode else _O_WRONLY
        if "w" in mode:
            flags |= _O_CREAT | _O_TRUNC
        elif "x" in mode:
            flags |= _O_CREAT | _O_EXCL
        elif "a" in mode:
            flags |= _O_CREAT | _O_APPEND
        self._closefd = closefd
        self.name = file
        if isinstance(number, int):
            if number < 0:
                raise ValueError("negative file descriptor")
            self._fd = number
            _posix.fstat(number)
        else:
            if not closefd:
                raise ValueError("Cannot use closefd=False with file name")
            if opener is not None:
                self._fd = opener(file, flags)
                if not isinstance(self._fd, int):
                    raise TypeError("expected integer from opener")
                if self._fd < 0:
                    raise ValueError(f"opener returned {self._fd}")
            else:
                self._fd = _posix.open(_posix.fspath(file), flags, 0o666)
            found = _posix.fstat(self._fd)
            kind = found[0] & 0o170000
            self._plain = kind == 0o100000
            self._length = found[6]
            if kind == 0o040000:
                _posix.close(self._fd)
                self._closed = True
                raise IsADirectoryError(21, "Is a directory", file)
        if self._appending:
            try:
                _posix.lseek(self._fd, 0, 2)
            except OSError:
                pass

    def fileno(self):
        self._check_closed()
        return self._fd

    @property
    def closefd(self):
        """Whether the descriptor is closed with the file."""
        return self._closefd

    @property
    def mode(self):
        """How it was opened."""
        if self._created:
            return "xb+" if self._readable else "xb"
        if self._appending:
            return "ab+" if self._readable else "ab"
        if self._readable:
            return "rb+" if self._writable else "rb"
        return "wb"

    def readable(self):
        self._check_closed()
        return self._readable

    def writable(self):
        self._check_closed()
        return self._writable

    def seekable(self):
        self._check_closed()
        try:
            _posix.lseek(self._fd, 0, 1)
        except OSError:
            return False
        return True

    def isatty(self):
        self._check_closed()
        return _posix.isatty(self._fd)

    def read(self, size=-1, /):
        self._check_closed()
        if not self._readable:
            raise UnsupportedOperation("File not open for reading")
        if size is None or size < 0:
            return self.readall()
        return _posix.read(self._fd, size)

    def readall(self):
        self._check_closed()
        parts = []
        if self._plain and self._length:
            wanted = self._length + 1
            data = _posix.read(self._fd, wanted)
            if len(data) < wanted:
                # Of a plain file that is all.
                return data
            parts.append(data)
        while True:
            data = _posix.read(self._fd, 65536)
            if not data:
                return b"".join(parts)
            parts.append(data)

    def readinto(self, buffer, /):
        with _writable(buffer, "readinto() argument") as octets:
            data = self.read(len(octets))
            octets[: len(data)] = data
            return len(data)

    def write(self, data, /):
        self._check_closed()
        if not self._writable:
            raise UnsupportedOperation("File not open for writing")
        return _posix.write(self._fd, data)

    def seek(self, pos, whence=0, /):
        self._check_closed()
        if isinstance(pos, float):
            raise TypeError("an integer is required")
        return _posix.lseek(self._fd, pos, whence)

    def tell(self):
        self._check_closed()
        return _posix.lseek(self._fd, 0, 1)

    def truncate(self, size=None, /):
        self._check_closed()
        if not self._writable:
            raise UnsupportedOperation("File not open for writing")
        if size is None:
            size = self.tell()
        _posix.ftruncate(self._fd, size)
        return size

    def close(self):
        if not self._closed:
            self._closed = True
            if self._closefd and self._fd >= 0:
                fd = self._fd
                self._fd = -1
                _posix.close(fd)

    def __repr__(self):
        name = "_io.FileIO"
        if self._closed:
            return f"<{name} [closed]>"
        return f"<{name} name={self.name!r} mode={self.mode!r} closefd={self._closefd!r}>"


class _Buffered(_BufferedIOBase):
    """What files with a buffer have in common."""

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        buffer_size = _ssize(buffer_size)
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._raw = raw
        self._size = buffer_size
        # For what is more than one step: a step is whole, as others run only where a loop or a function begins.
        self._lock = _RLock()
        self._ahead = b""
        self._at = 0
        self._pending = []
        self._count = 0

    @property
    def raw(self):
        """The file below."""
        return self._raw

    @property
    def name(self):
        return self._raw.name

    @property
    def mode(self):
        return self._raw.mode

    @property
    def closed(self):
        return self._raw is None or self._raw.closed

    def _check_closed(self, msg=None):
        if self._raw is None:
            raise ValueError("raw stream has been detached")
        if self._raw.closed:
            raise ValueError(msg or "I/O operation on closed file.")

    def readable(self):
        return self._raw.readable()

    def writable(self):
        return self._raw.writable()

    def seekable(self):
        return self._raw.seekable()

    def fileno(self):
        return self._raw.fileno()

    def isatty(self):
        return self._raw.isatty()

    def flush(self):
        self._check_closed("flush of closed file")
        self._write_pending()

    def _is_plain(self):
        raw = self._raw
        return type(raw) is FileIO and raw._plain and bool(self._pending)

    def _write_pending(self):
        if self._pending:
            with self._lock:
                pending = self._pending
                self._pending = []
                self._count = 0
                data = b"".join(pending)
                while data:
                    count = self._raw.write(data)
                    if count is None or count >= len(data):
                        break
                    data = data[count:]

    def close(self):
        with self._lock:
            raw = self._raw
            if raw is not None and not raw.closed:
                try:
                    self._write_pending()
                finally:
                    _writers.pop(id(self), None)
                    raw.close()

    def detach(self):
        with self._lock:
            if self._raw is None:
                raise ValueError("raw stream already detached")
            self.flush()
            _writers.pop(id(self), None)
            raw = self._raw
            self._raw = None
            return raw

    def seek(self, target, whence=0, /):
        if whence not in (0, 1, 2):
            raise ValueError(f"whence value {whence} unsupported")
        self._check_closed("seek of closed file")
        if not self.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        with self._lock:
            self._write_pending()
            if whence == 1:
                target -= len(self._ahead) - self._at
            place = self._raw.seek(target, whence)
            self._ahead = b""
            self._at = 0
            return place

    def tell(self):
        self._check_closed("tell of closed file")
        with self._lock:
            return self._raw.tell() - (len(self._ahead) - self._at) + self._count

    def truncate(self, pos=None, /):
        self._check_closed("truncate of closed file")
        if not self.writable():
            raise UnsupportedOperation("truncate")
        with self._lock:
            if pos is None:
                pos = self.tell()
            self._write_pending()
            return self._raw.truncate(pos)

    # Reading.

    def _fill(self):
        self._write_pending()
        self._ahead = self._raw.read(self._size) or b""
        self._at = 0
        return bool(self._ahead)

    def read(self, size=-1, /):
        if type(size) is not int:
            size = _size(size)
        self._check_closed("read of closed file")
        if self._pending:
            self._write_pending()
        at = self._at
        if 0 < size <= len(self._ahead) - at:
            self._at = at + size
            return self._ahead[at : at + size]
        if not self.readable():
            raise UnsupportedOperation("read")
        if size < -1:
            raise ValueError("read length must be non-negative or -1")
        with self._lock:
            return self._read(size)

    def _read(self, size):
        at = self._at
        have = self._ahead[at:]
        if size < 0:
            self._ahead = b""
            self._at = 0
            readall = getattr(self._raw, "readall", None)
            return have + ((self._raw.read() if readall is None else readall()) or b"")
        if size <= len(have):
            self._at = at + size
            return have[:size]
        parts = [have]
        wanted = size - len(have)
        self._ahead = b""
        self._at = 0
        while wanted > 0:
            data = self._raw.read(max(wanted, self._size))
            if not data:
                break
            parts.append(data[:wanted])
            if len(data) > wanted:
                self._ahead = data
                self._at = wanted
            wanted -= len(data)
        return b"".join(parts)

    def read1(self, size=-1, /):
        self._check_closed("read of closed file")
        if size < 0:
            size = self._size
        if size == 0:
            return b""
        with self._lock:
            if self._at >= len(self._ahead):
                self._fill()
            data = self._ahead[self._at : self._at + size]
            self._at += len(data)
            return data

    def peek(self, size=0, /):
        """What comes next, without reading it."""
        self._check_closed("peek of closed file")
        with self._lock:
            if self._at >= len(self._ahead):
                self._fill()
            return self._ahead[self._at :]

    def readline(self, size=-1, /):
        self._check_closed("readline of closed file")
        if type(size) is int and size < 0:
            # Most lines have been read ahead. This is one step.
            line = _line(self._ahead, self._at)
            if line is not None:
                self._at += len(line)
                return line
        if not self.readable():
            raise UnsupportedOperation("read")
        with self._lock:
            return self._readline(-1 if size is None else size)

    def __next__(self):
        cls = type(self)
        if cls is BufferedReader or cls is BufferedRandom:
            self._check_closed("readline of closed file")
            line = _line(self._ahead, self._at)
            if line is not None:
                self._at += len(line)
                return line
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readlines(self, hint=-1, /):
        """All lines, or those up to so many bytes."""
        cls = type(self)
        if (cls is BufferedReader or cls is BufferedRandom) and _size(hint) <= 0:
            return _lines(self.read())
        return super().readlines(hint)

    def _readline(self, size):
        parts = []
        count = 0
        while size < 0 or count < size:
            if self._at >= len(self._ahead) and not self._fill():
                break
            end = self._ahead.find(b"\n", self._at) + 1 or len(self._ahead)
            if size >= 0:
                end = min(end, self._at + size - count)
            part = self._ahead[self._at : end]
            self._at = end
            parts.append(part)
            count += len(part)
            if part.endswith(b"\n"):
                break
        return b"".join(parts)

    # Writing.

    def write(self, data, /):
        self._check_closed("write to closed file")
        if not self.writable():
            raise UnsupportedOperation("write")
        if type(data) is not bytes:
            data = _octets(data)
        if self._ahead:
            with self._lock:
                ahead = len(self._ahead) - self._at
                self._ahead = b""
                self._at = 0
                if ahead:
                    self._raw.seek(-ahead, 1)
        self._pending.append(data)
        self._count += len(data)
        if self._count >= self._size:
            self._write_pending()
        return len(data)

    def __repr__(self):
        name = f"{type(self).__module__}.{type(self).__qualname__}"
        try:
            return f"<{name} name={self.name!r}>"
        except AttributeError:
            return f"<{name}>"


class BufferedReader(_Buffered):
    """A file that is read, with a buffer."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        buffer_size = _ssize(buffer_size)
        if not raw.readable():
            raise OSError('"raw" argument must be readable.')
        super().__init__(raw, buffer_size)

    def writable(self):
        return False


class BufferedWriter(_Buffered):
    """A file that is written, with a buffer."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        buffer_size = _ssize(buffer_size)
        if not raw.writable():
            raise OSError('"raw" argument must be writable.')
        super().__init__(raw, buffer_size)
        _register(self)

    def readable(self):
        return False


class BufferedRandom(_Buffered):
    """A file that is read and written, with a buffer."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        buffer_size = _ssize(buffer_size)
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        super().__init__(raw, buffer_size)
        _register(self)


class BufferedRWPair(_BufferedIOBase):
    """Two files: one is read, the other one is written."""

    __module__ = "_io"

    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE):
        self.reader = BufferedReader(reader, buffer_size)
        self.writer = BufferedWriter(writer, buffer_size)

    def read(self, size=-1, /):
        return self.reader.read(size)

    def read1(self, size=-1, /):
        return self.reader.read1(size)

    def peek(self, size=0, /):
        return self.reader.peek(size)

    def write(self, data, /):
        return self.writer.write(data)

    def flush(self):
        self.writer.flush()

    def readable(self):
        return self.reader.readable()

    def writable(self):
        return self.writer.writable()

    def close(self):
        self.writer.close()
        self.reader.close()

    @property
    def closed(self):
        return self.writer.closed


def _register(writer):
    if not _writers and not _texts:
        import atexit

        atexit._register_last(_finish)
    _writers[id(writer)] = writer
