"""The classes around the encodings of Chinese, Japanese and Korean."""

from _multibytecodec import _decode, _encode, _is_known


class MultibyteCodec:
    """Encodes and decodes whole texts."""

    __module__ = "builtins"
    __slots__ = ("_name",)

    def __init__(self, *args, **kwargs):
        raise TypeError("cannot create 'MultibyteCodec' instances")

    def encode(self, input, errors=None):
        """The bytes of a text, and how many characters it has."""
        if not isinstance(input, str):
            raise TypeError("couldn't convert the object to unicode.")
        return _encode(self._name, input, errors or "strict", True, 0)[0], len(input)

    def decode(self, input, errors=None):
        """The text of bytes, and how many they are."""
        text, used, _ = _decode(self._name, input, errors or "strict", True, 0)
        return text, used


def _codec(name, of):
    """The codec of an encoding that a module has."""
    if not isinstance(name, str):
        raise TypeError("encoding name must be a string.")
    if name not in of or not _is_known(name):
        raise LookupError("no such codec is supported.")
    made = object.__new__(MultibyteCodec)
    made._name = name
    return made


class _Parts:
    """What the four classes share: the codec that the subclass names, and what is done about errors."""

    def _take(self, errors):
        codec = self.codec
        if not isinstance(codec, MultibyteCodec):
            raise TypeError("codec is unexpected type")
        if not isinstance(errors, str):
            raise TypeError(f"argument 'errors' must be str, not {type(errors).__name__}")
        self._codec_name = codec._name
        self._errors = errors
        self._start = self._state = _encode(codec._name, "", "strict", False, 0)[2]

    @property
    def errors(self):
        return self._errors

    @errors.setter
    def errors(self, value):
        if not isinstance(value, str):
            raise TypeError("errors must be a string")
        self._errors = value

    @errors.deleter
    def errors(self):
        raise AttributeError("cannot delete attribute")


def _text_of(input):
    if not isinstance(input, str):
        raise TypeError("couldn't convert the object to str.")
    return input


class MultibyteIncrementalEncoder(_Parts):
    """Encodes part by part."""

    def __init__(self, errors="strict"):
        self._take(errors)
        self._pending = ""

    def encode(self, input, final=False):
        """The bytes of the next part. A character that the next one may change is kept."""
        text = self._pending + _text_of(input)
        made, used, self._state = _encode(self._codec_name, text, self._errors, final, self._state)
        self._pending = text[used:]
        return made

    def reset(self):
        """Forgets what is kept."""
        self._pending = ""
        self._state = self._start

    def getstate(self):
        """The state as a number: how many bytes are kept, these, and eight bytes."""
        kept = self._pending.encode("utf-8", "surrogatepass")
        return int.from_bytes(bytes([len(kept)]) + kept + self._state.to_bytes(8, "little"), "little")

    def setstate(self, state, /):
        """Goes back to a state."""
        if not isinstance(state, int):
            raise TypeError(f"setstate() argument must be int, not {type(state).__name__}")
        if state < 0 or state.bit_length() > 17 * 8:
            raise OverflowError("int too big to convert" if state > 0 else "can't convert negative int to unsigned")
        data = state.to_bytes(17, "little")
        size = data[0]
        if size > 8:
            raise UnicodeError("pending buffer too large")
        self._pending = data[1 : size + 1].decode("utf-8", "surrogatepass")
        self._state = int.from_bytes(data[size + 1 : size + 9], "little")


class MultibyteIncrementalDecoder(_Parts):
    """Decodes part by part."""

    def __init__(self, errors="strict"):
        self._take(errors)
        self._pending = b""

    def decode(self, input, final=False):
        """The text of the next part. Bytes that are no character yet are kept."""
        data = self._pending + bytes(input) if self._pending else input
        text, used, self._state = _decode(self._codec_name, data, self._errors, final, self._state)
        self._pending = bytes(memoryview(data)[used:])
        return text

    def reset(self):
        """Forgets what is kept."""
        self._pending = b""
        self._state = self._start

    def getstate(self):
        """The bytes that are kept, and the state as a number."""
        return self._pending, self._state

    def setstate(self, state, /):
        """Goes back to a state."""
        if not isinstance(state, tuple):
            raise TypeError(f"setstate() argument must be tuple, not {type(state).__name__}")
        if len(state) != 2:
            raise TypeError(f"setstate(): illegal decoder state")
        pending, number = state
        if not isinstance(pending, bytes) or not isinstance(number, int):
            raise TypeError("setstate(): illegal decoder state")
        if len(pending) > 8:
            raise UnicodeError("pending buffer too large")
        self._pending, self._state = pending, number


class MultibyteStreamReader(_Parts):
    """Decodes what is read from a stream."""

    def __init__(self, stream, errors="strict"):
        self._take(errors)
        self.stream = stream
        self._pending = b""

    def _read(self, method, size):
        if size == 0:
            return ""
        while True:
            data = method() if size is None or size < 0 else method(size)
            if not isinstance(data, bytes):
                raise TypeError(f"stream function returned a non-bytes object ({type(data).__name__})")
            is_end = size is None or size < 0 or not data
            data = self._pending + data
            text, used, self._state = _decode(self._codec_name, data, self._errors, is_end, self._state)
            self._pending = data[used:]
            if text or is_end:
                return text

    @staticmethod
    def _size(size):
        if size is not None and not isinstance(size, int):
            raise TypeError("arg 1 must be an integer")
        return size

    def read(self, size=None, /):
        """Some text."""
        return self._read(self.stream.read, self._size(size))

    def readline(self, size=None, /):
        """A line."""
        return self._read(self.stream.readline, self._size(size))

    def readlines(self, sizehint=None, /):
        """All lines."""
        return self._read(self.stream.read, self._size(sizehint)).splitlines(True)

    def reset(self):
        """Forgets what is kept."""
        self._pending = b""
        self._state = self._start


class MultibyteStreamWriter(_Parts):
    """Encodes what is written to a stream."""

    def __init__(self, stream, errors="strict"):
        self._take(errors)
        self.stream = stream
        self._pending = ""

    def _write(self, text, final):
        text = self._pending + text
        data, used, self._state = _encode(self._codec_name, text, self._errors, final, self._state)
        self._pending = text[used:]
        return data

    def write(self, strobj, /):
        """Writes a text."""
        self.stream.write(self._write(_text_of(strobj), False))

    def writelines(self, lines, /):
        """Writes some texts."""
        for line in lines:
            self.write(line)

    def reset(self):
        """Writes what is kept, and how the text ends."""
        data = self._write("", True)
        self._state = self._start
        if data:
            self.stream.write(data)


for _class in (MultibyteIncrementalEncoder, MultibyteIncrementalDecoder, MultibyteStreamReader, MultibyteStreamWriter):
    _class.__module__ = "_multibytecodec"
del _class
