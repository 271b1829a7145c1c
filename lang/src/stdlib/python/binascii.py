"""Bytes as text of several kinds."""

from _buffers import octets as _octets


class Error(ValueError):
    """What is no such text."""

    __module__ = "binascii"


class Incomplete(Exception):
    """What ends too early."""

    __module__ = "binascii"


def _data(data):
    return _octets(data)


def _ascii(data):
    if isinstance(data, str):
        if not data.isascii():
            raise ValueError("string argument should contain only ASCII characters")
        return data.encode("ascii")
    try:
        return _octets(data)
    except TypeError:
        raise TypeError(f"argument should be bytes, buffer or ASCII string, not {type(data).__name__!r}") from None


def hexlify(data, sep=None, bytes_per_sep=1):
    """Bytes as hexadecimal digits."""
    data = _data(data)
    if sep is None:
        return data.hex().encode("ascii")
    return data.hex(sep if isinstance(sep, str) else sep.decode("latin-1"), bytes_per_sep).encode("ascii")


b2a_hex = hexlify


def unhexlify(hexstr, /):
    """The bytes that hexadecimal digits are."""
    text = _ascii(hexstr)
    if len(text) % 2:
        raise Error("Odd-length string")
    for byte in text:
        if chr(byte) not in "0123456789abcdefABCDEF":
            raise Error("Non-hexadecimal digit found")
    return bytes.fromhex(text.decode("ascii"))


a2b_hex = unhexlify
_letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_values = {byte: value for value, byte in enumerate(_letters)}


def b2a_base64(data, /, *, newline=True):
    """Bytes in base 64."""
    data = _data(data)
    out = bytearray()
    for at in range(0, len(data) - 2, 3):
        bits = data[at] << 16 | data[at + 1] << 8 | data[at + 2]
        out.append(_letters[bits >> 18])
        out.append(_letters[bits >> 12 & 63])
        out.append(_letters[bits >> 6 & 63])
        out.append(_letters[bits & 63])
    rest = len(data) % 3
    if rest == 1:
        bits = data[-1] << 4
        out += bytes([_letters[bits >> 6], _letters[bits & 63]]) + b"=="
    elif rest == 2:
        bits = (data[-2] << 8 | data[-1]) << 2
        out += bytes([_letters[bits >> 12], _letters[bits >> 6 & 63], _letters[bits & 63]]) + b"="
    if newline:
        out += b"\n"
    return bytes(out)


def a2b_base64(data, /, *, strict_mode=False):
    """The bytes that a text in base 64 is."""
    text = _ascii(data)
    out = bytearray()
    bits = count = pads = 0
    started = False
    for at, byte in enumerate(text):
        if byte == 61:
            if strict_mode and not started:
                raise Error("Leading padding not allowed")
            if count >= 2:
                pads += 1
                if count + pads >= 4:
                    if strict_mode and at + 1 < len(text):
                        raise Error("Excess data after padding")
                    return bytes(out)
            elif strict_mode:
                raise Error("Discontinuous padding not allowed")
            continue
        value = _values.get(byte)
        if value is None:
            if strict_mode:
                raise Error("Only base64 data is allowed")
            continue
        started = True
        pads = 0
        bits = bits << 6 | value
        count += 1
        if count > 1:
            left = (count * 6) % 8
            out.append(bits >> left & 255)
            bits &= (1 << left) - 1
        if count == 4:
            bits = count = 0
    if count:
        if count == 1:
            raise Error(
                f"Invalid base64-encoded string: number of data characters ({len(out) // 3 * 4 + 1}) cannot be 1 more than a multiple of 4"
            )
        raise Error("Incorrect padding")
    return bytes(out)


def _table():
    table = []
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ (0xEDB88320 if byte & 1 else 0)
        table.append(byte)
    return table


_crc_table = []


def crc32(data, crc=0, /):
    """The checksum of bytes."""
    if not _crc_table:
        _crc_table.extend(_table())
    table = _crc_table
    crc ^= 0xFFFFFFFF
    for byte in _data(data):
        crc = crc >> 8 ^ table[(crc ^ byte) & 255]
    return crc ^ 0xFFFFFFFF


def crc_hqx(data, crc, /):
    """The checksum of bytes, as CCITT has it."""
    for byte in _data(data):
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc
