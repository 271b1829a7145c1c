"""Rows of fields, as text: what `csv` is made of."""

__version__ = "1.0"
QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = range(4)
_dialects = {}
_limit = 131072


class Error(Exception):
    pass


Error.__module__ = "_csv"
_defaults = dict(
    delimiter=",", doublequote=True, escapechar=None, lineterminator="\r\n", quotechar='"', quoting=QUOTE_MINIMAL, skipinitialspace=False, strict=False
)


def _character(name, value, may_be_none):
    if value is None and may_be_none:
        return value
    if not isinstance(value, str):
        kinds = "string or None" if may_be_none else "string"
        raise TypeError(f'"{name}" must be {kinds}, not {type(value).__name__}')
    if len(value) > 1 or (not value and not may_be_none):
        raise TypeError(f'"{name}" must be a 1-character string')
    return value or None


class Dialect:
    """How rows are written."""

    __slots__ = ("delimiter", "doublequote", "escapechar", "lineterminator", "quotechar", "quoting", "skipinitialspace", "strict")

    def __new__(cls, dialect=None, **options):
        for name in options:
            if name not in _defaults:
                raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        if isinstance(dialect, str):
            dialect = get_dialect(dialect)
        if type(dialect) is cls and not options:
            return dialect
        self = object.__new__(cls)
        found = {}
        for name, default in _defaults.items():
            value = options.get(name, default if dialect is None else getattr(dialect, name, default))
            found[name] = value
        found["delimiter"] = _character("delimiter", found["delimiter"], False)
        found["escapechar"] = _character("escapechar", found["escapechar"], True)
        quoting = found["quoting"]
        if type(quoting) is not int:
            raise TypeError('"quoting" must be an integer')
        if not 0 <= quoting <= 3:
            raise TypeError('bad "quoting" value')
        given = "quotechar" in options or (dialect is not None and hasattr(dialect, "quotechar"))
        if given and found["quotechar"] is None and "quoting" not in options and getattr(dialect, "quoting", None) is None:
            found["quoting"] = quoting = QUOTE_NONE
        found["quotechar"] = _character("quotechar", found["quotechar"], True)
        if quoting != QUOTE_NONE and found["quotechar"] is None:
            raise TypeError("quotechar must be set if quoting enabled")
        if not isinstance(found["lineterminator"], str):
            if found["lineterminator"] is None:
                raise TypeError("lineterminator must be set")
            raise TypeError(f'"lineterminator" must be a string, not {type(found["lineterminator"]).__name__}')
        for name in ("doublequote", "skipinitialspace", "strict"):
            found[name] = bool(found[name])
        for name, value in found.items():
            object.__setattr__(self, name, value)
        return self

    def __setattr__(self, name, value):
        if name in _defaults:
            raise AttributeError(f"attribute '{name}' of '_csv.Dialect' objects is not writable")
        raise AttributeError(f"'_csv.Dialect' object has no attribute '{name}'")

    def __delattr__(self, name):
        self.__setattr__(name, None)

    def __reduce__(self):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


Dialect.__module__ = "_csv"


def register_dialect(name, dialect=None, **fmtparams):
    """Gives a dialect a name."""
    if not isinstance(name, str):
        raise TypeError("dialect name must be a string")
    _dialects[name] = Dialect(dialect, **fmtparams)


def unregister_dialect(name, /):
    """Forgets the name of a dialect."""
    if name not in _dialects:
        raise Error("unknown dialect")
    del _dialects[name]


def get_dialect(name, /):
    """The dialect of a name."""
    try:
        return _dialects[name]
    except (KeyError, TypeError):
        raise Error("unknown dialect") from None


def list_dialects():
    """The names of all dialects."""
    return list(_dialects)


def field_size_limit(limit=None, /):
    """The most characters a field may have; sets it, too."""
    global _limit
    old = _limit
    if limit is not None:
        if type(limit) is not int:
            raise TypeError("limit must be an integer")
        _limit = limit
    return old


