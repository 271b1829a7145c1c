"""Who has an account."""

from _structseq import make as _make
from pwd import _all, _by_id, _by_name

struct_passwd, _of = _make("struct_passwd", "pwd", ("pw_name", "pw_passwd", "pw_uid", "pw_gid", "pw_gecos", "pw_dir", "pw_shell"))


def getpwuid(uid, /):
    """The account with a number."""
    found = _by_id(uid)
    if found is None:
        raise KeyError(f"getpwuid(): uid not found: {uid}" if -1 <= uid < 2**32 else "getpwuid(): uid not found")
    return _of(*found)


def getpwnam(name, /):
    """The account with a name."""
    if not isinstance(name, str):
        raise TypeError(f"getpwnam() argument must be str, not {type(name).__name__}")
    found = _by_name(name)
    if found is None:
        raise KeyError(f"getpwnam(): name not found: {name!r}")
    return _of(*found)


def getpwall():
    """All accounts."""
    return [_of(*found) for found in _all()]
