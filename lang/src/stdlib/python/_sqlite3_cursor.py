"""Cursors, and their rows."""

from _sqlite3 import (
    PARSE_COLNAMES,
    PARSE_DECLTYPES,
    _changes,
    _columns,
    _finalize,
    _is_automatic,
    _is_busy,
    _last_row,
    _limit,
    _prepare,
    _reset,
    _row,
    _step,
    _types,
)
import _sqlite3
from _kept import c_int as _c_int
from _sqlite3_errors import DataError, OperationalError, ProgrammingError, failed_at as _failed_at, limits as _limits
from _sqlite3_statements import bind_parameters as _bind_parameters, converters, new_statement as _new_statement, sort as _sort

_OK, _ROW, _DONE = 0, 100, 101
_absent = object()


class Cursor:
    """SQLite database cursor class."""

    __slots__ = ("_connection", "_statement", "_converters", "_locked", "_closed", "_has_init", "_description", "_lastrowid", "_rowcount", "arraysize", "row_factory", "__weakref__")
    __module__ = "sqlite3"

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._has_init = self._locked = self._closed = False
        self._statement = self._connection = self._converters = None
        self._description = self._lastrowid = None
        self._rowcount, self.arraysize, self.row_factory = -1, 1, None
        return self

    def __init__(self, connection, /):
        if not issubclass(type(connection), _sqlite3.Connection):
            raise TypeError(f"Cursor() argument 1 must be sqlite3.Connection, not {_sort(connection)}")
        self._check_lock()
        self._connection = connection
        self._statement = None
        self._closed = False
        self._description = self._lastrowid = None
        self.arraysize, self._rowcount, self.row_factory = 1, -1, None
        connection._check_thread()
        self._has_init = True

    def __del__(self):
        statement = self._statement
        if statement is not None and statement._number >= 0 and self._connection._number >= 0:
            _reset(statement._number, None)

    connection = property(lambda self: self._connection)
    description = property(lambda self: self._description)
    lastrowid = property(lambda self: self._lastrowid)
    rowcount = property(lambda self: self._rowcount)

    def _check_lock(self):
        if self._locked:
            raise ProgrammingError("Recursive use of cursors not allowed.")

    def _check(self):
        if not self._has_init:
            raise ProgrammingError("Base Cursor.__init__ not called.")
        if self._closed:
            raise ProgrammingError("Cannot operate on a closed cursor.")
        self._check_lock()
        self._connection._check_thread()
        self._connection._check()

    def _leave(self):
        """Has no statement any more."""
        statement, self._statement = self._statement, None
        if statement is not None and statement._number >= 0:
            _reset(statement._number, self._connection._call)

    def execute(self, sql, parameters=(), /):
        """Executes an SQL statement."""
        return self._execute(sql, parameters, False)

    def executemany(self, sql, seq_of_parameters, /):
        """Repeatedly executes an SQL statement."""
        return self._execute(sql, seq_of_parameters, True)

    def _execute(self, sql, parameters, is_many):
        if not isinstance(sql, str):
            raise TypeError(f"{'executemany' if is_many else 'execute'}() argument 1 must be str, not {_sort(sql)}")
        self._check()
        connection = self._connection
        self._locked = True
        try:
            if is_many:
                parameters = iter(parameters)
            self._leave()
            self._description = None
            statement = connection._statement(sql)
            if statement._number >= 0 and _is_busy(statement._number):
                statement = _new_statement(connection, sql)
            self._statement = statement
            number = statement._number
            is_dml = statement._is_dml
            self._rowcount = 0 if is_dml else -1
            if is_many and statement._only_reads or number < 0 and is_many:
                raise ProgrammingError("executemany() can only execute DML statements.")
            if is_dml and connection._begin is not None and _is_automatic(connection._number):
                connection._run(connection._begin)
            if not is_many:
                self._execute_once(statement, parameters, is_dml)
                self._lastrowid = _last_row(connection._number)
            else:
                for each in parameters:
                    if self._execute_once(statement, each, is_dml) == _ROW or statement._number >= 0:
                        _reset(number, connection._call)
        except BaseException:
            self._locked = False
            self._leave()
            self._rowcount = -1
            raise
        self._locked = False
        statement = self._statement
        if statement is not None and (statement._number < 0 or not _is_busy(statement._number)):
            self._statement = None
        return self

    def _execute_once(self, statement, parameters, is_dml):
        connection, number = self._connection, statement._number
        if number < 0:
            if len(parameters):
                _bind_parameters(statement, parameters)
            return _DONE
        if statement._names or parameters:
            _bind_parameters(statement, parameters)
        code = connection._tried(_step, number, connection._call)
        if code != _ROW and code != _DONE:
            raise _failed_at(connection._number)
        if self._description is None:
            columns = statement._columns
            if columns is None or code == _ROW:
                columns = statement._columns = _columns(number)
            self._converters = None
            if columns:
                if connection._detects:
                    self._converters = _converters_of(number, columns, connection._detects)
                    if connection._detects & PARSE_COLNAMES:
                        columns = [_shortened(name) for name in columns]
                self._description = tuple([(name, None, None, None, None, None, None) for name in columns])
        if is_dml:
            self._rowcount += _changes(connection._number)
        if code == _DONE:
            _reset(number, connection._call)
        return code

    def executescript(self, sql_script, /):
        """Executes multiple SQL statements at once."""
        if not isinstance(sql_script, str):
            raise TypeError(f"executescript() argument must be str, not {_sort(sql_script)}")
        data = sql_script.encode()
        if b"\0" in data:
            raise ValueError("embedded null character")
        self._check()
        connection = self._connection
        if len(data) > _limit(connection._number, _limits["SQLITE_LIMIT_SQL_LENGTH"], -1):
            raise DataError("query string is too large")
        if not _is_automatic(connection._number):
            connection._run("COMMIT")
        while True:
            code, number, end, _ = connection._tried(_prepare, connection._number, data, connection._call)
            if code != _OK:
                raise _failed_at(connection._number)
            if number >= 0:
                code = _ROW
                while code == _ROW:
                    code = connection._tried(_step, number, connection._call)
                code = _finalize(number, connection._call)
                if code != _OK:
                    raise _failed_at(connection._number)
            data = data[end:]
            if not data:
                return self

    def __iter__(self):
        return self

    def __next__(self):
        self._check()
        statement = self._statement
        if statement is None:
            raise StopIteration
        connection, number = self._connection, statement._number
        factory = connection.text_factory
        self._locked = True
        try:
            row = _row(number, None if factory is str else factory, self._converters)
        finally:
            self._locked = False
        if type(row) is int:
            self._raise_no_text(number, row)
        if row is None:
            self._leave()
            raise StopIteration
        code = connection._tried(_step, number, connection._call)
        if code == _DONE:
            if statement._is_dml:
                self._rowcount = _changes(connection._number)
            self._leave()
        elif code != _ROW:
            error = _failed_at(connection._number)
            self._leave()
            raise error
        if self.row_factory is not None:
            return self.row_factory(self, row)
        return row

    def _raise_no_text(self, number, column):
        shown = _row(number, lambda data: data.decode("utf-8", "replace"), None)[column]
        # What is no text ends there.
        raise OperationalError(f"Could not decode to UTF-8 column '{_columns(number)[column]}' with text '{shown}'")

    def fetchone(self):
        """Fetches one row from the resultset."""
        return next(self, None)

    def fetchmany(self, size=_absent):
        """Fetches several rows from the resultset."""
        size = self.arraysize if size is _absent else _c_int(size)
        rows = []
        while size != 0:
            row = next(self, None)
            if row is None:
                break
            rows.append(row)
            size -= 1
        return rows

    def fetchall(self):
        """Fetches all rows from the resultset."""
        return [row for row in self]

    def setinputsizes(self, sizes, /):
        """Required by DB-API. Does nothing in sqlite3."""

    def setoutputsize(self, size, column=None, /):
        """Required by DB-API. Does nothing in sqlite3."""

    def close(self):
        """Closes the cursor."""
        self._check_lock()
        if not self._has_init:
            raise ProgrammingError("Base Cursor.__init__ not called.")
        self._connection._check_thread()
        self._connection._check()
        self._leave()
        self._closed = True

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


