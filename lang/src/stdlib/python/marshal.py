"""Values as bytes, in the format of CPython 3.11. Code objects have a form that only the compiler reads that has made them."""

import _imp
import struct

from _buffers import octets as _octets

version = 4
_CodeType = type((lambda: 0).__code__)


def dumps(value, version=version, /):
    """The bytes of a value."""
    out = []
    _dump(value, out.append, version, 0)
    return b"".join(out)


def dump(value, file, version=version, /):
    """Writes a value to a file."""
    file.write(dumps(value, version))


def _size(number):
    return struct.pack("<i", number)


def _dump(value, put, version, depth):
    if depth > 2000:
        raise ValueError("object too deeply nested to marshal")
    kind = type(value)
    if value is None:
        put(b"N")
    elif value is True:
        put(b"T")
    elif value is False:
        put(b"F")
    elif value is StopIteration:
        put(b"S")
    elif value is ...:
        put(b".")
    elif kind is int:
        if -(1 << 31) <= value < 1 << 31:
            put(b"i" + _size(value))
        else:
            digits, rest = [], abs(value)
            while rest:
                digits.append(rest & 0x7FFF)
                rest >>= 15
            put(b"l" + _size(-len(digits) if value < 0 else len(digits)) + struct.pack(f"<{len(digits)}H", *digits))
    elif kind is float:
        put(b"g" + struct.pack("<d", value) if version > 1 else _text(b"f", repr(value)))
    elif kind is complex:
        put(b"y" + struct.pack("<dd", value.real, value.imag) if version > 1 else _text(b"x", repr(value.real)) + _text(b"", repr(value.imag)))
    elif kind in (bytes, bytearray, memoryview):
        data = bytes(value)
        put(b"s" + _size(len(data)) + data)
    elif kind is str:
        if version >= 4 and value.isascii():
            if len(value) < 256:
                put(b"z" + bytes([len(value)]) + value.encode())
            else:
                put(b"a" + _size(len(value)) + value.encode())
        else:
            data = value.encode("utf-8", "surrogatepass")
            put(b"u" + _size(len(data)) + data)
    elif kind is tuple:
        if version >= 4 and len(value) < 256:
            put(b")" + bytes([len(value)]))
        else:
            put(b"(" + _size(len(value)))
        for item in value:
            _dump(item, put, version, depth + 1)
    elif kind in (list, set, frozenset):
        put({list: b"[", set: b"<", frozenset: b">"}[kind] + _size(len(value)))
        for item in value:
            _dump(item, put, version, depth + 1)
    elif kind is dict:
        put(b"{")
        for key, item in value.items():
            _dump(key, put, version, depth + 1)
            _dump(item, put, version, depth + 1)
        put(b"0")
    elif kind is _CodeType and (parts := _imp._pack_code(value)):
        put(b"c")
        _dump(parts, put, version, depth + 1)
    else:
        raise ValueError("unmarshallable object")


def _text(kind, text):
    return kind + bytes([len(text)]) + text.encode()


def loads(data, /):
    """The value of bytes."""
    return _Reader(_octets(data)).value()


def load(file, /):
    """Reads a value from a file, and no more."""
    data = file.read()
    if not isinstance(data, (bytes, bytearray)):
        raise TypeError(f"file.read() returned not bytes but {type(data).__name__}")
    reader = _Reader(bytes(data))
    value = reader.value()
    if reader.at < len(data):
        file.seek(reader.at - len(data), 1)
    return value


_END = object()


class _Reader:
    def __init__(self, data):
        self.data, self.at, self.seen = data, 0, []

    def take(self, count):
        start, self.at = self.at, self.at + count
        if self.at > len(self.data):
            raise EOFError("marshal data too short")
        return self.data[start : self.at]

    def size(self):
        return struct.unpack("<i", self.take(4))[0]

    def length(self):
        size = self.size()
        if size < 0:
            raise ValueError("bad marshal data (size out of range)")
        return size

    def value(self):
        value = self.item()
        if value is _END:
            raise TypeError("NULL object in marshal data for object")
        return value

    def items(self, count):
        return [self.value() for _ in range(count)]

    def item(self):
        if self.at >= len(self.data):
            raise EOFError("EOF read where object expected")
        code = self.take(1)[0]
        kind, shared = chr(code & 0x7F), code & 0x80
        if kind == "r":
            index = self.size()
            if not 0 <= index < len(self.seen):
                raise ValueError("bad marshal data (invalid reference)")
            return self.seen[index]
        slot = len(self.seen)
        if shared:
            self.seen.append(None)
        value = self.plain(kind, slot if shared else None)
        if shared:
            self.seen[slot] = value
        return value

    def plain(self, kind, slot):
        if kind == "0":
            return _END
        if kind in "NTFS.":
            return {"N": None, "T": True, "F": False, "S": StopIteration, ".": ...}[kind]
        if kind == "i":
            return self.size()
        if kind == "I":
            return struct.unpack("<q", self.take(8))[0]
        if kind == "l":
            count = self.size()
            number = 0
            for at, digit in enumerate(struct.unpack(f"<{abs(count)}H", self.take(2 * abs(count)))):
                if digit > 0x7FFF:
                    raise ValueError("bad marshal data (digit out of range in long)")
                number |= digit << 15 * at
            return -number if count < 0 else number
        if kind == "g":
            return struct.unpack("<d", self.take(8))[0]
        if kind == "y":
            return complex(*struct.unpack("<dd", self.take(16)))
        if kind == "f":
            return float(self.take(self.take(1)[0]))
        if kind == "x":
            return complex(float(self.take(self.take(1)[0])), float(self.take(self.take(1)[0])))
        if kind == "s":
            return self.take(self.length())
        if kind in "ut":
            return self.take(self.length()).decode("utf-8", "surrogatepass")
        if kind in "aA":
            return self.take(self.length()).decode("latin-1")
        if kind in "zZ":
            return self.take(self.take(1)[0]).decode("latin-1")
        if kind == ")":
            return tuple(self.items(self.take(1)[0]))
        if kind == "(":
            return tuple(self.items(self.length()))
        if kind in "[<>":
            if kind != "[":
                return (set if kind == "<" else frozenset)(self.items(self.length()))
            made = []
            if slot is not None:
                self.seen[slot] = made
            made += self.items(self.length())
            return made
        if kind == "{":
            made = {}
            if slot is not None:
                self.seen[slot] = made
            while (key := self.item()) is not _END:
                made[key] = self.value()
            return made
        if kind == "c":
            parts = self.value()
            code = _imp._unpack_code(*parts) if type(parts) is tuple and len(parts) == 4 else None
            if code is None:
                raise ValueError("bad marshal data (code of another compiler)")
            return code
        raise ValueError("bad marshal data (unknown type code)")