_START, _ESCAPED, _FIELD, _QUOTED, _ESCAPED_QUOTED, _AFTER_QUOTE, _LINE_END, _ROW_START, _AFTER_ESCAPED_CR = range(9)


_nothing = object()


class _Reader:
    """Rows of a text."""

    __slots__ = ("_lines", "dialect", "line_num", "_is_simple", "_flags", "_row", "_field", "_state", "_is_number")

    def __init__(self, lines, dialect):
        self._lines = lines
        self.dialect = dialect
        self.line_num = 0
        # Whether a line may be taken at once.
        self._is_simple = dialect.escapechar is None and dialect.quoting < QUOTE_NONNUMERIC
        self._flags = dialect.doublequote | dialect.skipinitialspace << 1 | dialect.strict << 2

    def __iter__(self):
        return self

    def __next__(self):
        line = _nothing
        if self._is_simple:
            line = next(self._lines)
            dialect = self.dialect
            row = _row_of(line, dialect.delimiter, dialect.quotechar, self._flags, _limit)
            if row is not None:
                self.line_num += 1
                return row
        return self._slowly(line)

    def _slowly(self, first):
        """A row, the line that it begins with may have been taken."""
        self._row, self._field, self._state, self._is_number = [], [], _ROW_START, False
        while True:
            try:
                line = next(self._lines) if first is _nothing else first
                first = _nothing
            except StopIteration:
                if self._field or self._state == _QUOTED:
                    if self.dialect.strict:
                        raise Error("unexpected end of data") from None
                    self._save()
                    return self._row
                if self._state not in (_ROW_START,):
                    self._save()
                    return self._row
                raise
            if not isinstance(line, str):
                raise Error(f"iterator should return strings, not {type(line).__name__} (the file should be opened in text mode)")
            self.line_num += 1
            for character in line:
                self._take(character)
            self._take(None)
            if self._state == _ROW_START:
                return self._row

    def _save(self):
        text = "".join(self._field)
        self._field = []
        self._row.append(float(text) if self._is_number else text)
        self._is_number = False

    def _add(self, character):
        if len(self._field) >= _limit:
            raise Error(f"field larger than field limit ({_limit})")
        self._field.append(character)

    def _take(self, c):
        dialect, state = self.dialect, self._state
        ends = c is None or c == "\n" or c == "\r"
        if state == _ROW_START:
            if c is None:
                return
            if ends:
                self._state = _LINE_END
                return
            state = _START
        if state == _START:
            if ends:
                self._save()
                self._state = _ROW_START if c is None else _LINE_END
            elif c == dialect.quotechar and dialect.quoting != QUOTE_NONE:
                self._state = _QUOTED
            elif c == dialect.escapechar:
                self._state = _ESCAPED
            elif c == " " and dialect.skipinitialspace:
                self._state = _START
            elif c == dialect.delimiter:
                self._save()
                self._state = _START
            else:
                self._is_number = dialect.quoting == QUOTE_NONNUMERIC
                self._add(c)
                self._state = _FIELD
        elif state == _ESCAPED:
            if c == "\n" or c == "\r":
                self._add(c)
                self._state = _AFTER_ESCAPED_CR
                return
            self._add("\n" if c is None else c)
            self._state = _FIELD
        elif state in (_FIELD, _AFTER_ESCAPED_CR):
            if state == _AFTER_ESCAPED_CR and c is None:
                return
            if ends:
                self._save()
                self._state = _ROW_START if c is None else _LINE_END
            elif c == dialect.escapechar:
                self._state = _ESCAPED
            elif c == dialect.delimiter:
                self._save()
                self._state = _START
            else:
                self._add(c)
                self._state = _FIELD
        elif state == _QUOTED:
            if c is None:
                return
            if c == dialect.escapechar:
                self._state = _ESCAPED_QUOTED
            elif c == dialect.quotechar and dialect.quoting != QUOTE_NONE:
                self._state = _AFTER_QUOTE if dialect.doublequote else _FIELD
            else:
                self._add(c)
        elif state == _ESCAPED_QUOTED:
            self._add("\n" if c is None else c)
            self._state = _QUOTED
        elif state == _AFTER_QUOTE:
            if dialect.quoting != QUOTE_NONE and c == dialect.quotechar:
                self._add(c)
                self._state = _QUOTED
            elif c == dialect.delimiter:
                self._save()
                self._state = _START
            elif ends:
                self._save()
                self._state = _ROW_START if c is None else _LINE_END
            elif not dialect.strict:
                self._add(c)
                self._state = _FIELD
            else:
                raise Error(f"'{dialect.delimiter}' expected after '{dialect.quotechar}'")
        elif state == _LINE_END:
            if c is None:
                self._state = _ROW_START
            elif not ends:
                raise Error("new-line character seen in unquoted field - do you need to open the file in universal-newline mode?")


