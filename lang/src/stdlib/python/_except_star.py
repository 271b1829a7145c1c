"""What except* does with an exception: which part a clause handles, and what is raised in the end."""

_NO_CLASS = "catching classes that do not inherit from BaseException is not allowed"
_NO_GROUP = "catching ExceptionGroup with except* is not allowed. Use except instead."


def _check(types):
    for one in types if isinstance(types, tuple) else (types,):
        if not isinstance(one, type) or not issubclass(one, BaseException):
            raise TypeError(_NO_CLASS)
        if issubclass(one, BaseExceptionGroup):
            raise TypeError(_NO_GROUP)


def split(exception, types):
    """The part that matches, and the rest."""
    _check(types)
    if exception is None:
        return None, None
    if isinstance(exception, types):
        if isinstance(exception, BaseExceptionGroup):
            return exception, None
        make = ExceptionGroup if isinstance(exception, Exception) else BaseExceptionGroup
        group = make("", (exception,))
        group.__traceback__ = exception.__traceback__
        return group, None
    if isinstance(exception, BaseExceptionGroup):
        parts = exception.split(types)
        if not isinstance(parts, tuple):
            name = type(exception).__name__
            raise TypeError(f"{name}.split must return a tuple, not {type(parts).__name__}")
        if len(parts) < 2:
            name = type(exception).__name__
            raise TypeError(f"{name}.split must return a 2-tuple, got tuple of size {len(parts)}")
        return parts[0], parts[1]
    return None, exception


def _is_from(raised, group):
    return (
        getattr(raised, "__notes__", None) is getattr(group, "__notes__", None)
        and raised.__traceback__ is group.__traceback__
        and raised.__cause__ is group.__cause__
        and raised.__context__ is group.__context__
    )


def _leaves(group, found):
    if isinstance(group, BaseExceptionGroup):
        for inner in group.exceptions:
            _leaves(inner, found)
    else:
        found.append(id(group))
    return found


def join(exception, raised):
    """What is to be raised, or None: `raised` holds what the clauses raised, and the rest that none handled."""
    raised = [one for one in raised if one is not None]
    if not raised:
        return None
    if not isinstance(exception, BaseExceptionGroup):
        return raised[0]
    fresh, again = [], []
    for one in raised:
        if isinstance(one, BaseExceptionGroup) and _is_from(one, exception):
            _leaves(one, again)
        else:
            fresh.append(one)
    left = None
    if again:
        left = exception.subgroup(lambda one: id(one) in again)
    if not fresh:
        return left
    if left is not None:
        fresh.append(left)
    if len(fresh) == 1:
        return fresh[0]
    make = ExceptionGroup if all([isinstance(one, Exception) for one in fresh]) else BaseExceptionGroup
    return make("", fresh)
