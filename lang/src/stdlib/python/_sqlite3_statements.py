"""Statements of SQL, and how values become SQLite's."""

from _sqlite3 import _bind, _bind_all, _finalize, _limit, _names_of_parameters, _prepare
from _sqlite3_errors import DataError, ProgrammingError, failed_at, limits

_OK = 0
adapters, converters = {}, {}


class PrepareProtocol:
    """PEP 246 style object adaption protocol type."""

    __slots__ = ()
    __module__ = "sqlite3"

    def __init__(self, *args, **kwargs):
        pass


def register_adapter(type, adapter, /):
    """Register a function to adapt Python objects to SQLite values."""
    global _adapts_plain
    if type in _plain:
        _adapts_plain = True
    adapters[type, PrepareProtocol] = adapter


def register_converter(typename, converter, /):
    """Register a function to convert SQLite values to Python objects."""
    if not isinstance(typename, str):
        raise TypeError(f"register_converter() argument 1 must be str, not {sort(typename)}")
    converters[typename.upper()] = converter


_plain = (int, float, str, bytearray)
_adapts_plain = False


def sort(value):
    return "None" if value is None else type(value).__name__


_absent = object()


def adapt(obj, proto=PrepareProtocol, alt=_absent, /):
    """Adapt given object to given protocol."""
    adapter = adapters.get((type(obj), proto))
    if adapter is not None:
        return adapter(obj)
    for own, other, name in ((proto, obj, "__adapt__"), (obj, proto, "__conform__")):
        method = getattr(own, name, None)
        if method is not None:
            try:
                adapted = method(other)
            except TypeError:
                adapted = None
            if adapted is not None:
                return adapted
    if alt is not _absent:
        return alt
    raise ProgrammingError("can't adapt")


def encoded(text, what):
    if not isinstance(text, str):
        raise TypeError(f"{what} must be str, not {sort(text)}")
    data = text.encode()
    if b"\0" in data:
        raise ValueError("embedded null character")
    return data


class Statement:
    """A prepared statement."""

    __slots__ = ("_number", "_connection", "_all", "_is_dml", "_only_reads", "_names", "_columns")
    __module__ = "sqlite3"

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"cannot create '{cls.__module__}.{cls.__qualname__}' instances")

    def __del__(self):
        self._end()

    def _end(self):
        number, self._number = self._number, -1
        if number >= 0 and self._all.pop(number, None) is not None:
            _finalize(number, None)


def first_word(sql):
    """What is left of a text without the blanks and comments at its start."""
    at, end = 0, len(sql)
    while at < end:
        if sql[at] in " \t\f\n\r":
            at += 1
        elif sql.startswith("--", at):
            at = sql.find("\n", at) + 1
            if not at:
                return ""
        elif sql.startswith("/*", at):
            at = sql.find("*/", at) + 2
            if at < 2:
                return ""
        else:
            return sql[at:]
    return ""


def new_statement(connection, sql):
    if not isinstance(sql, str):
        raise TypeError(f"argument 1 must be str, not {sort(sql)}")
    data = sql.encode()
    if len(data) > _limit(connection._number, limits["SQLITE_LIMIT_SQL_LENGTH"], -1):
        raise DataError("query string is too large")
    if b"\0" in data:
        raise ProgrammingError("the query contains a null character")
    code, number, end, only_reads = connection._tried(_prepare, connection._number, data, connection._call)
    if code != _OK:
        raise failed_at(connection._number)
    if first_word(data[end:].decode()):
        if number >= 0:
            _finalize(number, None)
        raise ProgrammingError("You can only execute one statement at a time.")
    self = object.__new__(Statement)
    self._number, self._connection, self._only_reads = number, connection, only_reads
    self._is_dml = first_word(sql)[:7].upper().startswith(("INSERT", "UPDATE", "DELETE", "REPLACE"))
    self._names = _names_of_parameters(number) if number >= 0 else []
    self._columns = None
    self._all = connection._numbers
    if number >= 0:
        self._all[number] = True
    return self


def _adapted(value):
    kind = type(value)
    if kind in _plain and not _adapts_plain:
        return value
    return adapt(value, PrepareProtocol, value)


def _bind_one(statement, index, value, what):
    code = _bind(statement._number, index, value)
    if code == -1:
        if isinstance(value, memoryview):
            raise BufferError("underlying buffer is not C-contiguous")
        raise ProgrammingError(f"Error binding parameter {what}: type '{type(value).__name__}' is not supported")
    if code != _OK:
        raise failed_at(statement._connection._number)


def bind_parameters(statement, parameters):
    names = statement._names
    kind = type(parameters)
    if kind is tuple or kind is list or not isinstance(parameters, dict) and _is_sequence(parameters):
        count = len(parameters)
        if count != len(names):
            raise ProgrammingError(f"Incorrect number of bindings supplied. The current statement uses {len(names)}, and there are {count} supplied.")
        at = 0
        if kind is tuple and not _adapts_plain:
            at = _bind_all(statement._number, parameters)
        while at < count:
            value = _adapted(parameters[at])
            at += 1
            _bind_one(statement, at, value, at)
    elif hasattr(kind, "__getitem__"):
        for at, name in enumerate(names, 1):
            if name is None:
                raise ProgrammingError(f"Binding {at} has no name, but you supplied a dictionary (which has only names).")
            name = name[1:]
            try:
                value = parameters[name]
            except LookupError:
                raise ProgrammingError(f"You did not supply a value for binding parameter :{name}.") from None
            _bind_one(statement, at, _adapted(value), f"':{name}'")
    else:
        raise ProgrammingError("parameters are of unsupported type")


def _is_sequence(value):
    """Whether C takes it for a sequence: it has items, and is no dictionary."""
    return hasattr(type(value), "__getitem__") and not isinstance(value, dict) and not hasattr(type(value), "keys")
