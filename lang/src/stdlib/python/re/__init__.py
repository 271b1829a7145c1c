"""Regular expressions."""

import _sre
from _buffers import octets as _octets
from _kept import index as _index, ssize as _ssize
from _operator import _class_name


__all__ = [
    "match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "compile", "purge", "template", "escape", "error", "Pattern",
    "Match", "A", "I", "L", "M", "S", "X", "U", "ASCII", "IGNORECASE", "LOCALE", "MULTILINE", "DOTALL", "VERBOSE", "UNICODE", "NOFLAG",
    "RegexFlag",
]


class error(Exception):
    """What is wrong with a pattern."""

    __module__ = "re"

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        self.lineno = self.colno = None
        if pattern is not None and pos is not None:
            newline = "\n" if isinstance(pattern, str) else b"\n"
            msg = f"{msg} at position {pos}"
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = f"{msg} (line {self.lineno}, column {self.colno})"
        super().__init__(msg)


class RegexFlag(int):
    """Flags of patterns."""

    _names = (
        (256, "ASCII"), (2, "IGNORECASE"), (4, "LOCALE"), (32, "UNICODE"), (8, "MULTILINE"), (16, "DOTALL"), (64, "VERBOSE"), (1, "TEMPLATE"),
        (128, "DEBUG"),
    )

    def __repr__(self):
        value = int(self)
        if not value:
            return "re.NOFLAG"
        inverted = value < 0
        if inverted:
            value = ~value
        parts = []
        for bit, name in self._names:
            if value & bit:
                parts.append(f"re.{name}")
                value &= ~bit
        if value:
            parts.append(hex(value))
        shown = "|".join(parts)
        if inverted:
            return f"~({shown})" if len(parts) > 1 else f"~{shown}"
        return shown

    __str__ = object.__str__

    def __format__(self, spec):
        return format(str(self), spec)

    @property
    def value(self):
        return int(self)

    @property
    def name(self):
        return repr(self).replace("re.", "")

    def __or__(self, other):
        return RegexFlag(int(self) | int(other)) if isinstance(other, int) else NotImplemented

    def __and__(self, other):
        return RegexFlag(int(self) & int(other)) if isinstance(other, int) else NotImplemented

    def __xor__(self, other):
        return RegexFlag(int(self) ^ int(other)) if isinstance(other, int) else NotImplemented

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        return RegexFlag(511 & ~int(self))

    def __contains__(self, other):
        return int(other) & int(self) == int(other)

    def __hash__(self):
        return hash(int(self))


NOFLAG = RegexFlag(0)
A = ASCII = RegexFlag.ASCII = RegexFlag.A = RegexFlag(256)
I = IGNORECASE = RegexFlag.IGNORECASE = RegexFlag.I = RegexFlag(2)
L = LOCALE = RegexFlag.LOCALE = RegexFlag.L = RegexFlag(4)
U = UNICODE = RegexFlag.UNICODE = RegexFlag.U = RegexFlag(32)
M = MULTILINE = RegexFlag.MULTILINE = RegexFlag.M = RegexFlag(8)
S = DOTALL = RegexFlag.DOTALL = RegexFlag.S = RegexFlag(16)
X = VERBOSE = RegexFlag.VERBOSE = RegexFlag.X = RegexFlag(64)
T = TEMPLATE = RegexFlag.TEMPLATE = RegexFlag.T = RegexFlag(1)
DEBUG = RegexFlag.DEBUG = RegexFlag(128)
RegexFlag.NOFLAG = NOFLAG

_MAXSIZE = (1 << 63) - 1


def _bytes(string):
    """Something like bytes as bytes; a text as it is."""
    if isinstance(string, (str, bytes)):
        return string
    try:
        return _octets(string)
    except (TypeError, ValueError, BufferError):
        return string


