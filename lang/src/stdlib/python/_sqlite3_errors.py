"""What goes wrong with databases, and SQLite's numbers by name."""

from _sqlite3_codes import actions, limits, results
from _sqlite3 import _error

names = {code: name for name, code in results.items()}


class Warning(Exception):
    __module__ = "sqlite3"


class Error(Exception):
    __module__ = "sqlite3"


class InterfaceError(Error):
    __module__ = "sqlite3"


class DatabaseError(Error):
    __module__ = "sqlite3"


class InternalError(DatabaseError):
    __module__ = "sqlite3"


class OperationalError(DatabaseError):
    __module__ = "sqlite3"


class ProgrammingError(DatabaseError):
    __module__ = "sqlite3"


class IntegrityError(DatabaseError):
    __module__ = "sqlite3"


class DataError(DatabaseError):
    __module__ = "sqlite3"


class NotSupportedError(DatabaseError):
    __module__ = "sqlite3"


_classes = {2: InternalError, 12: InternalError, 7: MemoryError, 11: DatabaseError, 18: DataError}
_classes.update((code, OperationalError) for code in (1, 3, 4, 5, 6, 8, 9, 10, 13, 14, 15, 16, 17))
_classes.update({19: IntegrityError, 20: IntegrityError, 21: InterfaceError, 25: InterfaceError})


def failed(code, extended, words):
    """The exception for a code of SQLite's."""
    kind = _classes.get(code, DatabaseError)
    if kind is MemoryError:
        return MemoryError()
    error = kind(words)
    error.sqlite_errorcode = extended
    error.sqlite_errorname = names.get(extended) or "unknown"
    return error


def failed_at(database):
    return failed(*_error(database))
