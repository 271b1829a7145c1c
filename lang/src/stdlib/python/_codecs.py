"""The registry of codecs and of handlers of errors, and the functions that the files of `encodings` ask for."""

from _buffers import octets as _octets

_searches = []
_known = {}


def _plain(encoding):
    """The name of an encoding as functions that search are asked for it."""
    if not isinstance(encoding, str):
        raise TypeError(f"lookup() argument must be str, not {'None' if encoding is None else type(encoding).__name__}")
    if "\0" in encoding:
        raise ValueError("embedded null character")
    words = "".join([c if c.isascii() and c.isalnum() or c == "." else " " for c in encoding if c.isascii()])
    return "_".join(words.split()).lower()


def register(search_function, /):
    """Has a function asked for encodings."""
    if not callable(search_function):
        raise TypeError("argument must be callable")
    # Those of the library come first, as in CPython.
    import encodings

    _searches.append(search_function)


def unregister(search_function, /):
    """Has a function not asked any more."""
    for at, known in enumerate(_searches):
        if known is search_function:
            del _searches[at]
            _known.clear()
            break


def _forget_codec(encoding, /):
    """Has an encoding searched for again."""
    if _known.pop(encoding, None) is None:
        raise KeyError(encoding)


def lookup(encoding, /):
    """What there is for an encoding."""
    key = _plain(encoding)
    found = _known.get(key)
    if found is not None:
        return found
    import encodings

    for search in _searches:
        found = search(key)
        if found is None:
            continue
        if not isinstance(found, tuple) or len(found) != 4:
            raise TypeError("codec search functions must return 4-tuples")
        _known[key] = found
        return found
    raise LookupError(f"unknown encoding: {encoding}")


def _called(function, given, errors, method, encoding):
    """What a codec gives. What it raises says which one it was."""
    try:
        result = function(given) if errors is None else function(given, errors)
    except (ImportError, OSError, SyntaxError, StopIteration, NameError, AttributeError):
        raise
    except Exception as error:
        # What is but a message says which encoding it was.
        what = type(error)
        if len(error.args) > 1 or error.args and type(error.args[0]) is not str or getattr(error, "__dict__", None):
            raise
        # A class that makes its instances in another way may not take a message.
        if any([kind.__module__ != "builtins" and ("__init__" in vars(kind) or "__new__" in vars(kind)) for kind in what.__mro__]):
            raise
        raise what(f"{method[:-1]}ing with '{encoding}' codec failed ({what.__name__}: {error})") from error
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(f"{method}r must return a tuple (object, integer)")
    return result


def encode(obj, encoding="utf-8", errors=None):
    """Something encoded."""
    return _called(lookup(encoding)[0], obj, errors, "encode", encoding)[0]


def decode(obj, encoding="utf-8", errors=None):
    """Something decoded."""
    return _called(lookup(encoding)[1], obj, errors, "decode", encoding)[0]


def _by_registry(method, given, encoding, errors, kind):
    info = lookup(encoding)
    if not getattr(info, "_is_text_encoding", True):
        raise LookupError(f"{encoding!r} is not a text encoding; use codecs.{method}() to handle arbitrary codecs")
    result = _called(info[0 if method == "encode" else 1], given, errors, method, encoding)
    if not isinstance(result[0], kind):
        what = type(result[0]).__name__
        raise TypeError(f"'{encoding}' {method}r returned '{what}' instead of '{kind.__name__}'; use codecs.{method}() to {method} to arbitrary types")
    return result[0]


def _encode_text(text, encoding, errors):
    """`str.encode` in an encoding that strings do not know themselves."""
    return _by_registry("encode", text, encoding, errors, bytes)


def _decode_text(data, encoding, errors):
    """`bytes.decode` likewise."""
    return _by_registry("decode", data, encoding, errors, str)


# What happens to what cannot be encoded or decoded.


def _wrong(error):
    raise TypeError(f"don't know how to handle {type(error).__name__} in error callback")


def _is(error, *kinds):
    """Whether it is such an error, and has what was not encoded or decoded, whatever it says of its class."""
    kind = type(error)
    if not issubclass(kind, kinds):
        return False
    wanted = bytes if issubclass(kind, UnicodeDecodeError) else str
    if not isinstance(error.object, wanted):
        raise TypeError(f"object attribute must be {'bytes' if wanted is bytes else 'unicode'}")
    return True


def _escape(code):
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}"


def strict_errors(error, /):
    if isinstance(error, Exception):
        raise error
    raise TypeError("codec must pass exception instance")


def ignore_errors(error, /):
    if _is(error, UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError):
        return "", error.end
    _wrong(error)


