"""Exceptions that hold exceptions."""


def _is_matcher(condition):
    if isinstance(condition, type):
        if issubclass(condition, BaseException):
            return lambda one: isinstance(one, condition)
    elif isinstance(condition, tuple):
        if all([isinstance(one, type) and issubclass(one, BaseException) for one in condition]):
            return lambda one: isinstance(one, condition)
    elif callable(condition):
        return condition
    raise TypeError("expected a function, exception type or tuple of exception types")


def _part(group, exceptions):
    if not exceptions:
        return None
    part = group.derive(exceptions)
    if not isinstance(part, BaseExceptionGroup):
        raise TypeError("derive must return an instance of BaseExceptionGroup")
    part.__traceback__ = group.__traceback__
    part.__context__ = group.__context__
    part.__cause__ = group.__cause__
    part.__suppress_context__ = group.__suppress_context__
    notes = getattr(group, "__notes__", None)
    if isinstance(notes, (list, tuple)):
        part.__notes__ = list(notes)
    return part


def _divide(one, matches, with_rest):
    if matches(one):
        return one, None
    if not isinstance(one, BaseExceptionGroup):
        return None, one
    matching, rest = [], []
    for inner in one.exceptions:
        found, other = _divide(inner, matches, with_rest)
        if found is not None:
            matching.append(found)
        if with_rest and other is not None:
            rest.append(other)
    return _part(one, matching), _part(one, rest) if with_rest else None


class BaseExceptionGroup(BaseException):
    """A combination of multiple unrelated exceptions."""

    __slots__ = ("_message", "_exceptions")

    def __new__(cls, *args):
        if len(args) != 2:
            raise TypeError(f"BaseExceptionGroup.__new__() takes exactly 2 arguments ({len(args)} given)")
        message, exceptions = args
        if not isinstance(message, str):
            raise TypeError(f"BaseExceptionGroup.__new__() argument 1 must be str, not {type(message).__name__}")
        kind = type(exceptions)
        if not hasattr(kind, "__getitem__") or isinstance(exceptions, dict):
            raise TypeError("second argument (exceptions) must be a sequence")
        inner = tuple(exceptions)
        if not inner:
            raise ValueError("second argument (exceptions) must be a non-empty sequence")
        only_exceptions = True
        for index, one in enumerate(inner):
            if not isinstance(one, BaseException):
                raise ValueError(f"Item {index} of second argument (exceptions) is not an exception")
            only_exceptions = only_exceptions and isinstance(one, Exception)
        if cls is BaseExceptionGroup:
            if only_exceptions:
                cls = ExceptionGroup
        elif not only_exceptions:
            if cls is ExceptionGroup:
                raise TypeError("Cannot nest BaseExceptions in an ExceptionGroup")
            if issubclass(cls, Exception):
                raise TypeError(f"Cannot nest BaseExceptions in '{cls.__name__}'")
        self = BaseException.__new__(cls, message, exceptions)
        self._message = message
        self._exceptions = inner
        return self

    @property
    def message(self):
        """exception message"""
        return self._message

    @property
    def exceptions(self):
        """nested exceptions"""
        return self._exceptions

    def __str__(self):
        count = len(self._exceptions)
        return f"{self._message} ({count} sub-exception{'s' if count > 1 else ''})"

    def derive(self, exceptions, /):
        return BaseExceptionGroup(self._message, exceptions)

    def split(self, condition, /):
        return _divide(self, _is_matcher(condition), True)

    def subgroup(self, condition, /):
        return _divide(self, _is_matcher(condition), False)[0]

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)


class ExceptionGroup(BaseExceptionGroup, Exception):
    pass


def _finish():
    import builtins

    for one in BaseExceptionGroup, ExceptionGroup:
        one.__module__ = "builtins"
        setattr(builtins, one.__name__, one)


_finish()
