"""Sets of characters, templates, and what str.format is made of."""

__all__ = [
    "ascii_letters", "ascii_lowercase", "ascii_uppercase", "capwords", "digits", "hexdigits", "octdigits", "printable", "punctuation",
    "whitespace", "Formatter", "Template",
]

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    """Each word with a capital letter."""
    return (sep or " ").join([word.capitalize() for word in s.split(sep)])


class _Pattern:
    """A template's pattern, made when it is asked for: `re` is large."""

    def __get__(self, template, cls):
        return cls._find()


class Template:
    """A text in which $name and ${name} stand for something."""

    delimiter = "$"
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None
    flags = None
    pattern = _Pattern()

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._compiled = None
        if "pattern" in cls.__dict__:
            cls._own = cls.__dict__["pattern"]
            cls._find()

    _compiled = None
    _own = None

    @classmethod
    def _find(cls):
        found = cls.__dict__.get("_compiled")
        if found is None:
            import re

            flags = re.IGNORECASE if cls.flags is None else cls.flags
            text = cls._own
            if text is None:
                delimiter = re.escape(cls.delimiter)
                braced = cls.braceidpattern or cls.idpattern
                text = (
                    f"{delimiter}(?:(?P<escaped>{delimiter})|(?P<named>{cls.idpattern})|"
                    f"{{(?P<braced>{braced})}}|(?P<invalid>))"
                )
            found = cls._compiled = re.compile(text, flags | re.VERBOSE)
            if cls._own is not None:
                cls.pattern = found
        return found

    def __init__(self, template):
        self.template = template

    def _invalid(self, match):
        at = match.start("invalid")
        lines = self.template[:at].splitlines(keepends=True)
        if not lines:
            column, line = 1, 1
        else:
            column = at - len("".join(lines[:-1]))
            line = len(lines)
        raise ValueError(f"Invalid placeholder in string: line {line}, col {column}")

    def _substituted(self, mapping, safe):
        def convert(match):
            named = match.group("named") or match.group("braced")
            if named is not None:
                if safe:
                    try:
                        return str(mapping[named])
                    except KeyError:
                        return match.group()
                return str(mapping[named])
            if match.group("escaped") is not None:
                return self.delimiter
            if match.group("invalid") is not None:
                if safe:
                    return match.group()
                self._invalid(match)
            raise ValueError("Unrecognized named group in pattern", self._find())

        return self._find().sub(convert, self.template)

    def substitute(self, mapping=None, /, **keywords):
        """The text with everything put in; KeyError for what is not there."""
        return self._substituted(_joined(mapping, keywords), False)

    def safe_substitute(self, mapping=None, /, **keywords):
        """The text with what is there put in."""
        return self._substituted(_joined(mapping, keywords), True)

    def is_valid(self):
        """Whether all placeholders are well formed."""
        for match in self._find().finditer(self.template):
            if match.group("invalid") is not None:
                return False
        return True

    def get_identifiers(self):
        """The names in the text, each once."""
        names = []
        for match in self._find().finditer(self.template):
            named = match.group("named") or match.group("braced")
            if named is not None and named not in names:
                names.append(named)
        return names


def _joined(mapping, keywords):
    if mapping is None:
        return keywords
    if not keywords:
        return mapping
    from collections import ChainMap

    return ChainMap(keywords, mapping)


class Formatter:
    """What str.format does, for classes that do it differently."""

    def format(self, format_string, /, *args, **keywords):
        return self.vformat(format_string, args, keywords)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used, depth, auto=0):
        if depth < 0:
            raise ValueError("Max string recursion exceeded")
        result = []
        for literal, name, spec, conversion in self.parse(format_string):
            if literal:
                result.append(literal)
            if name is None:
                continue
            if name == "":
                if auto is False:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                name = str(auto)
                auto += 1
            elif name.isdigit():
                if auto:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                auto = False
            value, first = self.get_field(name, args, kwargs)
            used.add(first)
            value = self.convert_field(value, conversion)
            spec, auto = self._vformat(spec, args, kwargs, used, depth - 1, auto)
            result.append(self.format_field(value, spec))
        return "".join(result), auto

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == "s":
            return str(value)
        if conversion == "r":
            return repr(value)
        if conversion == "a":
            return ascii(value)
        raise ValueError(f"Unknown conversion specifier {conversion!s}")

    def parse(self, format_string):
        """The parts: literal text, field name, format spec, conversion."""
        from _string import formatter_parser

        return formatter_parser(format_string)

    def get_field(self, field_name, args, kwargs):
        from _string import formatter_field_name_split

        first, rest = formatter_field_name_split(field_name)
        value = self.get_value(first, args, kwargs)
        for is_attribute, key in rest:
            value = getattr(value, key) if is_attribute else value[key]
        return value, first
