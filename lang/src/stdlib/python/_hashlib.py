"""What CPython has of OpenSSL: digests by name, HMAC, and keys made of passwords. The algorithms are in Rust."""

import _digest
from _digests import Stream as _Stream, copied as _copied, finish as _finish, no_new as _no_new, no_pickle as _no_pickle, octets as _octets, start as _start, update as _update
from _kept import index as _index, new as _new
from _operator import _compare_digest as compare_digest

openssl_md_meth_names = frozenset(
    "blake2b blake2s md5 md5-sha1 ripemd160 sha1 sha224 sha256 sha384 sha3_224 sha3_256 sha3_384 sha3_512 sha512 sha512_224 sha512_256 shake_128 shake_256 sm3".split()
)
# Names that OpenSSL knows, too; case does not matter.
_known = {name: name for name in openssl_md_meth_names}
_known.update({name.replace("_", "-"): name for name in openssl_md_meth_names})
_known.update({"sha-1": "sha1", "ssl3-sha1": "sha1", "ssl3-md5": "md5", "ripemd": "ripemd160", "rmd160": "ripemd160", "blake2b512": "blake2b", "blake2s256": "blake2s"})
_known.update({f"sha{dash}{size}": f"sha{size}" for dash in ("-", "2-") for size in (224, 256, 384, 512)})
_known.update({"shake128": "shake_128", "shake256": "shake_256"})
for _bits in (224, 256):
    for _name in (f"sha512/{_bits}", f"sha-512/{_bits}", f"sha2-512/{_bits}"):
        _known[_name] = f"sha512_{_bits}"


class UnsupportedDigestmodError(ValueError):
    __module__ = "_hashlib"


def _named(name):
    """The algorithm of that name."""
    found = _known.get(name.lower())
    if found is None:
        raise UnsupportedDigestmodError("[digital envelope routines] unsupported")
    return found


class HASH:
    """A hash is an object used to calculate a checksum of a string of information.

    Methods:

    update() -- updates the current digest with an additional string
    digest() -- return the current digest value
    hexdigest() -- return the current digest as a string of hexadecimal digits
    copy() -- return a copy of the current hash object

    Attributes:

    name -- the hash algorithm being used by this object
    digest_size -- number of bytes in this hashes output"""

    __slots__ = ("_name", "_data", "_stream")
    __module__ = "_hashlib"
    __new__ = _no_new

    name = property(lambda self: self._name)
    digest_size = property(lambda self: _sizes[self._name][0])
    block_size = property(lambda self: _sizes[self._name][1])

    def copy(self):
        """Return a copy of the hash object."""
        return _copied(self, object.__new__(type(self)))

    def digest(self):
        """Return the digest value as a bytes object."""
        return _finish(self, 0)

    def hexdigest(self):
        """Return the digest value as a string of hexadecimal digits."""
        return _finish(self, 0).hex()

    update = _update
    __reduce_ex__ = _no_pickle

    def __repr__(self):
        return f"<{self._name} _hashlib.{type(self).__name__} object @ 0x{id(self):x}>"


class HASHXOF(HASH):
    """A hash whose digests have any size."""

    __slots__ = ()
    __module__ = "_hashlib"
    __new__ = _no_new

    def digest(self, length):
        """Return the digest value as a bytes object."""
        return _finish(self, _size_of(length))

    def hexdigest(self, length):
        """Return the digest value as a string of hexadecimal digits."""
        return _finish(self, _size_of(length)).hex()


def _size_of(length):
    length = _index(length)
    if length < 0:
        raise SystemError("Negative size passed to PyBytes_FromStringAndSize")
    if length >= 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if length >= 1 << 40:
        raise MemoryError
    return length


_sizes = {name: _digest.sizes(name) for name in openssl_md_meth_names}


def _made(name, data):
    return _start(object.__new__(HASH if _sizes[name][0] else HASHXOF), name, data)


def new(name, string=b"", *, usedforsecurity=True):
    """Return a new hash object using the named algorithm."""
    if not isinstance(name, str):
        raise TypeError("name must be a string")
    return _made(_named(name), string)


def _constructor(algorithm):
    def made(string=b"", *, usedforsecurity=True):
        return _made(algorithm, string)

    made.__name__ = made.__qualname__ = f"openssl_{algorithm}"
    made.__doc__ = f"Returns a {algorithm} hash object; optionally initialized with a string"
    return made


openssl_md5 = _constructor("md5")
openssl_sha1 = _constructor("sha1")
openssl_sha224 = _constructor("sha224")
openssl_sha256 = _constructor("sha256")
openssl_sha384 = _constructor("sha384")
openssl_sha512 = _constructor("sha512")
openssl_sha3_224 = _constructor("sha3_224")
openssl_sha3_256 = _constructor("sha3_256")
openssl_sha3_384 = _constructor("sha3_384")
openssl_sha3_512 = _constructor("sha3_512")
openssl_shake_128 = _constructor("shake_128")
openssl_shake_256 = _constructor("shake_256")


def get_fips_mode():
    """Determine the OpenSSL FIPS mode of operation."""
    return 0


# --- HMAC ---


class _Mac:
    """What is kept outside of the heap."""

    __slots__ = ("number",)

    def __init__(self, number):
        self.number = _new(number)

    def __del__(self):
        _digest.mac_end(self.number)


