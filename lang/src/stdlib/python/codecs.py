"""Encodings: what strings and bytes do, and the classes around it."""

import builtins

from _buffers import octets as _octets

__all__ = [
    "register", "lookup", "open", "EncodedFile", "BOM", "BOM_BE", "BOM_LE", "BOM32_BE", "BOM32_LE", "BOM64_BE", "BOM64_LE", "BOM_UTF8", "BOM_UTF16",
    "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE", "BOM_UTF32_BE", "CodecInfo", "Codec", "IncrementalEncoder", "IncrementalDecoder",
    "StreamReader", "StreamWriter", "StreamReaderWriter", "StreamRecoder", "getencoder", "getdecoder", "getincrementalencoder", "getincrementaldecoder",
    "getreader", "getwriter", "encode", "decode", "iterencode", "iterdecode", "strict_errors", "ignore_errors", "replace_errors",
    "xmlcharrefreplace_errors", "backslashreplace_errors", "namereplace_errors", "register_error", "lookup_error",
]

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_LE = BOM_UTF16_LE = BOM_UTF16 = BOM = BOM32_LE = b"\xff\xfe"
BOM_BE = BOM_UTF16_BE = BOM32_BE = b"\xfe\xff"
BOM_UTF32_LE = BOM_UTF32 = BOM64_LE = b"\xff\xfe\0\0"
BOM_UTF32_BE = BOM64_BE = b"\0\0\xfe\xff"


class CodecInfo(tuple):
    """What there is for an encoding."""

    _is_text_encoding = True

    def __new__(
        cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None, incrementaldecoder=None, name=None, *, _is_text_encoding=None
    ):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name = name
        self.encode = encode
        self.decode = decode
        self.incrementalencoder = incrementalencoder
        self.incrementaldecoder = incrementaldecoder
        self.streamwriter = streamwriter
        self.streamreader = streamreader
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
        return self

    def __repr__(self):
        return f"<{self.__class__.__module__}.{self.__class__.__qualname__} object for encoding {self.name} at {id(self):#x}>"


class Codec:
    """Encodes and decodes."""

    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class IncrementalEncoder:
    """Encodes part by part."""

    def __init__(self, errors="strict"):
        self.errors = errors
        self.buffer = ""

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        pass

    def getstate(self):
        return 0

    def setstate(self, state):
        pass


class BufferedIncrementalEncoder(IncrementalEncoder):
    """Encodes part by part, and keeps what is not yet whole."""

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        data = self.buffer + input
        result, consumed = self._buffer_encode(data, self.errors, final)
        self.buffer = data[consumed:]
        return result

    def reset(self):
        self.buffer = ""

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ""


class IncrementalDecoder:
    """Decodes part by part."""

    def __init__(self, errors="strict"):
        self.errors = errors

    def decode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        pass

    def getstate(self):
        return b"", 0

    def setstate(self, state):
        pass


class BufferedIncrementalDecoder(IncrementalDecoder):
    """Decodes part by part, and keeps what is not yet whole."""

    def __init__(self, errors="strict"):
        super().__init__(errors)
        self.buffer = b""

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        data = self.buffer + input
        result, consumed = self._buffer_decode(data, self.errors, final)
        self.buffer = data[consumed:]
        return result

    def reset(self):
        self.buffer = b""

    def getstate(self):
        return self.buffer, 0

    def setstate(self, state):
        self.buffer = state[0]


class StreamWriter(Codec):
    """Encodes what is written to a stream."""

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors

    def write(self, object):
        data, _ = self.encode(object, self.errors)
        self.stream.write(data)

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        pass

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()


