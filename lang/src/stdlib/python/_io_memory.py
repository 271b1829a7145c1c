"""Files in memory."""

from _buffers import line as _line, line_end as _line_end, octets as _octets
from _io_base import _BufferedIOBase, _endings, _see_endings, _TextIOBase, UnsupportedOperation
from _kept import an_int as _an_int, size_or_none as _size, ssize as _ssize
from _operator import _class_name


class StringIO(_TextIOBase):
    """Text in memory."""

    __module__ = "_io"

    def __init__(self, initial_value="", newline="\n"):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {_class_name(newline)}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {_class_name(initial_value)}")
        self._newline = newline
        # What ends a line; None where several things do.
        self._ending = None if newline == "" else newline or "\n"
        # The ends of lines that were written, where any ends one.
        self._seen = None if newline else set()
        self._closed = False
        # What was appended to the text, and is not yet part of it.
        self._parts = []
        self._text = ""
        self._at = 0
        if initial_value:
            self.write(initial_value)
            self._at = 0

    def _check_closed(self, msg=None):
        if self._closed:
            raise ValueError("I/O operation on closed file")

    def _whole(self):
        if self._parts:
            self._text += "".join(self._parts)
            self._parts = []
        return self._text

    def getvalue(self):
        """All of the text."""
        self._check_closed()
        return self._whole()

    def write(self, text, /):
        """Writes text."""
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got '{_class_name(text)}'")
        if self._closed:
            self._check_closed()
        count = len(text)
        newline = self._newline
        if newline != "\n":
            if not newline:
                _see_endings(text, self._seen)
            if newline is None:
                text = text.replace("\r\n", "\n").replace("\r", "\n")
            elif newline:
                text = text.replace("\n", newline)
        if self._at < 0:
            # At the end.
            self._parts.append(text)
            return count
        whole = self._whole()
        at = self._at
        if at == len(whole):
            self._parts.append(text)
            self._at = -1
            return count
        if at > len(whole):
            whole += "\0" * (at - len(whole))
        self._text = whole[:at] + text + whole[at + len(text) :]
        self._at = at + len(text)
        return count

    def _place(self):
        if self._at < 0:
            self._at = len(self._whole())
        return self._at

    def read(self, size=-1, /):
        """Up to so many characters."""
        size = _size(size)
        self._check_closed()
        whole = self._whole()
        at = self._place()
        end = len(whole) if size < 0 else min(at + size, len(whole))
        if end <= at:
            return ""
        self._at = end
        return whole[at:end]

    def readline(self, size=-1, /):
        """A line."""
        size = _size(size)
        self._check_closed()
        whole = self._whole()
        at = self._place()
        if at >= len(whole):
            return ""
        end = self._ending
        if end is None:
            found = _line_end(whole, at)
            if found < 0:
                found = len(whole)
        else:
            found = whole.find(end, at)
            found = len(whole) if found < 0 else found + len(end)
        if 0 <= size < found - at:
            found = at + size
        self._at = found
        return whole[at:found]

    def tell(self):
        """Where it is."""
        self._check_closed()
        return self._place()

    def seek(self, pos, whence=0, /):
        """Goes to a place."""
        pos, whence = _ssize(pos), _an_int(whence)
        self._check_closed()
        if whence not in (0, 1, 2):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and pos < 0:
            raise ValueError(f"Negative seek position {pos}")
        if whence and pos:
            raise OSError("Can't do nonzero cur-relative seeks")
        if whence == 1:
            return self._place()
        self._at = pos if whence == 0 else len(self._whole())
        return self._at

    def truncate(self, pos=None, /):
        """Cuts the text off."""
        pos = None if pos is None else _size(pos)
        self._check_closed()
        if pos is None:
            pos = self._place()
        if pos < 0:
            raise ValueError(f"Negative size value {pos}")
        place = self._place()
        self._text = self._whole()[:pos]
        self._at = place
        return pos

    def readable(self):
        self._check_closed()
        return True

    def writable(self):
        self._check_closed()
        return True

    def seekable(self):
        self._check_closed()
        return True

    @property
    def newlines(self):
        """The ends of lines that were written, if any ends one."""
        self._check_closed()
        return None if self._seen is None else _endings(self._seen)

    @property
    def line_buffering(self):
        """Whether lines are written at once."""
        self._check_closed()
        return False

    def __getstate__(self):
        state = {name: value for name, value in self.__dict__.items() if not name.startswith("_")}
        return self.getvalue(), "" if self._newline is None else self._newline, self.tell(), state or None

    def __setstate__(self, state):
        self._check_closed()
        if not isinstance(state, tuple) or len(state) < 4:
            raise TypeError(f"{_full(self)}.__setstate__ argument should be 4-tuple, got {_class_name(state)}")
        StringIO.__init__(self, state[0], state[1])
        if not isinstance(state[2], int):
            raise TypeError(f"third item of state must be an integer, got {type(state[2]).__name__}")
        if state[2] < 0:
            raise ValueError("position value cannot be negative")
        self._at = _ssize(state[2])
        _add_attributes(self, state[3], "fourth")


