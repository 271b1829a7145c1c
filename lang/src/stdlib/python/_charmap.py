"""Encodings that are a table of characters: what the files of `encodings` ask of `codecs`."""

import codecs


def charmap_build(table, /):
    """The way back of a table of characters."""
    return {ord(character): byte for byte, character in enumerate(table) if character != "\ufffe"}


def _handled(error, errors, size):
    """What takes the place of something that cannot be had, and where to go on."""
    result = codecs.lookup_error(errors)(error)
    if not isinstance(result, tuple) or len(result) != 2 or not isinstance(result[1], int):
        kind = "encoding" if isinstance(error, UnicodeEncodeError) else "decoding"
        what = "(str/bytes, int)" if kind == "encoding" else "(str, int)"
        raise TypeError(f"{kind} error handler must return {what} tuple")
    given, at = result
    if at < 0:
        at += size
    if not 0 <= at <= size:
        raise IndexError(f"position {result[1]} from error handler out of bounds")
    return given, at


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


def charmap_encode(text, errors="strict", mapping=None, /):
    """Encodes by a mapping from characters to bytes."""
    if mapping is None:
        return codecs.latin_1_encode(text, errors)
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


def charmap_decode(data, errors="strict", mapping=None, /):
    """Decodes by a mapping from bytes to characters: a string of 256, or what has items."""
    if mapping is None:
        return codecs.latin_1_decode(data, errors)
    data = bytes(data)
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
