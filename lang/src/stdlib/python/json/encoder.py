"""Values to JSON."""

import _json

INFINITY = float("inf")


def encode_basestring(s):
    """A string as JSON has it."""
    return _json.quote(s, False)


def encode_basestring_ascii(s):
    """A string as JSON has it, in ASCII."""
    return _json.quote(s, True)


py_encode_basestring = encode_basestring
py_encode_basestring_ascii = encode_basestring_ascii


class JSONEncoder:
    """What writes JSON."""

    item_separator = ", "
    key_separator = ": "

    def __init__(
        self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False, indent=None, separators=None, default=None
    ):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self.default = default

    def default(self, o):
        """What stands for a value that JSON does not have."""
        raise TypeError(f"Object of type {o.__class__.__name__} is not JSON serializable")

    def _text(self, o):
        indent = self.indent
        if indent is not None and not isinstance(indent, str):
            indent = " " * indent
        settings = (
            self.default, self.ensure_ascii, self.allow_nan, indent, self.key_separator, self.item_separator, self.sort_keys, self.skipkeys,
            self.check_circular,
        )
        return _json.encode(o, settings)

    def encode(self, o):
        """A value as text."""
        if isinstance(o, str):
            return _json.quote(o, self.ensure_ascii)
        if type(self).iterencode is not JSONEncoder.iterencode:
            return "".join(list(self.iterencode(o, _one_shot=True)))
        return self._text(o)

    def iterencode(self, o, _one_shot=False):
        """A value as parts of text."""
        return iter([self._text(o)])
