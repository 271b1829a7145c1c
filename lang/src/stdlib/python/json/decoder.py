"""JSON to values."""

import _json

__all__ = ["JSONDecoder", "JSONDecodeError"]

NaN = float("nan")
PosInf = float("inf")
NegInf = float("-inf")
_CONSTANTS = {"-Infinity": NegInf, "Infinity": PosInf, "NaN": NaN}


class JSONDecodeError(ValueError):
    """What is wrong with a text, and where."""

    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(self, f"{msg}: line {lineno} column {colno} (char {pos})")
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno

    def __reduce__(self):
        return self.__class__, (self.msg, self.doc, self.pos)


def scanstring(string, end, strict=True, /):
    """The string that begins at an index, and where it ends."""
    return _json.scanstring(string, end, strict, JSONDecodeError)


def _after_space(text, at):
    while at < len(text) and text[at] in " \t\n\r":
        at += 1
    return at


class JSONDecoder:
    """What reads JSON."""

    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True, object_pairs_hook=None):
        self.object_hook = object_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant or _CONSTANTS.__getitem__
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook
        self.memo = {}
        self.scan_once = self._scan

    def _scan(self, text, index):
        parse_float = None if self.parse_float is float else self.parse_float
        parse_int = None if self.parse_int is int else self.parse_int
        settings = self.strict, self.object_hook, self.object_pairs_hook, parse_float, parse_int, self.parse_constant
        return _json.scan(text, index, settings, JSONDecodeError)

    def decode(self, s):
        """The value that a text is."""
        value, end = self.raw_decode(s, _after_space(s, 0))
        end = _after_space(s, end)
        if end != len(s):
            raise JSONDecodeError("Extra data", s, end)
        return value

    def raw_decode(self, s, idx=0):
        """The value that begins at an index, and where it ends."""
        return self._scan(s, idx)