def replace_errors(error, /):
    if _is(error, UnicodeEncodeError):
        return "?" * (error.end - error.start), error.end
    if _is(error, UnicodeDecodeError):
        return "\ufffd", error.end
    if _is(error, UnicodeTranslateError):
        return "\ufffd" * (error.end - error.start), error.end
    _wrong(error)


def xmlcharrefreplace_errors(error, /):
    if _is(error, UnicodeEncodeError):
        return "".join([f"&#{ord(char)};" for char in error.object[error.start : error.end]]), error.end
    _wrong(error)


def backslashreplace_errors(error, /):
    if _is(error, UnicodeDecodeError):
        return "".join([f"\\x{byte:02x}" for byte in error.object[error.start : error.end]]), error.end
    if _is(error, UnicodeEncodeError, UnicodeTranslateError):
        return "".join([_escape(ord(char)) for char in error.object[error.start : error.end]]), error.end
    _wrong(error)


def namereplace_errors(error, /):
    if _is(error, UnicodeEncodeError):
        import unicodedata

        text = ""
        for char in error.object[error.start : error.end]:
            name = unicodedata.name(char, None)
            text += _escape(ord(char)) if name is None else f"\\N{{{name}}}"
        return text, error.end
    _wrong(error)


def _surrogate_escape(error, /):
    if _is(error, UnicodeEncodeError):
        escaped = [ord(character) - 0xDC00 for character in error.object[error.start : error.end]]
        if not all(128 <= byte < 256 for byte in escaped):
            raise error
        return bytes(escaped), error.end
    if not _is(error, UnicodeDecodeError):
        _wrong(error)
    text = ""
    for byte in error.object[error.start : error.end]:
        if byte < 128:
            break
        text += chr(0xDC00 + byte)
    if not text:
        raise error
    return text, error.start + len(text)


def _unit_of(name):
    """How many bytes a surrogate has in an encoding, and their order; `None`: it has none there."""
    plain = _plain(name)
    if plain in ("utf_8", "utf8", "cp65001", "utf_8_sig"):
        return 3, "big"
    for size, base in ((2, "utf16"), (4, "utf32")):
        rest = plain.replace("_", "")
        if rest.startswith(base) and rest[5:] in ("", "le", "be"):
            return size, "big" if rest[5:] == "be" else "little"
    return None


def _surrogate_pass(error, /):
    unit = _unit_of(error.encoding) if _is(error, UnicodeEncodeError, UnicodeDecodeError) else None
    if unit is None:
        if _is(error, UnicodeEncodeError, UnicodeDecodeError):
            raise error
        _wrong(error)
    size, order = unit
    if _is(error, UnicodeEncodeError):
        out = b""
        for code in map(ord, error.object[error.start : error.end]):
            if not 0xD800 <= code < 0xE000:
                raise error
            whole = code if size != 3 else 0xE08080 | (code >> 12) << 16 | (code >> 6 & 63) << 8 | code & 63
            out += whole.to_bytes(size, order)
        return out, error.end
    code = int.from_bytes(error.object[error.start : error.start + size], order)
    if size == 3:
        code = (code >> 16 & 15) << 12 | (code >> 8 & 63) << 6 | code & 63 if code & 0xF0C0C0 == 0xE08080 else 0
    if len(error.object) < error.start + size or not 0xD800 <= code < 0xE000:
        raise error
    return chr(code), error.start + size


_surrogate_escape.__name__ = _surrogate_escape.__qualname__ = "surrogateescape"
_surrogate_pass.__name__ = _surrogate_pass.__qualname__ = "surrogatepass"
_handlers = {
    "strict": strict_errors, "ignore": ignore_errors, "replace": replace_errors, "xmlcharrefreplace": xmlcharrefreplace_errors,
    "backslashreplace": backslashreplace_errors, "namereplace": namereplace_errors, "surrogateescape": _surrogate_escape,
    "surrogatepass": _surrogate_pass,
}


def register_error(errors, handler, /):
    """Gives a way to deal with errors a name."""
    if not isinstance(errors, str):
        raise TypeError(f"register_error() argument 1 must be str, not {type(errors).__name__}")
    if not callable(handler):
        raise TypeError("handler must be callable")
    _handlers[errors] = handler


def lookup_error(name, /):
    """The way to deal with errors that has this name."""
    if not isinstance(name, str):
        raise TypeError(f"lookup_error() argument must be str, not {type(name).__name__}")
    found = _handlers.get(name)
    if found is None:
        raise LookupError(f"unknown error handler name '{name}'")
    return found


