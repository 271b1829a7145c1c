"""What is known of characters: Unicode 14."""

from bisect import bisect_right as _after

unidata_version = "14.0.0"
_tables = {}


def _read():
    """Tables of starts and values, from runs of equal values."""
    for part in _properties().split("\n=")[1:]:
        name, _, runs = part.partition("\n")
        starts, values, at = [], [], 0
        for run in runs.split():
            value = run.rstrip("0123456789") if ":" not in run else run.partition(":")[0]
            count = run[len(value) :].lstrip(":")
            starts.append(at)
            values.append(value)
            at += int(count or 1)
        _tables[name] = starts, values


def _value(name, chr):
    if not _tables:
        _read()
    starts, values = _tables[name]
    return values[_after(starts, ord(chr)) - 1]


def _one(function, chr, what="argument"):
    if not isinstance(chr, str):
        raise TypeError(f"{function}() {what} must be a unicode character, not {type(chr).__name__}")
    if len(chr) != 1:
        raise TypeError(f"{function}() {what} must be a unicode character, not str")


def category(chr, /):
    """The general category of a character."""
    _one("category", chr)
    return _value("category", chr)


def bidirectional(chr, /):
    """In which direction a character is written."""
    _one("bidirectional", chr)
    return _value("bidirectional", chr).replace("-", "")


def east_asian_width(chr, /):
    """How wide a character is."""
    _one("east_asian_width", chr)
    return _value("east_asian_width", chr)


def combining(chr, /):
    """The canonical combining class of a character."""
    _one("combining", chr)
    return int(_value("combining", chr))


def mirrored(chr, /):
    """Whether a character is mirrored in text from right to left."""
    _one("mirrored", chr)
    return int(_value("mirrored", chr))


_made_of = {}
_pairs = {}
_numbers = {}


def _read_parts():
    parts, excluded, numbers = _decompositions().split("\n=")
    excluded = {chr(int(code, 16)) for code in excluded.split()[1:]}
    code = 0
    for entry in parts.partition("\n")[2].split():
        where, _, parts = entry.partition("=")
        code = code + 1 if where == "+" else int(where, 16)
        kind, _, parts = parts.rpartition(">")
        parts = [chr(int(part, 16)) for part in parts.split("_")]
        _made_of[chr(code)] = kind and kind + ">", parts
        if not kind and len(parts) == 2 and chr(code) not in excluded:
            _pairs[tuple(parts)] = chr(code)
    for entry in numbers.split()[1:]:
        where, _, value = entry.partition("=")
        code = code + 1 if where == "+" else int(where, 16)
        _numbers[chr(code)] = value


def _part_table():
    if not _made_of:
        _read_parts()
    return _made_of


def decomposition(chr, /):
    """What a character is made of."""
    _one("decomposition", chr)
    kind, parts = _part_table().get(chr, ("", []))
    texts = [f"{ord(part):04X}" for part in parts]
    return " ".join([kind, *texts] if kind else texts)


_missing = object()


def numeric(chr, default=_missing, /):
    """The number that a character stands for, as a float."""
    _one("numeric", chr, "argument 1")
    _part_table()
    if chr in _numbers:
        over, _, under = _numbers[chr].rstrip("dD").partition("/")
        return int(over) / int(under or 1)
    if default is _missing:
        raise ValueError("not a numeric character")
    return default


def digit(chr, default=_missing, /):
    """The digit that a character is."""
    _one("digit", chr, "argument 1")
    _part_table()
    value = _numbers.get(chr, "")
    if value[-1:] in ("d", "D"):
        return int(value[:-1])
    if default is _missing:
        raise ValueError("not a digit")
    return default


def decimal(chr, default=_missing, /):
    """The decimal digit that a character is."""
    _one("decimal", chr, "argument 1")
    _part_table()
    value = _numbers.get(chr, "")
    if value[-1:] == "D":
        return int(value[:-1])
    if default is _missing:
        raise ValueError("not a decimal")
    return default


def name(chr, default=_missing, /):
    """The name of a character."""
    _one("name", chr, "argument 1")
    found = _name(chr) if category(chr) not in ("Cn", "Cc", "Co", "Cs") else None
    if found is not None:
        return found
    if default is _missing:
        raise ValueError("no such name")
    return default