class StreamReader(Codec):
    """Decodes what is read from a stream."""

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors
        self._rest = b""
        self._text = ""

    def _fill(self, size):
        data = self.stream.read() if size < 0 else self.stream.read(size)
        whole = self._rest + data
        final = size < 0 or not data
        text, consumed = _partly(self.decode, whole, self.errors, final)
        self._rest = whole[consumed:]
        self._text += text
        return bool(data)

    def read(self, size=-1, chars=-1, firstline=False):
        if size < 0 and chars < 0:
            self._fill(-1)
        else:
            wanted = chars if chars >= 0 else 1
            while len(self._text) < wanted and self._fill(size if size > 0 else 72):
                pass
        if chars < 0:
            text, self._text = self._text, ""
        else:
            text, self._text = self._text[:chars], self._text[chars:]
        return text

    def readline(self, size=None, keepends=True):
        while "\n" not in self._text and self._fill(72):
            pass
        lines = self._text.splitlines(True)
        if not lines:
            return ""
        self._text = "".join(lines[1:])
        return lines[0] if keepends else lines[0].splitlines()[0]

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def reset(self):
        self._rest = b""
        self._text = ""

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()


def _partly(decode, data, errors, final):
    """The text of bytes, without those at the end that are not yet a character, and how many bytes it was."""
    if final:
        return decode(data, errors)[0], len(data)
    for end in range(len(data), max(len(data) - 4, -1), -1):
        try:
            return decode(data[:end], errors)[0], end
        except UnicodeDecodeError as error:
            if error.reason not in ("unexpected end of data", "truncated data"):
                raise
    return "", 0


class StreamReaderWriter:
    """Reads and writes a stream."""

    encoding = "unknown"

    def __init__(self, stream, Reader, Writer, errors="strict"):
        self.stream = stream
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None):
        return self.reader.readline(size)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def __next__(self):
        return next(self.reader)

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()


class StreamRecoder(StreamReaderWriter):
    """Another encoding than that of the stream."""

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        super().__init__(stream, Reader, Writer, errors)
        self.encode = encode
        self.decode = decode

    def read(self, size=-1):
        return self.encode(self.reader.read(size), self.errors)[0]

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])


def _encoder_again(name, errors, state):
    made = lookup(name).incrementalencoder(errors)
    made.__dict__.update(state)
    return made


def _decoder_again(name, errors, state):
    made = lookup(name).incrementaldecoder(errors)
    made.__dict__.update(state)
    return made


def _builtin(name):
    """What there is for an encoding that strings know."""
    is_utf8 = name in ("utf-8", "utf-8-sig")

    def encode(input, errors="strict"):
        return input.encode(name, errors), len(input)

    def decode(input, errors="strict"):
        data = _octets(input)
        return data.decode(name, errors), len(data)

    class Encoder(IncrementalEncoder):
        _first = True

        def encode(self, input, final=False):
            if not self._first and name in ("utf-16", "utf-32", "utf-8-sig"):
                plain = {"utf-16": "utf-16-le", "utf-32": "utf-32-le", "utf-8-sig": "utf-8"}[name]
                return input.encode(plain, self.errors)
            self._first = self._first and not input
            return input.encode(name, self.errors) if input or name != "utf-8-sig" else b""

        def reset(self):
            self._first = True

        def __reduce__(self):
            return _encoder_again, (name, self.errors, self.__dict__)

    class Decoder(BufferedIncrementalDecoder):
        _order = None

        def _buffer_decode(self, input, errors, final):
            if name in ("utf-16", "utf-32"):
                if self._order is None and len(input) >= 4:
                    big = input.startswith((BOM_UTF16_BE, BOM_UTF32_BE))
                    self._order = f"{name}-be" if big else f"{name}-le"
                    skip = 4 if name == "utf-32" else 2 if input[:2] in (BOM_LE, BOM_BE) else 0
                    text, consumed = _partly(lambda data, errors: (data.decode(self._order, errors), 0), input[skip:], errors, final)
                    return text, consumed + skip
                if self._order is None:
                    return (decode(input, errors)[0], len(input)) if final else ("", 0)
                return _partly(lambda data, errors: (data.decode(self._order, errors), 0), input, errors, final)
            if name == "utf-8-sig":
                if self._order is None:
                    if len(input) < 3 and BOM_UTF8.startswith(input) and not final:
                        return "", 0
                    self._order = "utf-8"
                    return _partly(decode, input, errors, final)
                return _partly(lambda data, errors: (data.decode("utf-8", errors), 0), input, errors, final)
            return _partly(decode, input, errors, final)

        def reset(self):
            super().reset()
            self._order = None

        def __reduce__(self):
            return _decoder_again, (name, self.errors, self.__dict__)

    class Reader(StreamReader):
        def decode(self, input, errors="strict"):
            return decode(input, errors)

    class Writer(StreamWriter):
        def encode(self, input, errors="strict"):
            return encode(input, errors)

    return CodecInfo(encode, decode, Reader, Writer, Encoder, Decoder, name=name)


_canonical = {
    "utf8": "utf-8", "utf-8": "utf-8", "u8": "utf-8", "cp65001": "utf-8", "ascii": "ascii", "us-ascii": "ascii", "646": "ascii", "latin-1": "iso8859-1",
    "latin1": "iso8859-1", "iso-8859-1": "iso8859-1", "iso8859-1": "iso8859-1", "8859": "iso8859-1", "l1": "iso8859-1", "utf-8-sig": "utf-8-sig",
    "utf-16": "utf-16", "utf16": "utf-16", "u16": "utf-16", "utf-16-le": "utf-16-le", "utf-16le": "utf-16-le", "utf-16-be": "utf-16-be",
    "utf-16be": "utf-16-be", "utf-32": "utf-32", "utf32": "utf-32", "utf-32-le": "utf-32-le", "utf-32-be": "utf-32-be",
    "unicode-escape": "unicode_escape", "raw-unicode-escape": "raw_unicode_escape",
}
_known = {}
_searches = []


def register(search_function, /):
    """Has a function asked for encodings."""
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches.append(search_function)


def unregister(search_function, /):
    """Has a function not asked any more."""
    if search_function in _searches:
        _searches.remove(search_function)
        _known.clear()


def lookup(encoding, /):
    """What there is for an encoding."""
    if not isinstance(encoding, str):
        raise TypeError(f"lookup() argument must be str, not {type(encoding).__name__}")
    key = encoding.lower().replace("_", "-").replace(" ", "-")
    found = _known.get(key)
    if found is not None:
        return found
    name = _canonical.get(key)
    if name is None:
        for search in _searches:
            found = search(key.replace("-", "_"))
            if found is not None:
                break
        else:
            if _is_known_to_strings(encoding):
                name = key
            else:
                found = _of_files(key)
                if found is None:
                    raise LookupError(f"unknown encoding: {encoding}")
    if found is None:
        found = _builtin(name)
    _known[key] = found
    return found


def _of_files(name):
    """What the package `encodings` of the standard library's files has: the many that are tables of 256 characters."""
    try:
        import encodings
    except ImportError:
        return None
    # Those that strings do not know and whose files want functions of C.
    return None if encodings.normalize_encoding(name).lower() in ("utf_7", "utf7", "u7") else encodings.search_function(name)


def _by_registry(method, given, encoding, errors, kind):
    info = lookup(encoding)
    if not getattr(info, "_is_text_encoding", True):
        raise LookupError(f"{encoding!r} is not a text encoding; use codecs.{method}() to handle arbitrary codecs")
    result = _called(info[0 if method == "encode" else 1], given, errors, method, encoding)
    if not isinstance(result[0], kind):
        what = type(result[0]).__name__
        raise TypeError(f"'{encoding}' {method}r returned '{what}' instead of '{kind.__name__}'; use codecs.{method}() to {method} to arbitrary types")
    return result[0]


def _called(function, given, errors, method, encoding):
    """What a codec gives. What it raises says which one it was."""
    try:
        result = function(given, errors)
    except (ImportError, OSError, SyntaxError, StopIteration, NameError, AttributeError):
        raise
    except Exception as error:
        # What is but a message says which encoding it was.
        if len(error.args) != 1 or not isinstance(error.args[0], str) or vars(error):
            raise
        what = type(error)
        raise what(f"{method[:-1]}ing with '{encoding}' codec failed ({what.__name__}: {error})") from error
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(f"{method}r must return a tuple (object, integer)")
    return result


