"""Databases of SQLite. The other half, which calls SQLite, is in Rust."""

import sys as _sys
from _kept import c_int as _c_int
from _sqlite3_errors import (
    DatabaseError,
    DataError,
    Error,
    IntegrityError,
    InterfaceError,
    InternalError,
    NotSupportedError,
    OperationalError,
    ProgrammingError,
    Warning,
    actions as _actions,
    failed as _failed,
    failed_at as _failed_at,
    limits as _limits,
    results as _results,
)

for _table in (_results, _actions, _limits):
    globals().update(_table)
PARSE_DECLTYPES, PARSE_COLNAMES = 1, 2
version, sqlite_version, threadsafety = "2.6.0", _version(), 3
_shows_tracebacks = False

from _sqlite3_statements import PrepareProtocol, adapt, adapters, converters, encoded as _encoded, register_adapter, register_converter
from _sqlite3_cursor import Cursor, Row
from _sqlite3_blob import Blob
from _sqlite3_connection import Connection


def complete_statement(statement):
    """Checks if a string contains a complete SQL statement."""
    return _is_complete(_encoded(statement, "complete_statement() argument 'statement'"))


def enable_shared_cache(do_enable):
    """Enable or disable shared cache mode for the calling thread."""
    if _share_cache(_c_int(do_enable)):
        raise OperationalError("Changing the shared_cache flag failed")


def enable_callback_tracebacks(enable, /):
    """Enable or disable callback functions throwing errors to stderr."""
    global _shows_tracebacks
    _shows_tracebacks = bool(_c_int(enable))


def connect(*args, **kwargs):
    """Opens a connection to the SQLite database file."""
    factory = args[5] if len(args) > 5 else kwargs.get("factory", Connection)
    return factory(*args, **kwargs)


connect.__text_signature__ = '($module, /, database, timeout=5.0, detect_types=0, isolation_level="", check_same_thread=True, factory=ConnectionType, cached_statements=128, uri=False)'
