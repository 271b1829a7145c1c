"""SHA-1."""

from _digests import type_of as _type_of

SHA1Type, _new_sha1 = _type_of("_sha1", "sha1")


def sha1(string=b"", *, usedforsecurity=True):
    """Return a new SHA1 hash object; optionally initialized with a string."""
    return _new_sha1(string)