def _mod_of(digest):
    """The algorithm that a name or a constructor stands for."""
    if isinstance(digest, str):
        name = _named(digest)
    else:
        name = next((name for name in openssl_md_meth_names if globals().get(f"openssl_{name}") is digest), None)
        if name is None:
            raise UnsupportedDigestmodError(f"Unsupported digestmod {digest}")
    if not _sizes[name][0]:
        raise ValueError("[digital envelope routines] unsupported")
    return name


def _key_of(key):
    if isinstance(key, str) or key is None:
        raise TypeError(f"a bytes-like object is required, not '{type(key).__name__}'")
    try:
        return _octets(key)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(key).__name__}'") from None


class HMAC:
    """The object used to calculate HMAC of a message.

    Methods:

    update() -- updates the current digest with an additional string
    digest() -- return the current digest value
    hexdigest() -- return the current digest as a string of hexadecimal digits
    copy() -- return a copy of the current hash object

    Attributes:

    name -- the name, including the hash algorithm used by this object
    digest_size -- number of bytes in digest() output
    """

    __slots__ = ("_algorithm", "_mac")
    __module__ = "_hashlib"
    __new__ = _no_new

    name = property(lambda self: f"hmac-{self._algorithm}")
    digest_size = property(lambda self: _sizes[self._algorithm][0])
    block_size = property(lambda self: _sizes[self._algorithm][1])

    def update(self, msg):
        """Update the HMAC object with msg."""
        _digest.mac_update(self._mac.number, _octets(msg))

    def digest(self):
        """Return the digest of the bytes passed to the update() method so far."""
        return _digest.mac_digest(self._mac.number)

    def hexdigest(self):
        """Return hexadecimal digest of the bytes passed to the update() method so far."""
        return _digest.mac_digest(self._mac.number).hex()

    def copy(self):
        """Return a copy ("clone") of the HMAC object."""
        made = object.__new__(HMAC)
        made._algorithm, made._mac = self._algorithm, _Mac(_digest.mac_copy(self._mac.number))
        return made

    __reduce_ex__ = _no_pickle

    def __repr__(self):
        return f"<{self._algorithm} HMAC object @ 0x{id(self):x}>"


def hmac_new(key, msg=b"", digestmod=None):
    """Return a new hmac object."""
    key = _key_of(key)
    if digestmod is None:
        raise TypeError("Missing required parameter 'digestmod'.")
    name = _mod_of(digestmod)
    made = object.__new__(HMAC)
    made._algorithm, made._mac = name, _Mac(_digest.mac_new(name, key))
    if msg is not None and (isinstance(msg, str) or len(msg)):
        made.update(msg)
    return made


def hmac_digest(key, msg, digest):
    """Single-shot HMAC."""
    name = _mod_of(digest)
    key, msg = _key_of(key), _key_of(msg)
    mac = _Mac(_digest.mac_new(name, key))
    _digest.mac_update(mac.number, msg)
    return _digest.mac_digest(mac.number)


# --- keys ---


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """Password based key derivation function 2 (PKCS #5 v2.0) with HMAC as pseudorandom function."""
    if not isinstance(hash_name, str):
        raise TypeError(f"pbkdf2_hmac() argument 'hash_name' must be str, not {_sort(hash_name)}")
    password, salt = _key_of(password), _key_of(salt)
    iterations = _long(iterations)
    name = _named(hash_name)
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if iterations > 0x7FFFFFFF:
        raise OverflowError("iteration value is too great.")
    size = _sizes[name][0] if dklen is None else _long(dklen)
    if size < 1:
        raise ValueError("key length must be greater than 0.")
    if size > 0x7FFFFFFF:
        raise OverflowError("key length is too great.")
    return _digest.derive(name, password, salt, iterations, size)


def _sort(value):
    return "None" if value is None else type(value).__name__


def _long(value):
    value = _index(value)
    if not -(2**63) <= value < 2**63:
        raise OverflowError("Python int too large to convert to C long")
    return value


def scrypt(password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64):
    """scrypt password-based key derivation function."""
    password = _key_of(password)
    if salt is None:
        raise TypeError("salt is required")
    salt = _key_of(salt)
    numbers = []
    for name, value in (("n", n), ("r", r), ("p", p)):
        if value is None:
            raise TypeError(f"{name} is required and must be an unsigned int")
        if not isinstance(value, int):
            raise TypeError(f"{name} is required and must be an unsigned int")
        if not 0 <= value < 1 << 64:
            raise TypeError(f"{name} is required and must be an unsigned int")
        numbers.append(value)
    n, r, p = numbers
    if n < 2 or n & (n - 1):
        raise ValueError("n must be a power of 2.")
    maxmem, dklen = _long(maxmem), _long(dklen)
    if not 0 <= maxmem <= 0x7FFFFFFF:
        raise ValueError(f"maxmem must be positive and smaller than {0x7FFFFFFF}")
    if not 1 <= dklen <= 0x7FFFFFFF:
        raise ValueError(f"dklen must be greater than 0 and smaller than {0x7FFFFFFF}")
    # What the algorithm may take, and what it takes.
    if not r or not p:
        raise ValueError("Invalid parameter combination for n, r, p, maxmem.")
    if p > ((1 << 30) - 1) // r or 128 * r * (n + 2) + 128 * r * p > (maxmem or 32 << 20):
        raise ValueError("[digital envelope routines] memory limit exceeded")
    return _digest.scrypt(password, salt, n, r, p, dklen)