class Pattern:
    """A compiled pattern."""

    __module__ = "re"

    def __new__(cls, *args, **keywords):
        raise TypeError("cannot create 're.Pattern' instances")

    def __init_subclass__(cls, **keywords):
        raise TypeError("type 're.Pattern' is not an acceptable base type")

    def match(self, string, pos=0, endpos=_MAXSIZE):
        """A match at the start."""
        if type(pos) is not int or type(endpos) is not int:
            pos, endpos = _ssize(pos), _ssize(endpos)
        found = _sre.match(self._program, _bytes(string), pos, endpos, 0)
        return None if found is None else _match(self, string, pos, endpos, found)

    def search(self, string, pos=0, endpos=_MAXSIZE):
        """The first match."""
        if type(pos) is not int or type(endpos) is not int:
            pos, endpos = _ssize(pos), _ssize(endpos)
        found = _sre.match(self._program, _bytes(string), pos, endpos, 1)
        return None if found is None else _match(self, string, pos, endpos, found)

    def fullmatch(self, string, pos=0, endpos=_MAXSIZE):
        """A match of all of it."""
        if type(pos) is not int or type(endpos) is not int:
            pos, endpos = _ssize(pos), _ssize(endpos)
        found = _sre.match(self._program, _bytes(string), pos, endpos, 2)
        return None if found is None else _match(self, string, pos, endpos, found)

    def findall(self, string, pos=0, endpos=_MAXSIZE):
        """The texts of all matches, or of their groups."""
        if type(pos) is not int or type(endpos) is not int:
            pos, endpos = _ssize(pos), _ssize(endpos)
        return _sre.findall(self._program, _bytes(string), pos, endpos)

    def finditer(self, string, pos=0, endpos=_MAXSIZE):
        """An iterator over all matches."""
        if type(pos) is not int or type(endpos) is not int:
            pos, endpos = _ssize(pos), _ssize(endpos)
        return _Iterator(self, string, pos, endpos)

    def scanner(self, string, pos=0, endpos=_MAXSIZE):
        """What gives one match after the other."""
        if type(pos) is not int or type(endpos) is not int:
            pos, endpos = _ssize(pos), _ssize(endpos)
        return _Scanner(self, string, pos, endpos)

    def split(self, string, maxsplit=0):
        """The parts between matches, and the groups of these."""
        maxsplit = _ssize(maxsplit)
        if maxsplit < 0:
            _sre.scan(self._program, _bytes(string), 0, 0, 1)
            return [string[:]]
        text = _bytes(string)
        parts = []
        at = 0
        groups = self.groups
        for found in _sre.scan(self._program, text, 0, _MAXSIZE, maxsplit):
            parts.append(text[at : found[0]])
            at = found[1]
            for group in range(2, 2 * groups + 2, 2):
                parts.append(text[found[group] : found[group + 1]] if found[group] >= 0 else None)
        parts.append(text[at:])
        return parts

    def sub(self, repl, string, count=0):
        """The text with something in the place of each match."""
        return self._replaced(repl, string, count)[0]

    def subn(self, repl, string, count=0):
        """The text with something in the place of each match, and how many there were."""
        return self._replaced(repl, string, count)

    def _replaced(self, repl, string, count):
        count = _ssize(count)
        is_called = callable(repl)
        parts = None if is_called else _template(self, repl)
        if count < 0:
            _sre.scan(self._program, _bytes(string), 0, 0, 1)
            return string, 0
        if is_called:
            return self._replaced_by(repl, string, count)
        return _sre.replace(self._program, parts, _bytes(string), count)

    def _replaced_by(self, function, string, count):
        text = _bytes(string)
        parts = []
        at = 0
        found = _sre.scan(self._program, text, 0, _MAXSIZE, count)
        for places in found:
            if places[0] > at:
                parts.append(text[at : places[0]])
            item = function(_match(self, string, 0, _MAXSIZE, places))
            if item is not None:
                parts.append(item)
            at = places[1]
        if not found:
            return text, 0
        parts.append(text[at:])
        return text[:0].join(parts), len(found)

    def __repr__(self):
        flags = self.flags
        if isinstance(self.pattern, str):
            flags &= ~32
        shown = repr(self.pattern)
        if len(shown) > 200:
            shown = shown[:200]
        parts = [f"re.{name}" for bit, name in _shown_flags if flags & bit]
        flags &= 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256
        if parts:
            return f"re.compile({shown}, {'|'.join(parts)})"
        return f"re.compile({shown})"

    def __eq__(self, other):
        if not isinstance(other, Pattern):
            return NotImplemented
        return self.flags == other.flags and self.pattern == other.pattern and type(self.pattern) is type(other.pattern)

    def __hash__(self):
        return hash((self.flags, self.pattern))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return _compile, (self.pattern, self.flags)

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)


