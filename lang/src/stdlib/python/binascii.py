"""Bytes as text of several kinds: what arguments mean. The rest is in Rust."""

from _buffers import octets as _octets
from _zlib import crc32


class Error(ValueError):
    """What is no such text."""

    __module__ = "binascii"


class Incomplete(Exception):
    """What ends too early."""

    __module__ = "binascii"


def hexlify(data, sep=None, bytes_per_sep=1):
    """Bytes as hexadecimal digits."""
    if sep is None:
        return _b2a_hex(data)
    return _octets(data).hex(sep if isinstance(sep, str) else sep.decode("latin-1"), bytes_per_sep).encode("ascii")


b2a_hex = hexlify


def unhexlify(hexstr, /):
    """The bytes that hexadecimal digits are."""
    return _a2b_hex(hexstr, Error)


a2b_hex = unhexlify


def b2a_base64(data, /, *, newline=True):
    """Bytes in base 64."""
    return _b2a_base64(data, newline)


def a2b_base64(data, /, *, strict_mode=False):
    """The bytes that a text in base 64 is."""
    return _a2b_base64(data, strict_mode, Error)


def a2b_uu(data, /):
    """The bytes that a line of uuencoded text is."""
    return _a2b_uu(data, Error)


def b2a_uu(data, /, *, backtick=False):
    """Bytes as a line of uuencoded text."""
    return _b2a_uu(data, backtick, Error)


def a2b_qp(data, header=False):
    """The bytes that a quoted-printable text is."""
    return _a2b_qp(data, header)


def b2a_qp(data, quotetabs=False, istext=True, header=False):
    """Bytes as quoted-printable text."""
    return _b2a_qp(data, quotetabs, istext, header)


def crc_hqx(data, crc, /):
    """The checksum of bytes, as CCITT has it."""
    return _crc_hqx(data, crc)
