"""Files of the system as text."""

from _buffers import RLock as _RLock, line as _line, line_end as _line_end, lines as _lines
from _io_base import _endings, _see_endings, _TextIOBase, UnsupportedOperation
from _io_buffers import _finish, _texts, _writers
from _kept import size_or_none as _size, ssize as _ssize


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
        _see_endings(text, self._seen)
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
        return _endings(self._seen)


_UTF8 = ("utf-8", "utf8", "utf_8", "u8", "cp65001")


class TextIOWrapper(_TextIOBase):
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
        # For what is written: see `_Buffered`.
        self._lock = _RLock()
        self._encoding = "utf-8" if encoding is None or encoding == "locale" else encoding
        if encoding is None:
            self._encoding = "UTF-8"
        "".encode(self._encoding)
        self._errors = "strict" if errors is None else errors
        self._choose()
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

    def _choose(self):
        """Finds out whether what is written is encoded as strings are without being told how."""
        self._is_usual = self._errors == "strict" and self._encoding.lower() in _UTF8

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
        return _endings(self._seen)

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
        self._choose()
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
        with self._lock:
            self.flush()
            _texts.pop(id(self), None)
            buffer = self._buffer
            self._buffer = None
            return buffer

    def _is_plain(self):
        raw = getattr(self._buffer, "_raw", None)
        return bool(self._pending) and getattr(raw, "_plain", False) is True

    def flush(self):
        self._check_closed()
        self._write_pending()
        self._buffer.flush()

    def close(self):
        with self._lock:
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
        data = text.encode() if self._is_usual else text.encode(self._encoding, self._errors)
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
            with self._lock:
                pending = self._pending
                self._pending = []
                self._count = 0
                self._buffer.write(b"".join(pending))

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
        text = self._translated(self._decode(data, not data))
        self._text = self._text[self._at :] + text
        self._at = 0
        return not self._ended or bool(text)

    def _translated(self, text):
        """A text that was read, with the ends of lines that the program wants; those that are there are noted."""
        newline = self._newline
        if newline is None or newline == "":
            if self._carriage:
                text = "\r" + text
                self._carriage = False
            if text.endswith("\r") and not self._ended:
                text = text[:-1]
                self._carriage = True
            if "\r" in text:
                _see_endings(text, self._seen)
                if newline is None:
                    text = text.replace("\r\n", "\n").replace("\r", "\n")
            elif "\n" in text:
                self._seen.add("\n")
        return text

    def _check_readable(self):
        self._check_closed()
        if not self._buffer.readable():
            raise UnsupportedOperation("not readable")

    def read(self, size=-1, /):
        size = _size(size)
        self._check_readable()
        if size < 0:
            self._write_pending()
            data = self._buffer.read()
            self._ended = True
            text = self._text[self._at :] + self._translated(self._decode(data, True))
            self._text = ""
            self._at = 0
            self._ended = False
            return text
        while len(self._text) - self._at < size:
            if not self._more():
                break
        text = self._text[self._at : self._at + size]
        self._at += len(text)
        return text

    def _line_end(self, start):
        """Where the line that begins at a place ends, or -1."""
        text = self._text
        newline = self._newline
        if newline is None or newline == "\n":
            return text.find("\n", start) + 1 or -1
        if newline == "":
            return _line_end(text, start)
        place = text.find(newline, start)
        return -1 if place < 0 else place + len(newline)

    def readline(self, size=-1, /):
        size = _ssize(size)
        if size < 0 and self._newline is None:
            self._check_closed()
            # Most lines have been read ahead, and are of ASCII.
            line = _line(self._text, self._at)
            if line is not None:
                self._at += len(line)
                return line
            at = self._at
            end = self._text.find("\n", at) + 1
            if end:
                self._at = end
                return self._text[at:end]
        return self._long_line(size)

    def _long_line(self, size):
        self._check_readable()
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

    def readlines(self, hint=-1, /):
        """All lines, or those up to so many characters."""
        if type(self) is TextIOWrapper and self._newline in (None, "\n") and _size(hint) <= 0:
            return _lines(self.read())
        return super().readlines(hint)

    def __next__(self):
        self._check_closed()
        if self._at < len(self._text) and self._newline is None:
            line = _line(self._text, self._at)
            if line is not None:
                self._at += len(line)
                self._telling = False
                return line
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
