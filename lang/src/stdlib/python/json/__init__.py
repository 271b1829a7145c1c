"""JSON: text to values and back."""

from .decoder import JSONDecodeError, JSONDecoder
from .encoder import JSONEncoder

__version__ = "2.0.9"
__all__ = ["dump", "dumps", "load", "loads", "JSONDecoder", "JSONDecodeError", "JSONEncoder"]

_default_encoder = JSONEncoder()
_default_decoder = JSONDecoder()


def _encoder(skipkeys, ensure_ascii, check_circular, allow_nan, cls, indent, separators, default, sort_keys, keywords):
    if cls is None:
        cls = JSONEncoder
    return cls(
        skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators,
        default=default, sort_keys=sort_keys, **keywords,
    )


def dump(
    obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None,
    sort_keys=False, **kw,
):
    """Writes a value to a file."""
    encoder = _encoder(skipkeys, ensure_ascii, check_circular, allow_nan, cls, indent, separators, default, sort_keys, kw)
    for chunk in encoder.iterencode(obj):
        fp.write(chunk)


def dumps(
    obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None,
    sort_keys=False, **kw,
):
    """A value as text."""
    if (
        not skipkeys and ensure_ascii and check_circular and allow_nan and cls is None and indent is None and separators is None
        and default is None and not sort_keys and not kw
    ):
        return _default_encoder.encode(obj)
    return _encoder(skipkeys, ensure_ascii, check_circular, allow_nan, cls, indent, separators, default, sort_keys, kw).encode(obj)


def detect_encoding(b):
    """The encoding that JSON in bytes has, by its first bytes."""
    if b.startswith((b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff")):
        return "utf-32"
    if b.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if b.startswith(b"\xef\xbb\xbf"):
        return "utf-8-sig"
    if len(b) >= 4:
        if not b[0]:
            return "utf-16-be" if b[1] else "utf-32-be"
        if not b[1]:
            return "utf-16-le" if b[2] or b[3] else "utf-32-le"
    elif len(b) == 2:
        if not b[0]:
            return "utf-16-be"
        if not b[1]:
            return "utf-16-le"
    return "utf-8"


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    """The value in a file."""
    return loads(
        fp.read(), cls=cls, object_hook=object_hook, parse_float=parse_float, parse_int=parse_int, parse_constant=parse_constant,
        object_pairs_hook=object_pairs_hook, **kw,
    )


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    """The value in a text."""
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    elif isinstance(s, (bytes, bytearray)):
        s = s.decode(detect_encoding(s), "surrogatepass")
    else:
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {s.__class__.__name__}")
    if (
        cls is None and object_hook is None and parse_int is None and parse_float is None and parse_constant is None and object_pairs_hook is None
        and not kw
    ):
        return _default_decoder.decode(s)
    if cls is None:
        cls = JSONDecoder
    if object_hook is not None:
        kw["object_hook"] = object_hook
    if object_pairs_hook is not None:
        kw["object_pairs_hook"] = object_pairs_hook
    if parse_float is not None:
        kw["parse_float"] = parse_float
    if parse_int is not None:
        kw["parse_int"] = parse_int
    if parse_constant is not None:
        kw["parse_constant"] = parse_constant
    return cls(**kw).decode(s)
