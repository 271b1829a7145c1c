"""Digests of bytes."""

import _digest
from _buffers import octets as _octets


algorithms_guaranteed = {"md5", "sha1", "sha224", "sha256", "sha384", "sha512"}
algorithms_available = set(algorithms_guaranteed)
__all__ = ["md5", "sha1", "sha224", "sha256", "sha384", "sha512", "new", "algorithms_guaranteed", "algorithms_available", "pbkdf2_hmac", "file_digest"]

_sizes = {"md5": (16, 64), "sha1": (20, 64), "sha224": (28, 64), "sha256": (32, 64), "sha384": (48, 128), "sha512": (64, 128)}


class HASH:
    """A digest under way: the bytes so far."""

    def __init__(self, name, data=b""):
        self.name = name
        self.digest_size, self.block_size = _sizes[name]
        self._function = getattr(_digest, name)
        self._data = bytearray()
        self.update(data)

    def update(self, data, /):
        """Adds bytes."""
        if isinstance(data, str):
            raise TypeError("Strings must be encoded before hashing")
        try:
            self._data += _octets(data)
        except TypeError:
            raise TypeError("object supporting the buffer API required") from None

    def digest(self):
        """The digest as bytes."""
        return self._function(self._data)

    def hexdigest(self):
        """The digest as hexadecimal digits."""
        return self.digest().hex()

    def copy(self):
        """Another one that goes on from here."""
        return HASH(self.name, self._data)

    def __repr__(self):
        return f"<{self.name} _hashlib.HASH object @ 0x{id(self):x}>"


HASH.__module__ = "_hashlib"


def new(name, data=b"", **kwargs):
    """A digest by name."""
    key = name.lower().replace("-", "")
    if key not in _sizes:
        raise ValueError(f"unsupported hash type {name}")
    return HASH(key, data)


def md5(string=b"", *, usedforsecurity=True):
    return HASH("md5", string)


def sha1(string=b"", *, usedforsecurity=True):
    return HASH("sha1", string)


def sha224(string=b"", *, usedforsecurity=True):
    return HASH("sha224", string)


def sha256(string=b"", *, usedforsecurity=True):
    return HASH("sha256", string)


def sha384(string=b"", *, usedforsecurity=True):
    return HASH("sha384", string)


def sha512(string=b"", *, usedforsecurity=True):
    return HASH("sha512", string)


def _hmac(name, key, message):
    size = _sizes[name][1]
    function = getattr(_digest, name)
    if len(key) > size:
        key = function(key)
    key = key + bytes(size - len(key))
    inner = function(bytes([byte ^ 0x36 for byte in key]) + message)
    return function(bytes([byte ^ 0x5C for byte in key]) + inner)


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """A key made of a password."""
    if hash_name not in _sizes:
        raise ValueError(f"unsupported hash type {hash_name}")
    size = _sizes[hash_name][0]
    dklen = size if dklen is None else dklen
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if dklen < 1:
        raise ValueError("key length must be greater than 0.")
    key = b""
    block = 0
    while len(key) < dklen:
        block += 1
        step = _hmac(hash_name, password, salt + block.to_bytes(4, "big"))
        total = int.from_bytes(step, "big")
        for _ in range(iterations - 1):
            step = _hmac(hash_name, password, step)
            total ^= int.from_bytes(step, "big")
        key += total.to_bytes(size, "big")
    return key[:dklen]


def file_digest(fileobj, digest, /):
    """The digest of a file."""
    made = new(digest) if isinstance(digest, str) else digest()
    made.update(fileobj.read())
    return made