_shown_flags = (
    (1, "TEMPLATE"), (2, "IGNORECASE"), (4, "LOCALE"), (8, "MULTILINE"), (16, "DOTALL"), (32, "UNICODE"), (64, "VERBOSE"), (128, "DEBUG"),
    (256, "ASCII"),
)


def _match(pattern, string, pos, endpos, places):
    match = object.__new__(Match)
    match.re = pattern
    match.string = string
    match._pos = pos
    match._endpos = endpos
    match._places = places
    return match


class Match:
    """Where a pattern has matched."""

    __module__ = "re"

    def __new__(cls, *args, **keywords):
        raise TypeError("cannot create 're.Match' instances")

    def __init_subclass__(cls, **keywords):
        raise TypeError("type 're.Match' is not an acceptable base type")

    @property
    def pos(self):
        """Where the search began."""
        return min(max(self._pos, 0), len(self.string))

    @property
    def endpos(self):
        """Where the text ended for the search."""
        return min(max(self._endpos, 0), len(self.string))

    @property
    def lastindex(self):
        """The number of the group that was closed last."""
        return self._places[-1] or None

    @property
    def lastgroup(self):
        """The name of the group that was closed last."""
        last = self._places[-1]
        for name, group in self.re.groupindex.items():
            if group == last:
                return name
        return None

    @property
    def regs(self):
        """The places of all groups."""
        places = self._places
        return tuple([(places[at], places[at + 1]) for at in range(0, len(places) - 1, 2)])

    def _number(self, group):
        if type(group) is not int:
            if isinstance(group, str) or isinstance(group, bytes):
                group = self.re._groupindex.get(group, -1)
            elif hasattr(type(group), "__index__"):
                group = _index(group)
            else:
                group = self.re._groupindex.get(group, -1)
        if not 0 <= group <= self.re.groups:
            raise IndexError("no such group")
        return group

    def group(self, *groups):
        """The text of a group, or of several."""
        if not groups:
            return self._text(0, None)
        if len(groups) == 1:
            return self._text(self._number(groups[0]), None)
        return self._texts(groups)

    def _texts(self, groups):
        # Apart from `group`: what has a loop is not inlined.
        return tuple([self._text(self._number(group), None) for group in groups])

    def __getitem__(self, group):
        return self._text(self._number(group), None)

    def _text(self, number, default):
        start = self._places[2 * number]
        if start < 0:
            return default
        return _bytes(self.string)[start : self._places[2 * number + 1]]

    def groups(self, default=None):
        """The texts of all groups."""
        return tuple([self._text(number, default) for number in range(1, self.re.groups + 1)])

    def groupdict(self, default=None):
        """The texts of the groups with names."""
        return {name: self._text(number, default) for name, number in self.re.groupindex.items()}

    def start(self, group=0, /):
        """Where a group begins."""
        return self._places[2 * self._number(group)]

    def end(self, group=0, /):
        """Where a group ends."""
        return self._places[2 * self._number(group) + 1]

    def span(self, group=0, /):
        """Where a group begins and ends."""
        number = 2 * self._number(group)
        return self._places[number], self._places[number + 1]

    def expand(self, template):
        """A template with the groups put in."""
        parts = []
        for part in _template(self.re, template):
            if type(part) is int:
                part = self._text(part, None)
                if part is None:
                    continue
            parts.append(part)
        return template[:0].join(parts)

    def __repr__(self):
        return f"<re.Match object; span={self.span()!r}, match={self.group()!r}>"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)


class _Scanner:
    def __init__(self, pattern, string, pos, endpos):
        self.pattern = pattern
        self._string = string
        self._text = _bytes(string)
        self._first = pos
        self._at = pos
        self._end = endpos
        self._advance = 0
        # Whether the arguments are right is found out at once.
        _sre.match(pattern._program, self._text, 0, 0, 0)

    def _found(self, how):
        if self._at is None:
            return None
        places = _sre.match(self.pattern._program, self._text, self._at, self._end, how + self._advance)
        if places is None:
            self._at = None
            return None
        self._at = places[1]
        self._advance = 4 if places[0] == places[1] else 0
        return _match(self.pattern, self._string, self._first, self._end, places)

    def match(self):
        return self._found(0)

    def search(self):
        return self._found(1)


