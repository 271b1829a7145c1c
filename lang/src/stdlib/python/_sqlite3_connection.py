"""Connections to databases."""

import sys as _sys
import _sqlite3
from _sqlite3 import (
    _backup_end,
    _backup_new,
    _backup_step,
    _blob_close,
    _blob_open,
    _close,
    _deserialize,
    _finalize,
    _interrupt,
    _is_automatic,
    _limit,
    _open,
    _patient,
    _prepare,
    _serialize,
    _set_aggregate,
    _set_authorizer,
    _set_collation,
    _set_function,
    _set_progress,
    _set_trace,
    _step,
    _total_changes,
)
from _buffers import octets as _octets
from _kept import c_int as _c_int, index as _index
from _sqlite3_blob import new_blob as _new_blob
from _sqlite3_cursor import Cursor
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
    failed as _failed,
    failed_at as _failed_at,
)
from _sqlite3_statements import encoded as _encoded, new_statement as _new_statement, sort as _sort

_OK, _BUSY, _LOCKED = 0, 5, 6
_OPEN_READWRITE, _OPEN_CREATE, _OPEN_URI, _DETERMINISTIC, _DENY = 0x2, 0x4, 0x40, 0x800, 1
_absent = object()
_words = {None: None, "": "BEGIN ", "DEFERRED": "BEGIN DEFERRED", "IMMEDIATE": "BEGIN IMMEDIATE", "EXCLUSIVE": "BEGIN EXCLUSIVE"}


def _begin_of(level):
    if level is None:
        return None
    if not isinstance(level, str):
        raise TypeError("isolation_level must be str or None")
    level.encode()
    if "\0" in level:
        raise ValueError("embedded null character")
    begin = _words.get(str.upper(level))
    if begin is None:
        raise ValueError("isolation_level string must be '', 'DEFERRED', 'IMMEDIATE', or 'EXCLUSIVE'")
    return begin


def _level_of(level):
    return None if level is None else str.upper(level)


def _thread():
    import _thread

    return _thread.get_ident()


