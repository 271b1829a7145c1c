"""MD5."""

from _digests import type_of as _type_of

MD5Type, _new_md5 = _type_of("_md5", "md5")


def md5(string=b"", *, usedforsecurity=True):
    """Return a new MD5 hash object; optionally initialized with a string."""
    return _new_md5(string)
