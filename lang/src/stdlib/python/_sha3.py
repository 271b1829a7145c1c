"""SHA-3, and SHAKE, whose digests have any size."""

import _digest
from _digests import copied as _copied, finish as _finish, no_pickle as _no_pickle, start as _start, update as _update
from _kept import index as _index

implementation, keccakopt = "generic 64-bit optimized implementation (lane complementing, all rounds unrolled)", 64


def _size_of(length):
    """The size of a digest."""
    length = _index(length)
    if length < 0:
        raise ValueError("value must be positive")
    if length >= 1 << 29:
        raise ValueError("length is too large")
    return length


def _type_of(algorithm, suffix, text):
    size, block = _digest.sizes(algorithm)

    class made:
        __slots__ = ("_name", "_data", "_stream")

        def __new__(cls, data=b"", /, *, usedforsecurity=True):
            return _start(object.__new__(cls), algorithm, data)

        block_size = property(lambda self: block)
        name = property(lambda self: algorithm)
        digest_size = property(lambda self: size)
        _capacity_bits = property(lambda self: 1600 - 8 * block)
        _rate_bits = property(lambda self: 8 * block)
        _suffix = property(lambda self: suffix)

        def copy(self):
            """Return a copy of the hash object."""
            return _copied(self, object.__new__(type(self)))

        if size:

            def digest(self):
                """Return the digest value as a bytes object."""
                return _finish(self, 0)

            def hexdigest(self):
                """Return the digest value as a string of hexadecimal digits."""
                return _finish(self, 0).hex()

        else:

            def digest(self, length, /):
                """Return the digest value as a bytes object."""
                return _finish(self, _size_of(length))

            def hexdigest(self, length, /):
                """Return the digest value as a string of hexadecimal digits."""
                return _finish(self, _size_of(length)).hex()

        update = _update
        __reduce_ex__ = _no_pickle

    made.__name__ = made.__qualname__ = algorithm
    made.__module__ = "_sha3"
    made.__doc__ = text
    return made


sha3_224, sha3_256, sha3_384, sha3_512 = [
    _type_of(f"sha3_{bits}", b"\x06", f"sha3_{bits}([data], *, usedforsecurity=True) -> SHA3 object\n\nReturn a new SHA3 hash object with a hashbit length of {bits // 8} bytes.")
    for bits in (224, 256, 384, 512)
]
shake_128, shake_256 = [
    _type_of(f"shake_{bits}", b"\x1f", f"shake_{bits}([data], *, usedforsecurity=True) -> SHAKE object\n\nReturn a new SHAKE hash object.") for bits in (128, 256)
]