_Reader.__name__ = _Reader.__qualname__ = "reader"
_Reader.__module__ = "_csv"


class _Writer:
    """Writes rows."""

    __slots__ = ("_write", "dialect")

    def __init__(self, write, dialect):
        self._write = write
        self.dialect = dialect

    def writerow(self, row, /):
        """Writes a row."""
        if type(row) is not list and type(row) is not tuple:
            try:
                fields = iter(row)
            except TypeError:
                raise Error(f"iterable expected, not {type(row).__name__}") from None
            row = [*fields]
        dialect = self.dialect
        if dialect.escapechar is None and dialect.doublequote and dialect.quoting != QUOTE_NONE:
            line = _line_of(row, dialect.delimiter, dialect.quotechar, dialect.lineterminator, dialect.quoting)
            if line is not None:
                return self._write(line)
        out = []
        count = 0
        only_empty = False
        for field in row:
            quoted = dialect.quoting == QUOTE_ALL
            if dialect.quoting == QUOTE_NONNUMERIC:
                quoted = not isinstance(field, (int, float))
            text = "" if field is None else field if isinstance(field, str) else str(field)
            out.append(self._field(text, quoted))
            count += 1
            only_empty = not text and not quoted
        if count == 1 and only_empty:
            if dialect.quoting == QUOTE_NONE:
                raise Error("single empty field record must be quoted")
            out = [dialect.quotechar * 2]
        return self._write(dialect.delimiter.join(out) + dialect.lineterminator)

    def _field(self, text, quoted):
        dialect = self.dialect
        out = []
        special = (dialect.delimiter, dialect.escapechar, dialect.quotechar)
        for c in text:
            wants_escape = False
            if c in special or c in dialect.lineterminator:
                if dialect.quoting == QUOTE_NONE:
                    wants_escape = True
                else:
                    if c == dialect.quotechar:
                        if dialect.doublequote:
                            out.append(c)
                        else:
                            wants_escape = True
                    elif c == dialect.escapechar:
                        wants_escape = True
                    if not wants_escape:
                        quoted = True
                if wants_escape:
                    if dialect.escapechar is None:
                        raise Error("need to escape, but no escapechar set")
                    out.append(dialect.escapechar)
            out.append(c)
        text = "".join(out)
        return f"{dialect.quotechar}{text}{dialect.quotechar}" if quoted else text

    def writerows(self, rows, /):
        """Writes rows."""
        for row in rows:
            self.writerow(row)


_Writer.__name__ = _Writer.__qualname__ = "writer"
_Writer.__module__ = "_csv"


def reader(iterable, /, dialect=None, **fmtparams):
    """The rows of a text."""
    return _Reader(iter(iterable), Dialect(dialect, **fmtparams))


def writer(fileobj, /, dialect=None, **fmtparams):
    """What writes rows to a file."""
    write = getattr(fileobj, "write", None)
    if not callable(write):
        raise TypeError('argument 1 must have a "write" method')
    return _Writer(write, Dialect(dialect, **fmtparams))