class _Iterator(_Scanner):
    def __iter__(self):
        return self

    def __next__(self):
        found = self._found(1)
        if found is None:
            raise StopIteration
        return found


_Iterator.__name__ = _Iterator.__qualname__ = "callable_iterator"
_Iterator.__module__ = "builtins"

_cache = {}
_templates = {}
_MAXCACHE = 512


def _checked(pattern, flags):
    if isinstance(pattern, str):
        if flags & 4:
            raise ValueError("cannot use LOCALE flag with a str pattern")
        if flags & 256 and flags & 32:
            raise ValueError("ASCII and UNICODE flags are incompatible")
        if not flags & 256:
            flags |= 32
    else:
        if flags & 32:
            raise ValueError("cannot use UNICODE flag with a bytes pattern")
        if flags & 4 and flags & 256:
            raise ValueError("ASCII and LOCALE flags are incompatible")
    return flags


def _compile(pattern, flags=0):
    flags = int(flags)
    key = type(pattern), pattern, flags
    try:
        return _cache[key]
    except KeyError:
        pass
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    if not isinstance(pattern, (str, bytes)):
        try:
            source = _octets(pattern)
        except TypeError:
            raise TypeError("first argument must be string or compiled pattern") from None
    else:
        source = pattern
    checked = flags if isinstance(source, str) and flags & 256 else flags
    if isinstance(source, str):
        if flags & 4:
            _checked(source, flags)
    else:
        _checked(source, flags)
    made = _sre.compile(source, checked)
    if len(made) == 2:
        message, place = made
        if place is None:
            raise error(message)
        raise error(message, pattern, place)
    program, flags, groups, names = made
    flags = _checked(source, flags)
    compiled = object.__new__(Pattern)
    compiled._program = program
    compiled.pattern = pattern
    compiled.flags = flags
    compiled.groups = groups
    compiled._groupindex = dict(names)
    compiled.groupindex = _proxy(compiled._groupindex) if names else {}
    if not flags & 128:
        while len(_cache) >= _MAXCACHE:
            del _cache[next(iter(_cache))]
        try:
            _cache[key] = compiled
        except TypeError:
            pass
    return compiled


_Proxy = type(type.__dict__)


def _proxy(mapping):
    try:
        return _Proxy(mapping)
    except TypeError:
        return mapping


_escapes = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "\\": "\\"}
_digits = "0123456789"
_octal = "01234567"


def _template(pattern, template):
    """The parts of a template: texts, and numbers of groups."""
    given = template
    if type(template) is not str and type(template) is not bytes and not isinstance(template, str):
        template = _bytes(template) if not isinstance(template, bytes) else _octets(template)
        if not isinstance(template, bytes):
            hash(template)
            raise TypeError(f"decoding to str: need a bytes-like object, {_class_name(template)} found")
    backslash = "\\" if isinstance(template, str) else b"\\"
    if backslash not in template:
        # The one that was given, if it is refused by its class.
        return [given if isinstance(pattern.pattern, str) else template] if template else []
    key = pattern._program, type(template), template
    known = _templates.get(key)
    if known is None:
        if len(_templates) >= _MAXCACHE:
            _templates.clear()
        known = _templates[key] = _parsed_template(pattern, template)
    return known


