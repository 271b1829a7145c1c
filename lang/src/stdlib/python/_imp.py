"""What the import system asks for."""

check_hash_based_pycs = "default"


def acquire_lock():
    """There is one thread."""


def release_lock():
    """There is one thread."""


def lock_held():
    return False


def is_builtin(name, /):
    """Whether a module is part of the command: 1 or 0."""
    import sys

    return 1 if name in sys.builtin_module_names else 0


def is_frozen(name, /):
    return False


def is_frozen_package(name, /):
    return False


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


def _override_multi_interp_extensions_check(override, /):
    return 0