def _encode_text(text, encoding, errors):
    """`str.encode` in an encoding that strings do not know themselves."""
    return _by_registry("encode", text, encoding, errors, bytes)


def _decode_text(data, encoding, errors):
    """`bytes.decode` likewise."""
    return _by_registry("decode", data, encoding, errors, str)


def _has_own(encoding):
    return _canonical.get(encoding.lower().replace("_", "-")) is not None


def _hex_encode(data):
    return _octets(data).hex().encode("ascii")


def _rot13(text):
    upper, lower = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"
    return text.translate(str.maketrans(upper + lower, upper[13:] + upper[:13] + lower[13:] + lower[:13]))


def _base64_encode(data):
    import base64

    return base64.encodebytes(data)


def _base64_decode(data):
    import base64

    return base64.decodebytes(data)


_others = {
    "hex": (_hex_encode, lambda data: bytes.fromhex(bytes(data).decode("ascii"))),
    "rot13": (_rot13, _rot13),
    "rot-13": (_rot13, _rot13),
    "base64": (_base64_encode, _base64_decode),
}


def encode(obj, encoding="utf-8", errors="strict"):
    """Something encoded."""
    other = _others.get(encoding.lower().replace("_", "-").replace("-codec", ""))
    if other is not None:
        return other[0](obj)
    return _called(lookup(encoding).encode, obj, errors, "encode", encoding)[0]


def decode(obj, encoding="utf-8", errors="strict"):
    """Something decoded."""
    other = _others.get(encoding.lower().replace("_", "-").replace("-codec", ""))
    if other is not None:
        return other[1](obj)
    return _called(lookup(encoding).decode, obj, errors, "decode", encoding)[0]


def getencoder(encoding):
    return lookup(encoding).encode


def getdecoder(encoding):
    return lookup(encoding).decode


def getincrementalencoder(encoding):
    encoder = lookup(encoding).incrementalencoder
    if encoder is None:
        raise LookupError(encoding)
    return encoder


def getincrementaldecoder(encoding):
    decoder = lookup(encoding).incrementaldecoder
    if decoder is None:
        raise LookupError(encoding)
    return decoder


def getreader(encoding):
    return lookup(encoding).streamreader


def getwriter(encoding):
    return lookup(encoding).streamwriter


def iterencode(iterator, encoding, errors="strict", **kwargs):
    """The parts of an iterator, encoded."""
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for part in iterator:
        data = encoder.encode(part)
        if data:
            yield data
    data = encoder.encode("", True)
    if data:
        yield data


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    """The parts of an iterator, decoded."""
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for part in iterator:
        text = decoder.decode(part)
        if text:
            yield text
    text = decoder.decode(b"", True)
    if text:
        yield text


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    """Opens a file with an encoding."""
    if encoding is not None and "b" not in mode:
        mode = mode + "b"
    file = builtins.open(filename, mode, buffering)
    if encoding is None:
        return file
    info = lookup(encoding)
    made = StreamReaderWriter(file, info.streamreader, info.streamwriter, errors)
    made.encoding = encoding
    return made


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    """A file with another encoding than that of its data."""
    if file_encoding is None:
        file_encoding = data_encoding
    data, outer = lookup(data_encoding), lookup(file_encoding)
    return StreamRecoder(file, data.encode, data.decode, outer.streamreader, outer.streamwriter, errors)


# What happens to what cannot be encoded or decoded.


def _wrong(error):
    raise TypeError(f"don't know how to handle {type(error).__name__} in error callback")


def strict_errors(error, /):
    if isinstance(error, Exception):
        raise error
    raise TypeError("codec must pass exception instance")


def ignore_errors(error, /):
    if isinstance(error, UnicodeError):
        return "", error.end
    _wrong(error)


def replace_errors(error, /):
    if isinstance(error, UnicodeEncodeError):
        return "?" * (error.end - error.start), error.end
    if isinstance(error, UnicodeDecodeError):
        return "\ufffd", error.end
    _wrong(error)


def xmlcharrefreplace_errors(error, /):
    if isinstance(error, UnicodeEncodeError):
        return "".join([f"&#{ord(char)};" for char in error.object[error.start : error.end]]), error.end
    _wrong(error)


