"""What all files have."""

from _buffers import writable as _writable
from _kept import size_or_none as _size


class UnsupportedOperation(OSError, ValueError):
    """What a file cannot do."""

    __module__ = "io"


def _see_endings(text, seen):
    """Adds the ends of lines that are in a text."""
    rest = text.replace("\r\n", "")
    if len(rest) != len(text):
        seen.add("\r\n")
    if "\n" in rest:
        seen.add("\n")
    if "\r" in rest:
        seen.add("\r")


def _endings(seen):
    """The ends of lines that were seen, as the attribute `newlines` has them."""
    seen = [end for end in ("\r", "\n", "\r\n") if end in seen]
    if not seen:
        return None
    return seen[0] if len(seen) == 1 else tuple(seen)


class _IOBase:
    """Any file."""

    __module__ = "_io"
    _closed = False

    def _unsupported(self, name):
        raise UnsupportedOperation(name)

    def seek(self, pos, whence=0):
        """Goes to a place."""
        self._unsupported("seek")

    def tell(self):
        """Where it is."""
        return self.seek(0, 1)

    def truncate(self, pos=None):
        """Cuts the file off."""
        self._unsupported("truncate")

    def flush(self):
        """Writes what is pending."""
        self._check_closed()

    def close(self):
        """Flushes and closes."""
        if not self._closed:
            try:
                self.flush()
            finally:
                self._closed = True

    @property
    def closed(self):
        """Whether it was closed."""
        return self._closed

    def seekable(self):
        """Whether it can go to a place."""
        return False

    def readable(self):
        """Whether it can be read."""
        return False

    def writable(self):
        """Whether it can be written."""
        return False

    def _check_closed(self, msg=None):
        if self.closed:
            raise ValueError("I/O operation on closed file." if msg is None else msg)

    _checkClosed = _check_closed

    def _checkReadable(self, msg=None):
        if not self.readable():
            raise UnsupportedOperation("File or stream is not readable." if msg is None else msg)

    def _checkWritable(self, msg=None):
        if not self.writable():
            raise UnsupportedOperation("File or stream is not writable." if msg is None else msg)

    def _checkSeekable(self, msg=None):
        if not self.seekable():
            raise UnsupportedOperation("File or stream is not seekable." if msg is None else msg)

    def __enter__(self):
        self._check_closed()
        return self

    def __exit__(self, *args):
        self.close()

    def fileno(self):
        """The number that the system knows it by."""
        self._unsupported("fileno")

    def isatty(self):
        """Whether it is a terminal."""
        self._check_closed()
        return False

    def readline(self, size=-1, /):
        """A line of bytes."""
        size = _size(size)
        parts = bytearray()
        while size < 0 or len(parts) < size:
            byte = self.read(1)
            if not byte:
                break
            parts += byte
            if parts.endswith(b"\n"):
                break
        return bytes(parts)

    def __iter__(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readlines(self, hint=-1, /):
        """All lines, or those up to so many characters."""
        hint = _size(hint)
        if hint <= 0:
            return list(self)
        count = 0
        lines = []
        for line in self:
            lines.append(line)
            count += len(line)
            if count >= hint:
                break
        return lines

    def writelines(self, lines, /):
        """Writes lines."""
        self._check_closed()
        for line in lines:
            self.write(line)


class _RawIOBase(_IOBase):
    """A file without a buffer."""

    __module__ = "_io"

    def read(self, size=-1, /):
        """Up to so many bytes."""
        if size is None or size < 0:
            return self.readall()
        data = bytearray(size)
        count = self.readinto(data)
        if count is None:
            return None
        return bytes(data[:count])

    def readall(self):
        """All bytes."""
        parts = []
        while True:
            data = self.read(8192)
            if not data:
                break
            parts.append(data)
        return b"".join(parts)

    def readinto(self, buffer, /):
        """Fills a buffer."""
        self._unsupported("readinto")

    def write(self, data, /):
        """Writes bytes."""
        self._unsupported("write")


class _BufferedIOBase(_IOBase):
    """A file of bytes with a buffer."""

    __module__ = "_io"

    def read(self, size=-1, /):
        """Up to so many bytes."""
        self._unsupported("read")

    def read1(self, size=-1, /):
        """Up to so many bytes, with one read."""
        self._unsupported("read1")

    def _into(self, read, buffer, name="readinto"):
        # A view that is not released forbids the buffer to grow.
        with _writable(buffer, name + "() argument") as octets:
            data = read(len(octets))
            octets[: len(data)] = data
            return len(data)

    def readinto(self, buffer, /):
        """Fills a buffer."""
        return self._into(self.read, buffer)

    def readinto1(self, buffer, /):
        """Fills a buffer, with one read."""
        return self._into(self.read1, buffer, "readinto1")

    def write(self, data, /):
        """Writes bytes."""
        self._unsupported("write")

    def detach(self):
        """The file below."""
        self._unsupported("detach")


class _TextIOBase(_IOBase):
    """A file of text."""

    __module__ = "_io"

    encoding = None
    errors = None
    newlines = None

    def read(self, size=-1, /):
        """Up to so many characters."""
        self._unsupported("read")

    def write(self, text, /):
        """Writes text."""
        self._unsupported("write")

    def readline(self, size=-1, /):
        """A line."""
        self._unsupported("readline")

    def detach(self):
        """The file below."""
        self._unsupported("detach")

