"""How replacement fields are written."""


def formatter_parser(text, /):
    """An iterator over the parts of a format string: literal text, field name, format spec, conversion."""
    return iter(_parts(text))


def _parts(text):
    parts = []
    at = 0
    end = len(text)
    literal = []
    while at < end:
        char = text[at]
        if char == "{" or char == "}":
            at += 1
            if at < end and text[at] == char:
                literal.append(char)
                at += 1
                parts.append(("".join(literal), None, None, None))
                literal = []
                continue
            if char == "}":
                raise ValueError("Single '}' encountered in format string")
            if at >= end:
                raise ValueError("Single '{' encountered in format string")
            field, at = _field(text, at)
            parts.append(("".join(literal),) + field)
            literal = []
            continue
        literal.append(char)
        at += 1
    if literal:
        parts.append(("".join(literal), None, None, None))
    return parts


def _field(text, at):
    start = at
    depth = 1
    bracket = False
    name_end = None
    end = len(text)
    while at < end:
        char = text[at]
        if char == "[" and name_end is None:
            bracket = True
        elif char == "]" and bracket:
            bracket = False
        elif bracket:
            pass
        elif char == "{":
            if name_end is None:
                raise ValueError("unexpected '{' in field name")
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                break
        elif (char == "!" or char == ":") and name_end is None:
            name_end = at
        at += 1
    else:
        raise ValueError("expected '}' before end of string")
    inside = text[start:at]
    if name_end is None:
        return (inside, "", None), at + 1
    name = text[start:name_end]
    rest = text[name_end:at]
    conversion = None
    if rest[0] == "!":
        if len(rest) < 2:
            raise ValueError("end of string while looking for conversion specifier")
        conversion = rest[1]
        rest = rest[2:]
        if rest and rest[0] != ":":
            raise ValueError("expected ':' after conversion specifier")
    return (name, rest[1:], conversion), at + 1


def formatter_field_name_split(name, /):
    """The first part of a field name, and an iterator over the others: whether it is an attribute, and what it is called."""
    at = 0
    while at < len(name) and name[at] not in ".[":
        at += 1
    first = _number(name[:at])
    rest = []
    while at < len(name):
        if name[at] == ".":
            end = at + 1
            while end < len(name) and name[end] not in ".[":
                end += 1
            key = name[at + 1 : end]
            is_attribute = True
        elif name[at] == "[":
            end = name.find("]", at)
            if end < 0:
                raise ValueError("Missing ']' in format string")
            key = _number(name[at + 1 : end])
            is_attribute = False
            end += 1
        else:
            raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
        if key == "":
            raise ValueError("Empty attribute in format string")
        rest.append((is_attribute, key))
        at = end
    return first, iter(rest)


def _number(text):
    return int(text) if text.isdigit() and text.isascii() else text
