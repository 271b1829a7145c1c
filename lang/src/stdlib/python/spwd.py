"""Passwords of accounts, for those who may read them."""

import warnings
from _structseq import make as _make
from spwd import _all, _by_name

warnings.warn("'spwd' is deprecated and slated for removal in Python 3.13", DeprecationWarning, stacklevel=2)

struct_spwd, _of = _make(
    "struct_spwd", "spwd", ("sp_namp", "sp_pwdp", "sp_lstchg", "sp_min", "sp_max", "sp_warn", "sp_inact", "sp_expire", "sp_flag"), ("sp_nam", "sp_pwd")
)


def getspnam(arg, /):
    """The entry with a name."""
    if not isinstance(arg, str):
        raise TypeError(f"getspnam() argument must be str, not {type(arg).__name__}")
    found = _by_name(arg)
    if found is None:
        raise KeyError("getspnam(): name not found")
    return _of(*found, *found[:2])


def getspall():
    """All entries."""
    return [_of(*found, *found[:2]) for found in _all()]
