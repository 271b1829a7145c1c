"""Files of the system: raw, with a buffer, and as text."""

import posix as _posix
from _io_base import BufferedIOBase, RawIOBase, TextIOBase, UnsupportedOperation


def _copied(data):
    """The bytes of something like bytes."""
    with memoryview(data) as view:
        return bytes(view)


DEFAULT_BUFFER_SIZE = 8192

_O_RDONLY, _O_WRONLY, _O_RDWR, _O_CREAT, _O_EXCL, _O_TRUNC, _O_APPEND = 0, 1, 2, 0o100, 0o200, 0o1000, 0o2000

# The files that may have something pending: it is written before anything is read, and at the end.
_writers = {}


def _flush_writers():
    for writer in list(_writers.values()):
        if not writer.closed and not writer.raw.closed:
            writer.flush()


def _finish():
    for writer in list(_texts.values()):
        if not writer.closed:
            writer.flush()
    _flush_writers()


_texts = {}


class FileIO(RawIOBase):
    """A file of the system."""

    __module__ = "_io"
    _fd = -1

    def __init__(self, file, mode="r", closefd=True, opener=None):
        if isinstance(file, float):
            raise TypeError("integer argument expected, got float")
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
        if isinstance(file, int):
            if file < 0:
                raise ValueError("negative file descriptor")
            self._fd = file
            _posix.fstat(file)
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
                self._fd = _posix.open(file, flags, 0o666)
            if _posix.fstat(self._fd)[0] & 0o170000 == 0o040000:
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
        while True:
            data = _posix.read(self._fd, 65536)
            if not data:
                return b"".join(parts)
            parts.append(data)

    def readinto(self, buffer, /):
        view = memoryview(buffer).cast("B")
        data = self.read(len(view))
        view[: len(data)] = data
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


class _Buffered(BufferedIOBase):
    """What files with a buffer have in common."""

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._raw = raw
        self._size = buffer_size
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

    def _write_pending(self):
        if self._pending:
            data = b"".join(self._pending)
            self._pending = []
            self._count = 0
            while data:
                count = self._raw.write(data)
                if count is None or count >= len(data):
                    break
                data = data[count:]

    def close(self):
        raw = self._raw
        if raw is not None and not raw.closed:
            try:
                self._write_pending()
            finally:
                _writers.pop(id(self), None)
                raw.close()

    def detach(self):
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
        self._write_pending()
        if whence == 1:
            target -= len(self._ahead) - self._at
        place = self._raw.seek(target, whence)
        self._ahead = b""
        self._at = 0
        return place

    def tell(self):
        self._check_closed("tell of closed file")
        return self._raw.tell() - (len(self._ahead) - self._at) + self._count

    def truncate(self, pos=None, /):
        self._check_closed("truncate of closed file")
        if not self.writable():
            raise UnsupportedOperation("truncate")
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
        self._check_closed("read of closed file")
        if not self.readable():
            raise UnsupportedOperation("read")
        if size is None:
            size = -1
        if size < -1:
            raise ValueError("read length must be non-negative or -1")
        self._write_pending()
        have = self._ahead[self._at :]
        if size < 0:
            self._ahead = b""
            self._at = 0
            readall = getattr(self._raw, "readall", None)
            return have + ((self._raw.read() if readall is None else readall()) or b"")
        if size <= len(have):
            self._at += size
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
        if self._at >= len(self._ahead):
            self._fill()
        data = self._ahead[self._at : self._at + size]
        self._at += len(data)
        return data

    def peek(self, size=0, /):
        """What comes next, without reading it."""
        self._check_closed("peek of closed file")
        if self._at >= len(self._ahead):
            self._fill()
        return self._ahead[self._at :]

    def readline(self, size=-1, /):
        self._check_closed("readline of closed file")
        if not self.readable():
            raise UnsupportedOperation("readline")
        size = -1 if size is None else size
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
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        if not isinstance(data, bytes):
            data = _copied(data)
        ahead = len(self._ahead) - self._at
        if ahead or self._ahead:
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
        if not raw.readable():
            raise OSError('"raw" argument must be readable.')
        super().__init__(raw, buffer_size)

    def writable(self):
        return False


