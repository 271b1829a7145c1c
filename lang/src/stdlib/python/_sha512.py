"""SHA-384 and SHA-512."""

from _digests import type_of as _type_of

SHA384Type, _new_sha384 = _type_of("_sha512", "sha384")

SHA512Type, _new_sha512 = _type_of("_sha512", "sha512")


def sha384(string=b"", *, usedforsecurity=True):
    """Return a new SHA384 hash object; optionally initialized with a string."""
    return _new_sha384(string)


def sha512(string=b"", *, usedforsecurity=True):
    """Return a new SHA512 hash object; optionally initialized with a string."""
    return _new_sha512(string)
