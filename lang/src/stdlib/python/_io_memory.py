"""Files in memory."""

from _io_base import BufferedIOBase, TextIOBase, UnsupportedOperation


def _copied(data):
    """The bytes of something like bytes."""
    with memoryview(data) as view:
        return bytes(view)



def _size(size):
    if size is None:
        return -1
    try:
        return size.__index__()
    except AttributeError:
        raise TypeError(f"argument should be integer or None, not '{type(size).__name__}'") from None


class StringIO(TextIOBase):
    """Text in memory."""

    __module__ = "_io"

    def __init__(self, initial_value="", newline="\n"):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {type(newline).__name__}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        self._newline = newline
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
        if self._closed:
            self._check_closed()
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got '{type(text).__name__}'")
        count = len(text)
        newline = self._newline
        if newline != "\n":
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
        self._check_closed()
        size = _size(size)
        whole = self._whole()
        at = self._place()
        end = len(whole) if size < 0 else min(at + size, len(whole))
        if end <= at:
            return ""
        self._at = end
        return whole[at:end]

    def readline(self, size=-1, /):
        """A line."""
        self._check_closed()
        size = _size(size)
        whole = self._whole()
        at = self._place()
        if at >= len(whole):
            return ""
        newline = self._newline
        if newline == "":
            found = len(whole)
            for end in ("\r\n", "\n", "\r"):
                place = whole.find(end, at)
                if 0 <= place and place + len(end) <= found:
                    found = place + len(end)
            if found < len(whole) and whole[found - 1] == "\r" and whole[found] == "\n":
                found += 1
        else:
            end = newline or "\n"
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
    def line_buffering(self):
        """Whether lines are written at once."""
        self._check_closed()
        return False

    def __getstate__(self):
        state = {name: value for name, value in self.__dict__.items() if not name.startswith("_")}
        return self.getvalue(), "" if self._newline is None else self._newline, self.tell(), state or None

    def __setstate__(self, state):
        self.__init__(state[0], state[1])
        self.seek(state[2])
        if state[3]:
            self.__dict__.update(state[3])


class BytesIO(BufferedIOBase):
    """Bytes in memory."""

    __module__ = "_io"

    def __init__(self, initial_bytes=b""):
        self._data = bytearray()
        if initial_bytes is not None:
            if isinstance(initial_bytes, str):
                raise TypeError("a bytes-like object is required, not 'str'")
            try:
                self._data += _copied(initial_bytes)
            except TypeError:
                raise TypeError(f"a bytes-like object is required, not '{type(initial_bytes).__name__}'") from None
        self._at = 0

    def _check_closed(self, msg=None):
        if self._closed:
            raise ValueError("I/O operation on closed file.")

    def getvalue(self):
        """All of the bytes."""
        self._check_closed()
        return bytes(self._data)

    def getbuffer(self):
        """A view of the bytes."""
        self._check_closed()
        return memoryview(self._data)

    def read(self, size=-1, /):
        """Up to so many bytes."""
        self._check_closed()
        size = _size(size)
        data = self._data
        at = self._at
        end = len(data) if size < 0 else min(at + size, len(data))
        if end <= at:
            return b""
        self._at = end
        return bytes(data[at:end])

    read1 = read

    def readline(self, size=-1, /):
        """A line."""
        self._check_closed()
        size = _size(size)
        data = self._data
        at = self._at
        end = data.find(b"\n", at) + 1 or len(data)
        if 0 <= size < end - at:
            end = at + size
        if end <= at:
            return b""
        self._at = end
        return bytes(data[at:end])

    def write(self, data, /):
        """Writes bytes."""
        self._check_closed()
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        if not isinstance(data, (bytes, bytearray)):
            data = _copied(data)
        count = len(data)
        if count:
            at = self._at
            own = self._data
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
        self._check_closed()
        pos = pos.__index__()
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

    def truncate(self, pos=None, /):
        """Cuts the bytes off."""
        self._check_closed()
        if pos is None:
            pos = self._at
        else:
            pos = pos.__index__()
            if pos < 0:
                raise ValueError(f"negative size value {pos}")
        del self._data[pos:]
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
        self.__init__(state[0])
        self.seek(state[1])
        if state[2]:
            self.__dict__.update(state[2])