def _full(stream):
    """The name of a stream's class as messages have it."""
    of = type(stream)
    return f"{of.__module__}.{of.__name__}" if of.__module__ == "_io" else of.__name__


def _add_attributes(stream, state, which):
    """What a stream had besides."""
    if state is not None:
        if not isinstance(state, dict):
            raise TypeError(f"{which} item of state should be a dict, got a {type(state).__name__}")
        stream.__dict__.update(state)


class BytesIO(_BufferedIOBase):
    """Bytes in memory."""

    __module__ = "_io"

    def __init__(self, initial_bytes=b""):
        # Bytes, which are cut into parts without a copy between, until they are changed or lent. What is no bytes leaves none.
        self._data = b""
        self._at = 0
        if initial_bytes is not None:
            self._data = _octets(initial_bytes)

    def _check_closed(self, msg=None):
        if self._closed:
            raise ValueError("I/O operation on closed file.")

    def _own(self):
        """The bytes, to be changed."""
        data = self._data
        if type(data) is bytes:
            data = self._data = bytearray(data)
        return data

    def getvalue(self):
        """All of the bytes."""
        self._check_closed()
        return bytes(self._data)

    def getbuffer(self):
        """A view of the bytes."""
        self._check_closed()
        return memoryview(self._own())

    def read(self, size=-1, /):
        """Up to so many bytes."""
        if type(size) is not int:
            size = _size(size)
        if self._closed:
            self._check_closed()
        data = self._data
        at = self._at
        end = at + size
        if size < 0 or end > len(data):
            end = len(data)
        if end <= at:
            return b""
        self._at = end
        part = data[at:end]
        return part if type(part) is bytes else bytes(part)

    read1 = read

    def readline(self, size=-1, /):
        """A line."""
        size = _size(size)
        self._check_closed()
        data = self._data
        at = self._at
        if size < 0:
            line = _line(data, at)
            if line is not None:
                self._at += len(line)
                return line
        end = data.find(b"\n", at) + 1 or len(data)
        if 0 <= size < end - at:
            end = at + size
        if end <= at:
            return b""
        self._at = end
        part = data[at:end]
        return part if type(part) is bytes else bytes(part)

    def __next__(self):
        if type(self) is BytesIO:
            self._check_closed()
            line = _line(self._data, self._at)
            if line is not None:
                self._at += len(line)
                return line
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def write(self, data, /):
        """Writes bytes."""
        self._check_closed()
        if type(data) is not bytes and type(data) is not bytearray:
            data = _octets(data)
        count = len(data)
        if count:
            at = self._at
            own = self._own()
            if at > len(own):
                own += bytes(at - len(own))
            if at == len(own):
                own += data
            else:
                own[at : at + count] = data
            self._at = at + count
        return count

    def seek(self, pos, whence=0, /):
        """Goes to a place."""
        pos, whence = _ssize(pos), _an_int(whence)
        self._check_closed()
        if whence == 0:
            if pos < 0:
                raise ValueError(f"negative seek value {pos}")
        elif whence == 1:
            pos = max(0, self._at + pos)
        elif whence == 2:
            pos = max(0, len(self._data) + pos)
        else:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        self._at = pos
        return pos

    def tell(self):
        """Where it is."""
        self._check_closed()
        return self._at

    def close(self):
        # What somebody looks at is not taken away.
        if type(self._data) is bytes:
            self._data = b""
        else:
            self._data.clear()
        _BufferedIOBase.close(self)

    def readlines(self, size=None, /):
        """All lines, or those up to so many bytes."""
        if size is not None and not isinstance(size, int):
            raise TypeError(f"integer argument expected, got '{_class_name(size)}'")
        return _BufferedIOBase.readlines(self, size)

    def truncate(self, pos=None, /):
        """Cuts the bytes off."""
        pos = None if pos is None else _size(pos)
        self._check_closed()
        if pos is None:
            pos = self._at
        else:
            if pos < 0:
                raise ValueError(f"negative size value {pos}")
        if pos < len(self._data):
            del self._own()[pos:]
        return pos

    def readable(self):
        self._check_closed()
        return True

    def writable(self):
        self._check_closed()
        return True

    def seekable(self):
        self._check_closed()
        return True

    def __getstate__(self):
        state = {name: value for name, value in self.__dict__.items() if not name.startswith("_")}
        return self.getvalue(), self.tell(), state or None

    def __setstate__(self, state):
        if not isinstance(state, tuple) or len(state) < 3:
            raise TypeError(f"{_full(self)}.__setstate__ argument should be 3-tuple, got {_class_name(state)}")
        BytesIO.__init__(self)
        self.write(state[0])
        if not isinstance(state[1], int):
            raise TypeError(f"second item of state must be an integer, not {type(state[1]).__name__}")
        if state[1] < 0:
            raise ValueError("position value cannot be negative")
        self._at = _ssize(state[1])
        _add_attributes(self, state[2], "third")