class Connection:
    """SQLite database connection object."""

    __slots__ = (
        "_number",
        "_call",
        "_numbers",
        "_cache",
        "_cached",
        "_level",
        "_begin",
        "_detects",
        "_owner",
        "_callbacks",
        "_own",
        "_last",
        "_under_way",
        "_blobs",
        "_has_init",
        "_running",
        "_closing",
        "row_factory",
        "text_factory",
        "__weakref__",
    )
    __module__ = "sqlite3"

    Warning = property(lambda self: Warning)
    Error = property(lambda self: Error)
    InterfaceError = property(lambda self: InterfaceError)
    DatabaseError = property(lambda self: DatabaseError)
    DataError = property(lambda self: DataError)
    OperationalError = property(lambda self: OperationalError)
    IntegrityError = property(lambda self: IntegrityError)
    InternalError = property(lambda self: InternalError)
    ProgrammingError = property(lambda self: ProgrammingError)
    NotSupportedError = property(lambda self: NotSupportedError)

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._number, self._has_init = -1, False
        self._numbers, self._blobs, self._owner = {}, {}, None
        self._callbacks, self._under_way, self._own, self._last = {}, {}, {}, 0
        self._cache, self._begin, self._level = {}, None, None
        self._call = self._closing = None
        self._running = 0
        return self

    def __init__(self, database, timeout=5.0, detect_types=0, isolation_level="", check_same_thread=True, factory=None, cached_statements=128, uri=False):
        import os

        _sys.audit("sqlite3.connect", database)
        path = os.fsencode(database)
        if b"\0" in path:
            raise ValueError("embedded null byte")
        timeout = float(timeout)
        detect_types, cached_statements = _c_int(detect_types), _c_int(cached_statements)
        begin = _begin_of(isolation_level)
        if self._has_init:
            # Cursors of the old database go on with it.
            self._has_init = False
            old, self._number, self._numbers, self._cache = self._number, -1, {}, {}
            if old >= 0:
                _close(old, None)
        flags = _OPEN_READWRITE | _OPEN_CREATE | (_OPEN_URI if uri else 0)
        made = _open(path, flags, int(timeout * 1000))
        if type(made) is tuple:
            import gc

            # What nothing uses any more may hold too many files open.
            gc.collect()
            made = _open(path, flags, int(timeout * 1000))
            if type(made) is tuple:
                raise _failed(made[0] & 255, *made)
        self._number = made
        self._call = self._called
        self._level, self._begin = _level_of(isolation_level), begin
        self._detects, self._cached = detect_types, cached_statements
        self._owner = _thread() if check_same_thread else None
        self.row_factory, self.text_factory = None, str
        self._has_init = True
        _sys.audit("sqlite3.connect/handle", self)

    def __del__(self):
        self._end()

    def _end(self):
        """Gives back what SQLite has."""
        number, self._number = self._number, -1
        if number < 0:
            return
        if self._running:
            self._closing = number
            return
        for blob in [*self._blobs]:
            _blob_close(blob)
        self._blobs.clear()
        self._cache.clear()
        while self._numbers:
            _finalize(self._numbers.popitem()[0], self._call)
        _close(number, self._call)
        self._callbacks.clear()

    def _check(self):
        if not self._has_init:
            raise ProgrammingError("Base Connection.__init__ not called.")
        if self._number < 0:
            raise ProgrammingError("Cannot operate on a closed database.")

    def _check_thread(self):
        if self._owner is not None and self._owner != (now := _thread()):
            raise ProgrammingError(
                "SQLite objects created in a thread can only be used in that same thread. "
                f"The object was created in thread id {self._owner} and this is thread id {now}."
            )

    def _checked(self):
        self._check_thread()
        self._check()
        return self._number

    def _tried(self, call, *args):
        """The result of a call of SQLite. If it is busy, statements and connections that nothing uses any more are given back first."""
        self._running += 1
        try:
            _patient(self._number, False)
            result = call(*args)
            code = result[0] if type(result) is tuple else result
            if self._number >= 0:
                _patient(self._number, True)
                if code == _BUSY or code == _LOCKED:
                    import gc

                    gc.collect()
                    result = call(*args)
        finally:
            self._running -= 1
        if self._closing is not None and not self._running:
            # A callback has closed the connection.
            self._number, self._closing = self._closing, None
            self._end()
            self._check()
        return result

    # What SQLite calls. None of it raises.

    def _called(self, what, number, *args):
        if what == _STEP or what == _INVERSE:
            return self._stepped(what, number, *args)
        if what == _FINAL or what == _VALUE:
            return self._valued(what, number, *args)
        callback = self._callbacks[number]
        try:
            if what == _CALL:
                return _plain_answer(callback(*args[0]))
            if what == _COMPARE:
                answer = _index(callback(*args))
                return (answer > 0) - (answer < 0)
            if what == _ASK:
                answer = callback(*args)
                if isinstance(answer, int):
                    return _c_int(answer)
                return _DENY
            if what == _PROGRESS:
                return 1 if callback() else 0
            if what == _TRACE:
                if args[1]:
                    _gave_up(DataError("Expanded SQL string exceeds the maximum string length"), callback, what)
                return callback(args[0])
        except BaseException as error:
            return _gave_up(error, callback, what)

    def _stepped(self, what, number, own, args):
        factory = self._callbacks[number]
        if own == 0:
            try:
                made = factory()
            except BaseException as error:
                return _gave_up(error, factory, _CALL, "user-defined aggregate's '__init__' method raised error")
            self._last += 1
            own = self._last
            self._under_way[own] = made
        instance = self._under_way[own]
        name = "step" if what == _STEP else "inverse"
        try:
            method = getattr(instance, name)
            method(*args)
        except AttributeError as error:
            if what == _STEP or not hasattr(instance, name):
                words = f"user-defined aggregate's '{name}' method " + ("raised error" if hasattr(instance, name) else "not defined")
                _gave_up(error, factory, _CALL)
                return 1, words, own
            return _gave_up(error, factory, _CALL, f"user-defined aggregate's '{name}' method raised error")
        except BaseException as error:
            return _gave_up(error, factory, _CALL, f"user-defined aggregate's '{name}' method raised error")
        return own

    def _valued(self, what, number, own):
        factory = self._callbacks[number]
        instance = self._under_way.get(own)
        name = "finalize" if what == _FINAL else "value"
        try:
            try:
                method = getattr(instance, name)
            except AttributeError as error:
                return _gave_up(error, factory, _CALL, f"user-defined aggregate's '{name}' method not defined")
            return _plain_answer(method())
        except BaseException as error:
            return _gave_up(error, factory, _CALL, f"user-defined aggregate's '{name}' method raised error")
        finally:
            if what == _FINAL:
                self._under_way.pop(own, None)

    def _kept(self, callback, name):
        """The number of a callback; what had the same name before has no number any more."""
        if callback is None:
            self._own.pop(name, None)
            return -1
        self._last += 1
        self._callbacks[self._last] = callback
        old = self._own.get(name)
        if old is not None and not self._numbers:
            del self._callbacks[old]
        self._own[name] = self._last
        return self._last

    # What programs call.

    def __call__(self, *args):
        self._check_thread()
        self._check()
        if len(args) != 1:
            raise TypeError(f"__call__ expected 1 argument, got {len(args)}")
        return self._statement(*args)

    def _statement(self, sql):
        cache = self._cache
        statement = cache.pop(sql, None)
        if statement is None:
            statement = _new_statement(self, sql)
            if self._cached <= 0:
                return statement
            if len(cache) >= self._cached:
                del cache[next(iter(cache))]
        cache[sql] = statement
        return statement

    def _run(self, sql):
        """Executes a text that gives nothing."""
        code, number, _, _ = self._tried(_prepare, self._number, sql.encode(), self._call)
        if code == _OK:
            self._tried(_step, number, self._call)
            code = _finalize(number, self._call)
        if code != _OK:
            raise _failed_at(self._number)

    def cursor(self, factory=_absent):
        """Return a cursor for the connection."""
        self._check_thread()
        self._check()
        if factory is _absent:
            factory = Cursor
        cursor = factory(self)
        if not issubclass(type(cursor), Cursor):
            raise TypeError(f"factory must return a cursor, not {type(cursor).__name__}")
        if self.row_factory is not None:
            cursor.row_factory = self.row_factory
        return cursor

    def close(self):
        """Close the database connection."""
        self._check_thread()
        if not self._has_init:
            raise ProgrammingError("Base Connection.__init__ not called.")
        for blob in [*self._blobs.values()]:
            blob = blob()
            if blob is not None:
                blob._end()
        self._end()

    def commit(self):
        """Commit any pending transaction to the database."""
        if not _is_automatic(self._checked()):
            self._run("COMMIT")

    def rollback(self):
        """Roll back to the start of any pending transaction."""
        if not _is_automatic(self._checked()):
            self._run("ROLLBACK")

    def execute(self, sql, parameters=(), /):
        """Executes an SQL statement."""
        return Connection.cursor(self).execute(sql, parameters)

    def executemany(self, sql, parameters, /):
        """Repeatedly executes an SQL statement."""
        return Connection.cursor(self).executemany(sql, parameters)

    def executescript(self, sql_script, /):
        """Executes multiple SQL statements at once."""
        return Connection.cursor(self).executescript(sql_script)

    def interrupt(self):
        """Abort any pending database operation."""
        self._check()
        _interrupt(self._number)

    def iterdump(self):
        """Returns iterator to the dump of the database in an SQL text format."""
        self._check()
        from sqlite3.dump import _iterdump

        return _iterdump(self)

    def create_function(self, name, narg, func, *, deterministic=False):
        """Creates a new function."""
        number = self._checked()
        name = _encoded(name, "create_function() argument 'name'")
        flags = _DETERMINISTIC if deterministic else 0
        if _set_function(number, name, _c_int(narg), flags, self._kept(func, ("f", name, narg))) != _OK:
            raise OperationalError("Error creating function")

    def create_aggregate(self, name, n_arg, aggregate_class):
        """Creates a new aggregate."""
        number = self._checked()
        name = _encoded(name, "create_aggregate() argument 'name'")
        if _set_aggregate(number, name, _c_int(n_arg), False, self._kept(aggregate_class, ("f", name, n_arg))) != _OK:
            raise OperationalError("Error creating aggregate")

    def create_window_function(self, name, num_params, aggregate_class, /):
        """Creates or redefines an aggregate window function. Non-standard."""
        number = self._checked()
        name = _encoded(name, "create_window_function() argument 1")
        if _set_aggregate(number, name, _c_int(num_params), True, self._kept(aggregate_class, ("f", name, num_params))) != _OK:
            raise ProgrammingError("Error creating window function")

    def create_collation(self, name, callback, /):
        """Creates a collation function."""
        number = self._checked()
        name = _encoded(name, "create_collation() argument 1")
        if callback is not None and not callable(callback):
            raise TypeError("parameter must be callable")
        if _set_collation(number, name, self._kept(callback, ("c", name))) != _OK:
            raise _failed_at(number)

    def set_authorizer(self, authorizer_callback):
        """Sets authorizer callback."""
        number = self._checked()
        if _set_authorizer(number, self._kept(authorizer_callback, "authorizer")) != _OK:
            raise OperationalError("Error setting authorizer callback")

    def set_progress_handler(self, progress_handler, n):
        """Sets progress handler callback."""
        number = self._checked()
        _set_progress(number, _c_int(n), self._kept(progress_handler, "progress"))

    def set_trace_callback(self, trace_callback):
        """Sets a trace callback called for each SQL statement (passed as unicode)."""
        number = self._checked()
        _set_trace(number, self._kept(trace_callback, "trace"))

    def setlimit(self, category, limit, /):
        """Set connection run-time limits."""
        number = self._checked()
        before = _limit(number, _c_int(category), _c_int(limit))
        if before < 0:
            raise ProgrammingError("'category' is out of bounds")
        return before

    def getlimit(self, category, /):
        """Get connection run-time limits."""
        return self.setlimit(category, -1)

    def serialize(self, *, name="main"):
        """Serialize a database into a byte string."""
        number = self._checked()
        data = _serialize(number, _encoded(name, "serialize() argument 'name'"))
        if data is None:
            raise OperationalError(f"unable to serialize '{name}'")
        return data

    def deserialize(self, data, /, *, name="main"):
        """Load a serialized database."""
        number = self._checked()
        data = data.encode() if isinstance(data, str) else _octets(data)
        code = self._tried(_deserialize, number, _encoded(name, "deserialize() argument 'name'"), data)
        if code != _OK:
            raise _failed_at(number)

    def backup(self, target, *, pages=-1, progress=None, name="main", sleep=0.25):
        """Makes a backup of the database."""
        number = self._checked()
        if not issubclass(type(target), Connection):
            raise TypeError(f"backup() argument 'target' must be sqlite3.Connection, not {_sort(target)}")
        pages = _c_int(pages)
        name = _encoded(name, "backup() argument 'name'")
        sleep = float(sleep)
        target._check()
        if target is self:
            raise ValueError("target cannot be the same connection instance")
        if progress is not None and not callable(progress):
            raise TypeError("progress argument must be a callable")
        if pages == 0:
            pages = -1
        backup = _backup_new(target._number, b"main", number, name)
        if backup is None:
            raise _failed_at(target._number)
        try:
            while True:
                code, left, total = _backup_step(backup, pages)
                if progress is not None:
                    progress(code, left, total)
                if code == _BUSY or code == _LOCKED:
                    import time

                    time.sleep(int(sleep * 1000) / 1000)
                elif code != _OK:
                    break
        finally:
            code = _backup_end(backup)
        if code != _OK:
            raise _failed_at(target._number)

    def blobopen(self, table, column, row, /, *, readonly=False, name="main"):
        """Open and return a BLOB object."""
        number = self._checked()
        table = _encoded(table, "blobopen() argument 1")
        column = _encoded(column, "blobopen() argument 2")
        row = _index(row)
        if not -(2**63) <= row < 2**63:
            raise OverflowError("Python int too large to convert to SQLite INTEGER")
        code, blob = _blob_open(number, _encoded(name, "blobopen() argument 'name'"), table, column, row, not readonly)
        if code != _OK:
            if blob >= 0:
                _blob_close(blob)
            raise _failed_at(number)
        return _new_blob(self, blob)

    def __enter__(self):
        """Called when the connection is used as a context manager."""
        self._check_thread()
        self._check()
        return self

    def __exit__(self, type, value, traceback, /):
        """Called when the connection is used as a context manager."""
        if type is None and value is None and traceback is None:
            try:
                self.commit()
            except BaseException:
                self.rollback()
                raise
        else:
            self.rollback()
        return False

    @property
    def isolation_level(self):
        self._check()
        return self._level

    @isolation_level.setter
    def isolation_level(self, level):
        self._begin = _begin_of(level)
        self._level = level = _level_of(level)
        if level is None:
            self.commit()

    @isolation_level.deleter
    def isolation_level(self):
        raise AttributeError("cannot delete attribute")

    @property
    def total_changes(self):
        self._check()
        return _total_changes(self._number)

    @property
    def in_transaction(self):
        self._check()
        return not _is_automatic(self._number)

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


_CALL, _STEP, _FINAL, _VALUE, _INVERSE, _COMPARE, _ASK, _PROGRESS, _TRACE = range(9)


def _plain_answer(value):
    """An answer that SQLite takes."""
    if value is None or isinstance(value, float):
        return value
    if isinstance(value, int):
        if not -(2**63) <= value < 2**63:
            raise OverflowError("Python int too large to convert to SQLite INTEGER")
        return value
    if isinstance(value, str):
        value.encode()
        return value
    return _octets(value)


def _gave_up(error, callback, what, words="user-defined function raised exception"):
    """What SQLite is answered after an exception, which nothing else hears of."""
    if _sqlite3._shows_tracebacks:
        _sys.unraisablehook(_Unraisable(error, callback))
    if what == _CALL:
        kind = 7 if isinstance(error, MemoryError) else 18 if isinstance(error, OverflowError) else 1
        return kind, words
    if what == _ASK:
        return _DENY
    return 1 if what == _PROGRESS else 0


class _Unraisable:
    def __init__(self, error, callback):
        self.exc_type, self.exc_value, self.exc_traceback = type(error), error, error.__traceback__
        self.err_msg, self.object = None, callback
