"""What the import system asks for."""

check_hash_based_pycs = "default"


_lock = None


def acquire_lock():
    """Takes the lock that programs share for importing; import itself has one for each module."""
    global _lock
    if _lock is None:
        from _thread import RLock

        _lock = RLock()
    _lock.acquire()


def release_lock():
    if _lock is None or not _lock._is_owned():
        raise RuntimeError("not holding the import lock")
    _lock.release()


def lock_held():
    """Whether some thread holds the lock."""
    if _lock is None:
        return False
    if _lock._is_owned():
        return True
    is_free = _lock.acquire(False)
    if is_free:
        _lock.release()
    return not is_free


def is_builtin(name, /):
    """Whether a module is part of the command: 1, 0, or -1 if it cannot be made anew."""
    import sys

    if name in ("builtins", "sys"):
        return -1
    return 1 if name in sys.builtin_module_names else 0


def is_frozen(name, /):
    """Whether CPython has it in its executable, and the library has its text."""
    from _frozen_importlib import _FROZEN

    return name in _FROZEN and _stdlib() is not None and not _is_own(name)


def is_frozen_package(name, /):
    return False


def _frozen_module_names():
    from _frozen_importlib import _FROZEN

    return [name for name in _FROZEN if is_frozen(name)]


def find_frozen(name, /, *, withdata=False):
    return None


def get_frozen_object(name, data=None, /):
    raise ImportError(f"No such frozen object named {name}")


def init_frozen(name, /):
    return None


def create_builtin(spec, /):
    return __import__(spec.name)


def exec_builtin(mod, /):
    return 0


def create_dynamic(spec, file=None, /):
    raise ImportError("there are no extension modules", name=spec.name)


def exec_dynamic(mod, /):
    return 0


def extension_suffixes():
    return []


def _fix_co_filename(code, path, /):
    """Names stay as they are."""


def _override_frozen_modules_for_tests(override, /):
    """There are none."""
