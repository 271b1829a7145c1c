"""BLAKE2."""

import _digest
from _digests import Stream as _Stream, copied as _copied, finish as _finish, no_pickle as _no_pickle, octets as _octets, update as _update
from _kept import an_int as _c_int, index as _index

BLAKE2B_SALT_SIZE = BLAKE2B_PERSON_SIZE = 16
BLAKE2B_MAX_KEY_SIZE = BLAKE2B_MAX_DIGEST_SIZE = 64
BLAKE2S_SALT_SIZE = BLAKE2S_PERSON_SIZE = 8
BLAKE2S_MAX_KEY_SIZE = BLAKE2S_MAX_DIGEST_SIZE = 32

# What the arguments are if they are not given.
_none, _zero, _one = b"", 0, 1


def _unsigned(value, words):
    value = _index(value)
    if value < 0:
        raise ValueError("value must be positive")
    if value >= 1 << 64:
        raise OverflowError(words)
    return value


def _type_of(algorithm, is_short, block, most, extra):
    shown, offsets = algorithm.upper().replace("BLAKE2B", "BLAKE2b").replace("BLAKE2S", "BLAKE2s"), 48 if is_short else 64

    class made:
        __slots__ = ("_name", "_data", "_stream", "_size")

        SALT_SIZE = PERSON_SIZE = extra
        MAX_KEY_SIZE = MAX_DIGEST_SIZE = most

        def __new__(
            cls,
            data=b"",
            /,
            *,
            digest_size=most,
            key=_none,
            salt=_none,
            person=_none,
            fanout=_one,
            depth=_one,
            leaf_size=_zero,
            node_offset=_zero,
            node_depth=_zero,
            inner_size=_zero,
            last_node=False,
            usedforsecurity=True,
        ):
            if (
                digest_size is most
                and key is salt is person is _none
                and fanout is depth is _one
                and leaf_size is node_offset is node_depth is inner_size is _zero
                and last_node is False
            ):
                # Most say nothing.
                self = object.__new__(cls)
                self._name, self._size, self._stream, self._data = algorithm, most, None, _octets(data)
                return self
            digest_size, fanout, depth = _c_int(digest_size), _c_int(fanout), _c_int(depth)
            key, salt, person = _bytes_of(key), _bytes_of(salt), _bytes_of(person)
            leaf_size, node_offset = _unsigned(leaf_size, "Python int too large to convert to C unsigned long"), _unsigned(node_offset, "int too big to convert")
            node_depth, inner_size = _c_int(node_depth), _c_int(inner_size)
            if not 0 < digest_size <= most:
                raise ValueError(f"digest_size must be between 1 and {most} bytes")
            if len(salt) > extra:
                raise ValueError(f"maximum salt length is {extra} bytes")
            if len(person) > extra:
                raise ValueError(f"maximum person length is {extra} bytes")
            if not 0 <= fanout <= 255:
                raise ValueError("fanout must be between 0 and 255")
            if not 0 < depth <= 255:
                raise ValueError("depth must be between 1 and 255")
            if leaf_size > 0xFFFFFFFF:
                raise OverflowError("leaf_size is too large")
            if node_offset >= 1 << offsets:
                raise OverflowError("node_offset is too large")
            if not 0 <= node_depth <= 255:
                raise ValueError("node_depth must be between 0 and 255")
            if not 0 <= inner_size <= most:
                raise ValueError(f"inner_size must be between 0 and is {most}")
            if len(key) > most:
                raise ValueError(f"maximum key length is {most} bytes")
            self = object.__new__(cls)
            self._name, self._size, self._stream = algorithm, digest_size, None
            given = (digest_size, key, salt, person, fanout, depth, leaf_size, node_offset, node_depth, inner_size, bool(last_node))
            self._data = b""
            self._stream = _Stream(_digest.blake(is_short, given))
            if data:
                self.update(data)
            else:
                _octets(data)
            return self

        name = property(lambda self: algorithm)
        block_size = property(lambda self: block)
        digest_size = property(lambda self: self._size)

        def copy(self):
            """Return a copy of the hash object."""
            made = object.__new__(type(self))
            made._size = self._size
            return _copied(self, made)

        def digest(self):
            """Return the digest value as a bytes object."""
            return _finish(self, 0)

        def hexdigest(self):
            """Return the digest value as a string of hexadecimal digits."""
            return _finish(self, 0).hex()

        update = _update
        __reduce_ex__ = _no_pickle

    made.__name__ = made.__qualname__ = algorithm
    made.__module__ = "_blake2"
    made.__doc__ = f"Return a new {shown} hash object."
    return made


def _bytes_of(data):
    if isinstance(data, (bytes, bytearray)):
        return bytes(data)
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


blake2b = _type_of("blake2b", False, 128, 64, 16)
blake2s = _type_of("blake2s", True, 64, 32, 8)