def _parsed_template(pattern, source):
    text = source if isinstance(source, str) else source.decode("latin-1")
    parts = []
    literal = []
    at = 0
    end = len(text)

    def add_group(number, place):
        if number > pattern.groups:
            raise error(f"invalid group reference {number}", source, place)
        if literal:
            parts.append("".join(literal))
            literal.clear()
        parts.append(number)

    while at < end:
        backslash = text.find("\\", at)
        if backslash < 0:
            literal.append(text[at:])
            break
        if backslash > at:
            literal.append(text[at:backslash])
        at = backslash + 1
        if at >= end:
            raise error("bad escape (end of pattern)", source, backslash)
        char = text[at]
        at += 1
        if char == "g":
            if at >= end or text[at] != "<":
                raise error("missing <", source, at)
            stop = text.find(">", at + 1)
            name = text[at + 1 : stop if stop >= 0 else end]
            if stop < 0:
                if not name:
                    raise error("missing group name", source, at + 1)
                raise error("missing >, unterminated name", source, at + 1)
            if not name:
                raise error("missing group name", source, at + 1)
            if name.isidentifier():
                number = pattern._groupindex.get(name)
                if number is None:
                    raise IndexError(f"unknown group name {name!r}")
            else:
                try:
                    number = int(name)
                    if number < 0:
                        raise ValueError
                except ValueError:
                    raise error(f"bad character in group name {name!r}", source, at + 1) from None
                if number >= 1 << 30:
                    raise error(f"invalid group reference {number}", source, at + 1)
            add_group(number, at + 1)
            at = stop + 1
        elif char == "0":
            digits = char
            while at < end and len(digits) < 3 and text[at] in _octal:
                digits += text[at]
                at += 1
            literal.append(chr(int(digits, 8) & 0xFF))
        elif char in _digits:
            digits = char
            if at < end and text[at] in _digits:
                digits += text[at]
                at += 1
                if digits[0] in _octal and digits[1] in _octal and at < end and text[at] in _octal:
                    digits += text[at]
                    at += 1
                    code = int(digits, 8)
                    if code > 0o377:
                        raise error(f"octal escape value \\{digits} outside of range 0-0o377", source, backslash)
                    literal.append(chr(code))
                    continue
            add_group(int(digits), backslash + 1)
        else:
            known = _escapes.get(char)
            if known is not None:
                literal.append(known)
            elif char.isascii() and char.isalpha():
                raise error(f"bad escape \\{char}", source, backslash)
            else:
                literal.append("\\" + char)
    if literal:
        parts.append("".join(literal))
    if not isinstance(source, str):
        parts = [part if type(part) is int else part.encode("latin-1") for part in parts]
    return parts


def match(pattern, string, flags=0):
    """A match at the start of the text, or None."""
    return _compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    """A match of all of the text, or None."""
    return _compile(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    """The first match in the text, or None."""
    return _compile(pattern, flags).search(string)


def sub(pattern, repl, string, count=0, flags=0):
    """The text with something in the place of each match."""
    return _compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    """The text with something in the place of each match, and how many there were."""
    return _compile(pattern, flags).subn(repl, string, count)


def split(pattern, string, maxsplit=0, flags=0):
    """The parts of the text between matches."""
    return _compile(pattern, flags).split(string, maxsplit)


def findall(pattern, string, flags=0):
    """The texts of all matches, or of their groups."""
    return _compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    """An iterator over all matches."""
    return _compile(pattern, flags).finditer(string)


def compile(pattern, flags=0):
    """A pattern, to be used again and again."""
    return _compile(pattern, flags)


def purge():
    """Forgets the patterns that were compiled."""
    _cache.clear()
    _templates.clear()


def template(pattern, flags=0):
    """A pattern."""
    return _compile(pattern, flags)


_special = {ord(char): "\\" + char for char in "()[]{}?*+-|^$\\.&~# \t\n\r\v\f"}


def escape(pattern):
    """A pattern that matches a text as it is."""
    if isinstance(pattern, str):
        return pattern.translate(_special)
    return str(pattern, "latin1").translate(_special).encode("latin1")


class Scanner:
    """Takes a text apart into words, each with a function."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._flags = flags
        self._actions = []
        patterns = []
        for phrase, action in lexicon:
            compiled = _compile(phrase, flags)
            patterns.append((compiled, action))
        self._patterns = patterns
        self.scanner = None
        self.match = None

    def scan(self, string):
        result = []
        at = 0
        end = len(string)
        while True:
            for pattern, action in self._patterns:
                found = pattern.match(string, at)
                if found is not None:
                    break
            else:
                break
            stop = found.end()
            if stop == at:
                break
            if callable(action):
                self.match = found
                action = action(self, found.group())
            if action is not None:
                result.append(action)
            at = stop
        return result, string[at:]