def backslashreplace_errors(error, /):
    if isinstance(error, UnicodeDecodeError):
        return "".join([f"\\x{byte:02x}" for byte in error.object[error.start : error.end]]), error.end
    if isinstance(error, UnicodeEncodeError):
        parts = []
        for char in error.object[error.start : error.end]:
            code = ord(char)
            parts.append(f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}")
        return "".join(parts), error.end
    _wrong(error)


def namereplace_errors(error, /):
    if isinstance(error, UnicodeEncodeError):
        import unicodedata

        text = ""
        for char in error.object[error.start : error.end]:
            name = unicodedata.name(char, None)
            text += char.encode("ascii", "backslashreplace").decode() if name is None else f"\\N{{{name}}}"
        return text, error.end
    _wrong(error)


def _surrogate_escape(error, /):
    if isinstance(error, UnicodeEncodeError):
        escaped = [ord(character) - 0xDC00 for character in error.object[error.start : error.end]]
        if not all(128 <= byte < 256 for byte in escaped):
            raise error
        return bytes(escaped), error.end
    if not isinstance(error, UnicodeDecodeError):
        _wrong(error)
    text = ""
    for byte in error.object[error.start : error.end]:
        if byte < 128:
            break
        text += chr(0xDC00 + byte)
    if not text:
        raise error
    return text, error.start + len(text)


_handlers = {
    "strict": strict_errors, "ignore": ignore_errors, "replace": replace_errors, "xmlcharrefreplace": xmlcharrefreplace_errors,
    "backslashreplace": backslashreplace_errors, "namereplace": namereplace_errors, "surrogateescape": _surrogate_escape,
}


def register_error(errors, handler, /):
    """Gives a way to deal with errors a name."""
    if not callable(handler):
        raise TypeError("handler must be callable")
    _handlers[errors] = handler


def lookup_error(name, /):
    """The way to deal with errors that has this name."""
    try:
        return _handlers[name]
    except KeyError:
        raise LookupError(f"unknown error handler name '{name}'") from None


def make_identity_dict(rng):
    return {code: code for code in rng}


def make_encoding_map(decoding_map):
    made = {}
    for code, value in decoding_map.items():
        made[value] = None if value in made else code
    return made


def utf_8_decode(data, errors="strict", final=False, /):
    text, consumed = _partly(lambda part, errors: (part.decode("utf-8", errors), 0), _octets(data), errors or "strict", final)
    return text, consumed


def utf_8_encode(text, errors="strict", /):
    return text.encode("utf-8", errors or "strict"), len(text)


def ascii_encode(text, errors="strict", /):
    return text.encode("ascii", errors or "strict"), len(text)


def ascii_decode(data, errors="strict", /):
    data = _octets(data)
    return data.decode("ascii", errors or "strict"), len(data)


def latin_1_encode(text, errors="strict", /):
    return text.encode("latin-1", errors or "strict"), len(text)


def latin_1_decode(data, errors="strict", /):
    data = _octets(data)
    return data.decode("latin-1", errors or "strict"), len(data)


def unicode_escape_encode(text, errors="strict", /):
    return text.encode("unicode_escape", errors or "strict"), len(text)


def unicode_escape_decode(data, errors="strict", final=True, /):
    data = data.encode() if isinstance(data, str) else _octets(data)
    return data.decode("unicode_escape", errors or "strict"), len(data)


def raw_unicode_escape_encode(text, errors="strict", /):
    return text.encode("raw_unicode_escape", errors or "strict"), len(text)


def raw_unicode_escape_decode(data, errors="strict", final=True, /):
    data = data.encode() if isinstance(data, str) else _octets(data)
    return data.decode("raw_unicode_escape", errors or "strict"), len(data)


def escape_decode(data, errors="strict", /):
    if isinstance(data, str):
        data = data.encode()
    return bytes(data).decode("unicode_escape").encode("latin-1"), len(data)


from _charmap import charmap_build, charmap_decode, charmap_encode
