"""SHA-224 and SHA-256."""

from _digests import type_of as _type_of

SHA224Type, _new_sha224 = _type_of("_sha256", "sha224")

SHA256Type, _new_sha256 = _type_of("_sha256", "sha256")


def sha224(string=b"", *, usedforsecurity=True):
    """Return a new SHA224 hash object; optionally initialized with a string."""
    return _new_sha224(string)


def sha256(string=b"", *, usedforsecurity=True):
    """Return a new SHA256 hash object; optionally initialized with a string."""
    return _new_sha256(string)