def _handled(error, errors, size):
    """What takes the place of something that cannot be had, and where to go on."""
    result = lookup_error(errors)(error)
    encodes = isinstance(error, UnicodeEncodeError)
    kinds = (str, bytes) if encodes else str
    if not isinstance(result, tuple) or len(result) != 2 or not isinstance(result[0], kinds):
        raise TypeError("encoding error handler must return (str/bytes, int) tuple" if encodes else "decoding error handler must return (str, int) tuple")
    given, at = result
    if not isinstance(at, int):
        if not hasattr(at, "__index__"):
            raise TypeError(f"'{type(at).__name__}' object cannot be interpreted as an integer")
        at = at.__index__()
    if at < 0:
        at += size
    if not 0 <= at <= size:
        raise IndexError(f"position {result[1]} from error handler out of bounds")
    return given, at


# The encodings that strings know.

def utf_8_encode(text, errors=None, /):
    return _encode("utf-8", text, errors)


def utf_8_decode(data, errors=None, final=False, /):
    return _decode("utf-8", data, errors, final)[:2]


def utf_7_encode(text, errors=None, /):
    return _encode("utf-7", text, errors)


def utf_7_decode(data, errors=None, final=False, /):
    return _decode("utf-7", data, errors, final)[:2]


def utf_16_encode(text, errors=None, byteorder=0, /):
    return _encode("utf-16-le" if byteorder < 0 else "utf-16-be" if byteorder > 0 else "utf-16", text, errors)


def utf_16_decode(data, errors=None, final=False, /):
    return _decode("utf-16", data, errors, final)[:2]


def utf_16_le_encode(text, errors=None, /):
    return _encode("utf-16-le", text, errors)


def utf_16_le_decode(data, errors=None, final=False, /):
    return _decode("utf-16-le", data, errors, final)[:2]


def utf_16_be_encode(text, errors=None, /):
    return _encode("utf-16-be", text, errors)


def utf_16_be_decode(data, errors=None, final=False, /):
    return _decode("utf-16-be", data, errors, final)[:2]


def utf_16_ex_decode(data, errors=None, byteorder=0, final=False, /):
    if byteorder:
        return (*_decode("utf-16-le" if byteorder < 0 else "utf-16-be", data, errors, final)[:2], byteorder)
    return _decode("utf-16", data, errors, final)


def utf_32_encode(text, errors=None, byteorder=0, /):
    return _encode("utf-32-le" if byteorder < 0 else "utf-32-be" if byteorder > 0 else "utf-32", text, errors)


def utf_32_decode(data, errors=None, final=False, /):
    return _decode("utf-32", data, errors, final)[:2]


def utf_32_le_encode(text, errors=None, /):
    return _encode("utf-32-le", text, errors)


def utf_32_le_decode(data, errors=None, final=False, /):
    return _decode("utf-32-le", data, errors, final)[:2]


def utf_32_be_encode(text, errors=None, /):
    return _encode("utf-32-be", text, errors)


def utf_32_be_decode(data, errors=None, final=False, /):
    return _decode("utf-32-be", data, errors, final)[:2]


def utf_32_ex_decode(data, errors=None, byteorder=0, final=False, /):
    if byteorder:
        return (*_decode("utf-32-le" if byteorder < 0 else "utf-32-be", data, errors, final)[:2], byteorder)
    return _decode("utf-32", data, errors, final)


def ascii_encode(text, errors=None, /):
    return _encode("ascii", text, errors)


def ascii_decode(data, errors=None, /):
    return _decode("ascii", data, errors, True)[:2]


def latin_1_encode(text, errors=None, /):
    return _encode("latin-1", text, errors)


def latin_1_decode(data, errors=None, /):
    return _decode("latin-1", data, errors, True)[:2]


def unicode_escape_encode(text, errors=None, /):
    return _encode("unicode_escape", text, errors)


def unicode_escape_decode(data, errors=None, final=True, /):
    return _decode("unicode_escape", data.encode() if isinstance(data, str) else data, errors, final)[:2]


def raw_unicode_escape_encode(text, errors=None, /):
    return _encode("raw_unicode_escape", text, errors)


def raw_unicode_escape_decode(data, errors=None, final=True, /):
    return _decode("raw_unicode_escape", data.encode() if isinstance(data, str) else data, errors, final)[:2]


def readbuffer_encode(data, errors=None, /):
    """The bytes that something has."""
    data = data.encode() if isinstance(data, str) else _octets(data)
    return data, len(data)