def lookup(name, /):
    """The character of a name."""
    found = _lookup(name)
    if found is None or category(found) == "Cn":
        raise KeyError(f"undefined character name '{name}'")
    return found


_S, _L, _V, _T = 0xAC00, 0x1100, 0x1161, 0x11A7
_FORMS = ("NFC", "NFKC", "NFD", "NFKD")


def _decomposed(text, compatible):
    table = _part_table()
    out = []
    stack = list(reversed(text))
    while stack:
        character = stack.pop()
        code = ord(character) - _S
        if 0 <= code < 11172:
            out.append(chr(_L + code // 588))
            out.append(chr(_V + code % 588 // 28))
            if code % 28:
                out.append(chr(_T + code % 28))
            continue
        kind, parts = table.get(character, ("", None))
        if parts is None or (kind and not compatible):
            out.append(character)
        else:
            stack += reversed(parts)
    return _ordered(out)


def _ordered(characters):
    """Marks in a row in the order of their classes."""
    start = 0
    while start < len(characters):
        if not combining(characters[start]):
            start += 1
            continue
        end = start
        while end < len(characters) and combining(characters[end]):
            end += 1
        characters[start:end] = sorted(characters[start:end], key=combining)
        start = end
    return characters


def _together(first, second):
    code = ord(first)
    if _L <= code < _L + 19 and _V <= ord(second) < _V + 21:
        return chr(_S + ((code - _L) * 21 + ord(second) - _V) * 28)
    if _S <= code < _S + 11172 and (code - _S) % 28 == 0 and _T < ord(second) < _T + 28:
        return chr(code + ord(second) - _T)
    return _pairs.get((first, second))


def _composed(characters):
    out = []
    starter = -1
    last = 0
    for character in characters:
        mark = combining(character)
        if starter >= 0 and (last == 0 and starter == len(out) - 1 or last != 0 and last < mark):
            made = _together(out[starter], character)
            if made is not None:
                out[starter] = made
                continue
        if mark == 0:
            starter = len(out)
        last = mark
        out.append(character)
    return out


# Characters that stay as they are in NFC, whatever is beside them: ASCII and most of Latin, Greek and Cyrillic, punctuation, kana, Chinese characters, Hangul
# syllables, emoji.
_SURE = (
    "\0-\u02ff\u0388-\u0482\u048a-\u0590\u2010-\u20cf\u2100-\u2125\u2150-\u22ff\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uac00-\ud7a3"
    "\U0001f300-\U0001f64f"
)
_unsure = None


def _is_composed(text):
    """Whether a text is in NFC, as far as its characters alone say."""
    global _unsure
    if _unsure is None:
        import re

        _unsure = re.compile(f"[^{_SURE}]")
    return _unsure.search(text) is None


def normalize(form, unistr, /):
    """The normal form of a text."""
    if form not in _FORMS:
        raise ValueError("invalid normalization form")
    if not isinstance(unistr, str):
        raise TypeError(f"normalize() argument 2 must be str, not {type(unistr).__name__}")
    if unistr.isascii() or form == "NFC" and _is_composed(unistr):
        return unistr
    characters = _decomposed(unistr, "K" in form)
    return "".join(_composed(characters) if form[-1] == "C" else characters)


def is_normalized(form, unistr, /):
    """Whether a text is in a normal form."""
    return normalize(form, unistr) == unistr


class UCD:
    """What encodings ask in the name of version 3.2: the data is that of 14."""

    unidata_version = "3.2.0"
    category = staticmethod(category)
    bidirectional = staticmethod(bidirectional)
    combining = staticmethod(combining)
    decomposition = staticmethod(decomposition)
    east_asian_width = staticmethod(east_asian_width)
    lookup = staticmethod(lookup)
    mirrored = staticmethod(mirrored)
    name = staticmethod(name)
    normalize = staticmethod(normalize)
    is_normalized = staticmethod(is_normalized)
    numeric = staticmethod(numeric)
    digit = staticmethod(digit)
    decimal = staticmethod(decimal)


UCD.__module__ = "unicodedata"
ucd_3_2_0 = UCD()
