"""What is to be done at the end."""

_functions = []
_last = []


def register(func, /, *args, **kwargs):
    """Has a function called at the end."""
    if not callable(func):
        raise TypeError("the first argument must be callable")
    _functions.append((func, args, kwargs))
    return func


def unregister(func, /):
    """Has a function not called at the end."""
    _functions[:] = [entry for entry in _functions if entry[0] != func]


def _register_last(func):
    if func not in _last:
        _last.append(func)


def _run_exitfuncs():
    """Calls the functions, the last one first."""
    import sys

    while _functions:
        func, args, kwargs = _functions.pop()
        try:
            func(*args, **kwargs)
        except SystemExit:
            pass
        except BaseException as error:
            sys.stderr.write(f"Exception ignored in atexit callback: {func!r}\n")
            sys.excepthook(type(error), error, error.__traceback__)
    for func in _last:
        func()


def _clear():
    """Forgets the functions."""
    _functions.clear()


def _ncallbacks():
    """How many functions there are."""
    return len(_functions)