def escape_encode(data, errors=None, /):
    """Bytes as they are written between quotes."""
    if not isinstance(data, bytes):
        raise TypeError(f"escape_encode() argument 1 must be bytes, not {type(data).__name__}")
    # Beside a double quote, a single one is escaped.
    return repr(data + b'"')[2:-2].encode("ascii"), len(data)


_escapes = {
    92: b"\\", 39: b"'", 34: b'"', 98: b"\b", 102: b"\f", 116: b"\t", 110: b"\n", 114: b"\r", 118: b"\v", 97: b"\a", 10: b"",
}


def escape_decode(data, errors=None, /):
    """Bytes from what is written between quotes."""
    data = data.encode() if isinstance(data, str) else _octets(data)
    out = bytearray()
    at, size = 0, len(data)
    while at < size:
        end = data.find(b"\\", at)
        if end < 0:
            end = size
        out += data[at:end]
        if end == size:
            break
        at = end + 1
        if at == size:
            raise ValueError("Trailing \\ in string")
        letter = data[at]
        at += 1
        known = _escapes.get(letter)
        if known is not None:
            out += known
        elif 48 <= letter < 56:
            end = at
            while end < size and end < at + 2 and 48 <= data[end] < 56:
                end += 1
            code = int(data[at - 1 : end], 8)
            if code > 255:
                import warnings

                warnings.warn(f"invalid octal escape sequence '\\{code:o}'", DeprecationWarning, stacklevel=2)
            out.append(code & 255)
            at = end
        elif letter == 120:
            digits = data[at : at + 2]
            if len(digits) == 2 and digits.isalnum():
                try:
                    out.append(int(digits, 16))
                    at += 2
                    continue
                except ValueError:
                    pass
            if not errors or errors == "strict":
                raise ValueError(f"invalid \\x escape at position {at - 2}")
            if errors == "replace":
                out += b"?"
            elif errors != "ignore":
                raise ValueError(f"decoding error; unknown error handling code: {errors}")
            if at < size and chr(data[at]) in "0123456789abcdefABCDEF":
                at += 1
        else:
            import warnings

            warnings.warn(f"invalid escape sequence '\\{chr(letter)}'", DeprecationWarning, stacklevel=2)
            out += bytes((92, letter))
    return bytes(out), size


# Encodings that are a table of characters.


def charmap_build(table, /):
    """The way back of a table of characters."""
    return {ord(character): byte for byte, character in enumerate(table) if character != "\ufffe"}


def _byte_of(mapping, character):
    """The bytes for a character; `None`: it has none."""
    try:
        found = mapping[ord(character)]
    except LookupError:
        return None
    if found is None or isinstance(found, bytes):
        return found
    if not isinstance(found, int):
        raise TypeError(f"character mapping must return integer, bytes or None, not {type(found).__name__}")
    if not 0 <= found < 256:
        raise TypeError("character mapping must be in range(256)")
    return bytes((found,))


def charmap_encode(text, errors=None, mapping=None, /):
    """Encodes by a mapping from characters to bytes."""
    if mapping is None:
        return latin_1_encode(text, errors)
    out = bytearray()
    at, size = 0, len(text)
    while at < size:
        found = _byte_of(mapping, text[at])
        if found is not None:
            out += found
            at += 1
            continue
        end = at + 1
        while end < size and _byte_of(mapping, text[end]) is None:
            end += 1
        error = UnicodeEncodeError("charmap", text, at, end, "character maps to <undefined>")
        given, at = _handled(error, errors or "strict", size)
        if isinstance(given, bytes):
            out += given
            continue
        for character in given:
            found = _byte_of(mapping, character)
            if found is None:
                raise error
            out += found
    return bytes(out), size


def _text_of(mapping, byte):
    """The text for a byte; `None`: it has none."""
    try:
        found = mapping[byte]
    except LookupError:
        return None
    if isinstance(found, int):
        if not 0 <= found < 0x110000:
            raise TypeError("character mapping must be in range(0x110000)")
        found = chr(found)
    elif found is not None and not isinstance(found, str):
        raise TypeError(f"character mapping must return integer, None or str, not {type(found).__name__}")
    return None if found == "\ufffe" else found


def charmap_decode(data, errors=None, mapping=None, /):
    """Decodes by a mapping from bytes to characters: a string of 256, or what has items."""
    if mapping is None:
        return latin_1_decode(data, errors)
    data = _octets(data)
    out = []
    at, size = 0, len(data)
    while at < size:
        found = _text_of(mapping, data[at])
        if found is not None:
            out.append(found)
            at += 1
            continue
        error = UnicodeDecodeError("charmap", data, at, at + 1, "character maps to <undefined>")
        given, at = _handled(error, errors or "strict", size)
        out.append(given)
    return "".join(out), size