def _shortened(name):
    """A column's name without the type that is given in it."""
    at = name.find(" [")
    return name if name is None or at < 0 else name[:at]


def _converters_of(number, columns, detects):
    found = []
    types = _types(number) if detects & PARSE_DECLTYPES else ()
    for at, name in enumerate(columns):
        converter = None
        if detects & PARSE_COLNAMES and name is not None:
            start = name.find("[")
            if start >= 0 and (end := name.find("]", start)) > 0:
                converter = converters.get(name[start + 1 : end].upper())
        if converter is None and types and types[at] is not None:
            name = types[at]
            for stop in (" ", "("):
                name = name.partition(stop)[0]
            converter = converters.get(name.upper())
        found.append(converter)
    return tuple(found) if any(one is not None for one in found) else None


class Row:
    __slots__ = ("_data", "_description", "__weakref__")
    __module__ = "sqlite3"

    def __new__(cls, cursor, data, /):
        if not issubclass(type(cursor), Cursor):
            raise TypeError(f"Row() argument 1 must be sqlite3.Cursor, not {_sort(cursor)}")
        if not isinstance(data, tuple):
            raise TypeError(f"Row() argument 2 must be tuple, not {_sort(data)}")
        self = object.__new__(cls)
        self._data, self._description = data, cursor._description
        return self

    def __init__(self, *args, **kwargs):
        pass

    def keys(self):
        """Returns the keys of the row."""
        return [column[0] for column in self._description or ()]

    def __getitem__(self, key, /):
        if isinstance(key, int):
            return self._data[key]
        if isinstance(key, str):
            for at, column in enumerate(self._description or ()):
                name = column[0]
                if name == key or name.isascii() and key.isascii() and name.lower() == key.lower():
                    return self._data[at]
            raise IndexError("No item with that key")
        if isinstance(key, slice):
            return self._data[key]
        raise IndexError("Index must be int or string")

    def __len__(self):
        return len(self._data)

    def __iter__(self):
        return iter(self._data)

    def __hash__(self):
        return hash(self._description) ^ hash(self._data)

    def __eq__(self, other, /):
        if isinstance(other, Row):
            return self._description == other._description and self._data == other._data
        return NotImplemented

    def __ne__(self, other, /):
        equal = Row.__eq__(self, other)
        return equal if equal is NotImplemented else not equal

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")
