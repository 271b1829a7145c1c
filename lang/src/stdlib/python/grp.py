"""Which groups there are."""

from _structseq import make as _make
from grp import _all, _by_id, _by_name

struct_group, _of = _make("struct_group", "grp", ("gr_name", "gr_passwd", "gr_gid", "gr_mem"))


def getgrgid(id):
    """The group with a number."""
    found = _by_id(id)
    if found is None:
        raise KeyError(f"getgrgid(): gid not found: {id}" if -1 <= id < 2**32 else "getgrgid(): gid not found")
    return _of(*found)


def getgrnam(name):
    """The group with a name."""
    if not isinstance(name, str):
        raise TypeError(f"getgrnam() argument 'name' must be str, not {type(name).__name__}")
    found = _by_name(name)
    if found is None:
        raise KeyError(f"getgrnam(): name not found: {name!r}")
    return _of(*found)


def getgrall():
    """All groups."""
    return [_of(*found) for found in _all()]