class BufferedWriter(_Buffered):
    """A file that is written, with a buffer."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
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
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        super().__init__(raw, buffer_size)
        _register(self)


class BufferedRWPair(BufferedIOBase):
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


class IncrementalNewlineDecoder:
    """Makes every end of a line a newline."""

    __module__ = "_io"

    def __init__(self, decoder, translate, errors="strict"):
        self.decoder = decoder
        self.translate = translate
        self._pending = False
        self._seen = set()

    def decode(self, input, final=False):
        text = input if self.decoder is None else self.decoder.decode(input, final)
        if self._pending and (text or final):
            text = "\r" + text
            self._pending = False
        if text.endswith("\r") and not final:
            text = text[:-1]
            self._pending = True
        rest = text.replace("\r\n", "")
        if len(rest) != len(text):
            self._seen.add("\r\n")
        if "\n" in rest:
            self._seen.add("\n")
        if "\r" in rest:
            self._seen.add("\r")
        if self.translate:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        return text

    def getstate(self):
        return b"", 0

    def setstate(self, state):
        self._pending = False

    def reset(self):
        self._pending = False
        self._seen = set()

    @property
    def newlines(self):
        """The ends of lines that were seen."""
        seen = [end for end in ("\r", "\n", "\r\n") if end in self._seen]
        if not seen:
            return None
        return seen[0] if len(seen) == 1 else tuple(seen)


_UTF8 = ("utf-8", "utf8", "utf_8", "u8", "cp65001")


class TextIOWrapper(TextIOBase):
    """Text in a file of bytes."""

    __module__ = "_io"
    _CHUNK_SIZE = 8192
    mode = None

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"illegal newline type: {type(newline)!r}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline}")
        if encoding is not None and not isinstance(encoding, str):
            raise ValueError(f"invalid encoding: {encoding!r}")
        self._buffer = buffer
        self._encoding = "utf-8" if encoding is None or encoding == "locale" else encoding
        if encoding is None:
            self._encoding = "UTF-8"
        "".encode(self._encoding)
        self._errors = "strict" if errors is None else errors
        self._newline = newline
        self._line_buffering = line_buffering
        self._write_through = write_through
        # The text that was decoded and not yet given, and where in it.
        self._text = ""
        self._at = 0
        # The bytes that a character is still missing from.
        self._rest = b""
        self._ended = False
        self._carriage = False
        self._seen = set()
        self._pending = []
        self._count = 0
        self._telling = True
        # Where the text begins in the file.
        self._start = None
        try:
            writable = buffer.writable()
        except (AttributeError, ValueError):
            writable = False
        if writable:
            if not _writers and not _texts:
                import atexit

                atexit._register_last(_finish)
            _texts[id(self)] = self

    @property
    def buffer(self):
        """The file of bytes."""
        return self._buffer

    @property
    def encoding(self):
        """How characters become bytes."""
        return self._encoding

    @property
    def errors(self):
        """What happens to characters that do not."""
        return self._errors

    @property
    def line_buffering(self):
        """Whether lines are written at once."""
        return self._line_buffering

    @property
    def write_through(self):
        """Whether everything is written at once."""
        return self._write_through

    @property
    def newlines(self):
        """The ends of lines that were seen."""
        seen = [end for end in ("\r", "\n", "\r\n") if end in self._seen]
        if not seen:
            return None
        return seen[0] if len(seen) == 1 else tuple(seen)

    @property
    def name(self):
        return self._buffer.name

    @property
    def closed(self):
        return self._buffer is None or self._buffer.closed

    def _check_closed(self, msg=None):
        if self._buffer is None:
            raise ValueError("underlying buffer has been detached")
        if self._buffer.closed:
            raise ValueError("I/O operation on closed file.")

    def reconfigure(self, *, encoding=None, errors=None, newline=False, line_buffering=None, write_through=None):
        """Changes how it works."""
        self.flush()
        if encoding is not None:
            "".encode(encoding)
            self._encoding = encoding
            if errors is None:
                self._errors = "strict"
        if errors is not None:
            self._errors = errors
        if newline is not False:
            self._newline = newline
        if line_buffering is not None:
            self._line_buffering = line_buffering
        if write_through is not None:
            self._write_through = write_through

    def readable(self):
        return self._buffer.readable()

    def writable(self):
        return self._buffer.writable()

    def seekable(self):
        return self._buffer.seekable()

    def fileno(self):
        return self._buffer.fileno()

    def isatty(self):
        return self._buffer.isatty()

    def detach(self):
        if self._buffer is None:
            raise ValueError("underlying buffer has already been detached")
        self.flush()
        _texts.pop(id(self), None)
        buffer = self._buffer
        self._buffer = None
        return buffer

    def flush(self):
        self._check_closed()
        self._write_pending()
        self._buffer.flush()

    def close(self):
        if self._buffer is not None and not self.closed:
            try:
                self._write_pending()
            finally:
                _texts.pop(id(self), None)
                self._buffer.close()

    # Writing.

    def write(self, text, /):
        self._check_closed()
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if not self._buffer.writable():
            raise UnsupportedOperation("not writable")
        count = len(text)
        has_newline = "\n" in text
        if has_newline and self._newline in ("\r", "\r\n"):
            text = text.replace("\n", self._newline)
        data = text.encode(self._encoding, self._errors)
        if self._text or self._rest:
            self._drop_text()
        self._pending.append(data)
        self._count += len(data)
        if self._count >= self._CHUNK_SIZE or self._write_through:
            self._write_pending()
        if self._line_buffering and (has_newline or "\r" in text):
            self.flush()
        return count

    def _write_pending(self):
        if self._pending:
            data = b"".join(self._pending)
            self._pending = []
            self._count = 0
            self._buffer.write(data)

    # Reading.

    def _drop_text(self):
        """Goes to where the program is, as what was read ahead is not wanted."""
        if self._buffer.seekable():
            self._buffer.seek(self.tell())
        self._forget()

    def _forget(self):
        self._text = ""
        self._at = 0
        self._rest = b""
        self._ended = False
        self._carriage = False

    def _decode(self, data, final):
        """The text of bytes; what is not yet a whole character waits."""
        data = self._rest + data
        self._rest = b""
        if not final and data:
            encoding = self._encoding.lower()
            if encoding in _UTF8:
                # Up to three bytes at the end may be the start of a character.
                for back in range(1, min(4, len(data) + 1)):
                    byte = data[-back]
                    if byte >= 0xC0:
                        if (byte >= 0xF0) + (byte >= 0xE0) + 2 > back:
                            self._rest = data[-back:]
                            data = data[:-back]
                        break
                    if byte < 0x80:
                        break
            elif encoding.replace("_", "-").startswith(("utf-16", "utf-32")):
                # Decoded when all of it is there.
                self._rest = data
                return ""
        return data.decode(self._encoding, self._errors)

    def _more(self):
        """Reads on; whether there was anything."""
        if self._ended:
            return False
        self._write_pending()
        data = self._buffer.read1(self._CHUNK_SIZE)
        if not data:
            self._ended = True
        text = self._decode(data, not data)
        newline = self._newline
        if newline is None or newline == "":
            if self._carriage:
                text = "\r" + text
                self._carriage = False
            if text.endswith("\r") and not self._ended:
                text = text[:-1]
                self._carriage = True
            if "\r" in text:
                rest = text.replace("\r\n", "")
                if len(rest) != len(text):
                    self._seen.add("\r\n")
                if "\r" in rest:
                    self._seen.add("\r")
                if "\n" in rest:
                    self._seen.add("\n")
                if newline is None:
                    text = text.replace("\r\n", "\n").replace("\r", "\n")
            elif "\n" in text:
                self._seen.add("\n")
        self._text = self._text[self._at :] + text
        self._at = 0
        return not self._ended or bool(text)

    def _check_readable(self):
        self._check_closed()
        if not self._buffer.readable():
            raise UnsupportedOperation("not readable")

    def read(self, size=-1, /):
        self._check_readable()
        if size is None:
            size = -1
        elif not isinstance(size, int):
            raise TypeError(f"argument should be integer or None, not '{type(size).__name__}'")
        while size < 0 or len(self._text) - self._at < size:
            if not self._more():
                break
        at = self._at
        end = len(self._text) if size < 0 else at + size
        text = self._text[at:end]
        self._at = at + len(text)
        if size < 0:
            self._ended = False
        return text

    def _line_end(self, start):
        """Where the line that begins at a place ends, or -1."""
        text = self._text
        newline = self._newline
        if newline is None or newline == "\n":
            return text.find("\n", start) + 1 or -1
        if newline == "":
            found = -1
            for end in ("\r\n", "\n", "\r"):
                place = text.find(end, start)
                if place >= 0 and (found < 0 or place + len(end) <= found):
                    found = place + len(end)
            if 0 <= found < len(text) and text[found - 1] == "\r" and text[found] == "\n":
                found += 1
            return found
        place = text.find(newline, start)
        return -1 if place < 0 else place + len(newline)

    def readline(self, size=-1, /):
        self._check_readable()
        size = -1 if size is None else size.__index__()
        while True:
            end = self._line_end(self._at)
            if end >= 0 or 0 <= size <= len(self._text) - self._at:
                break
            if not self._more():
                break
        if end < 0:
            end = len(self._text)
        if 0 <= size < end - self._at:
            end = self._at + size
        line = self._text[self._at : end]
        self._at = end
        if not line:
            self._ended = False
        return line

    def __next__(self):
        if self._at < len(self._text) and self._newline is None:
            end = self._text.find("\n", self._at) + 1
            if end:
                line = self._text[self._at : end]
                self._at = end
                self._telling = False
                return line
        self._telling = False
        line = self.readline()
        if not line:
            self._telling = True
            raise StopIteration
        return line

    def tell(self):
        self._check_closed()
        if not self._buffer.seekable():
            raise UnsupportedOperation("underlying stream is not seekable")
        if not self._telling:
            raise OSError("telling position disabled by next() call")
        self._write_pending()
        place = self._buffer.tell() - len(self._rest) - self._carriage
        ahead = self._text[self._at :]
        if not ahead:
            return place
        size = len(ahead.encode(self._encoding, self._errors))
        if self._newline is None and "\r\n" in self._seen:
            size += ahead.count("\n")
        return place - size

    def seek(self, cookie, whence=0, /):
        self._check_closed()
        if not self._buffer.seekable():
            raise UnsupportedOperation("underlying stream is not seekable")
        if whence == 1:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero cur-relative seeks")
            cookie = self.tell()
        elif whence == 2:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero end-relative seeks")
            self.flush()
            self._forget()
            self._seen.clear()
            return self._buffer.seek(0, 2)
        elif whence != 0:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if cookie < 0:
            raise ValueError(f"negative seek position {cookie!r}")
        self.flush()
        self._telling = True
        self._forget()
        if cookie == 0:
            self._seen.clear()
        self._buffer.seek(cookie)
        return cookie

    def truncate(self, pos=None, /):
        self.flush()
        if pos is None:
            pos = self.tell()
        return self._buffer.truncate(pos)

    def __repr__(self):
        parts = ["<_io.TextIOWrapper"]
        try:
            parts.append(f"name={self.name!r}")
        except AttributeError:
            pass
        if self.mode is not None:
            parts.append(f"mode={self.mode!r}")
        return f"{' '.join(parts)} encoding={self.encoding!r}>"


def text_encoding(encoding, stacklevel=2):
    """The encoding that is meant."""
    return "locale" if encoding is None else encoding


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    """Opens a file."""
    if not isinstance(file, int):
        file = _posix.fspath(file)
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {type(mode).__name__}")
    if not isinstance(buffering, int):
        raise TypeError(f"'{type(buffering).__name__}' object cannot be interpreted as an integer")
    if encoding is not None and not isinstance(encoding, str):
        raise TypeError(f"open() argument 'encoding' must be str or None, not {type(encoding).__name__}")
    if errors is not None and not isinstance(errors, str):
        raise TypeError(f"open() argument 'errors' must be str or None, not {type(errors).__name__}")
    letters = set(mode)
    if letters - set("axrwb+t") or len(mode) > len(letters):
        raise ValueError(f"invalid mode: {mode!r}")
    binary = "b" in letters
    if "t" in letters and binary:
        raise ValueError("can't have text and binary mode at once")
    if len(letters & set("xrwa")) != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    if binary and encoding is not None:
        raise ValueError("binary mode doesn't take an encoding argument")
    if binary and errors is not None:
        raise ValueError("binary mode doesn't take an errors argument")
    if binary and newline is not None:
        raise ValueError("binary mode doesn't take a newline argument")
    if _writers or _texts:
        _finish()
    raw = FileIO(file, mode.replace("b", "").replace("t", ""), closefd, opener)
    try:
        line_buffering = buffering == 1 or buffering < 0 and raw.isatty()
        if buffering < 0 or buffering == 1:
            buffering = DEFAULT_BUFFER_SIZE
        if buffering == 0:
            if binary:
                return raw
            raise ValueError("can't have unbuffered text I/O")
        if "+" in letters:
            buffer = BufferedRandom(raw, buffering)
        elif "r" in letters:
            buffer = BufferedReader(raw, buffering)
        else:
            buffer = BufferedWriter(raw, buffering)
        if binary:
            return buffer
        text = TextIOWrapper(buffer, encoding, errors, newline, line_buffering)
        text.mode = mode
        return text
    except BaseException:
        raw.close()
        raise


def open_code(path):
    """Opens a file with code."""
    return open(path, "rb")


class _Standard(BufferedWriter):
    """The bytes below a standard stream: what was written as text comes first."""

    def __init__(self, file):
        self._file = file
        super().__init__(FileIO(file.fileno(), "w", closefd=False))
        self._raw.name = file.name

    def write(self, data, /):
        self._file.flush()
        count = super().write(data)
        self._write_pending()
        return count


_Standard.__name__ = _Standard.__qualname__ = "BufferedWriter"
_buffers = {}


def _buffer_of(file):
    """The bytes below a standard stream."""
    buffer = _buffers.get(file.fileno())
    if buffer is None:
        if file.readable():
            buffer = BufferedReader(FileIO(file.fileno(), "r", closefd=False))
        else:
            buffer = _Standard(file)
        _buffers[file.fileno()] = buffer
    return buffer
