"""Lists of numbers of one kind."""

import struct as _struct


def _copied(data):
    """The bytes of something like bytes."""
    with memoryview(data) as view:
        return bytes(view)


typecodes = "bBuhHiIlLqQfd"
_ranges = {code: (0, 2 ** (8 * _struct.calcsize(code)) - 1) for code in "BHILQ"}
_ranges.update({code: (-(2 ** (8 * _struct.calcsize(code) - 1)), 2 ** (8 * _struct.calcsize(code) - 1) - 1) for code in "bhilq"})
_names = {
    "b": "signed char", "B": "unsigned byte integer", "h": "signed short integer", "H": "unsigned short", "i": "signed integer", "I": "unsigned int",
    "l": "signed long", "L": "unsigned long", "q": "signed long long", "Q": "unsigned long long",
}


class array:
    """A list of numbers of one kind."""

    def __init__(self, typecode, initializer=(), /):
        if not isinstance(typecode, str):
            raise TypeError(f"array() argument 1 must be a unicode character, not {type(typecode).__name__}")
        if len(typecode) != 1:
            raise TypeError("array() argument 1 must be a unicode character, not str")
        if typecode not in typecodes:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        self._code = typecode
        self._items = []
        if isinstance(initializer, str) and typecode != "u":
            raise TypeError(f"cannot use a str to initialize an array with typecode '{typecode}'")
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
        else:
            self.extend(initializer if not isinstance(initializer, array) else initializer._items)

    @property
    def typecode(self):
        """The letter of the kind."""
        return self._code

    @property
    def itemsize(self):
        """How many bytes a number takes."""
        return 4 if self._code == "u" else _struct.calcsize(self._code)

    def _checked(self, value):
        code = self._code
        if code in "fd":
            if not isinstance(value, (int, float)) and not hasattr(type(value), "__float__"):
                raise TypeError(f"must be real number, not {type(value).__name__}")
            value = float(value)
            return _struct.unpack("f", _struct.pack("f", value))[0] if code == "f" else value
        if code == "u":
            if not isinstance(value, str) or len(value) != 1:
                raise TypeError("array item must be unicode character")
            return value
        if not hasattr(type(value), "__index__"):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        value = value.__index__()
        low, high = _ranges[code]
        if not low <= value <= high:
            if code in "ILQ":
                if value < 0:
                    raise OverflowError("can't convert negative value to unsigned int" if code != "Q" else "can't convert negative int to unsigned")
                raise OverflowError("int too big to convert" if code == "Q" else "Python int too large to convert to C unsigned long" if value > 2**64 - 1 else "unsigned int is greater than maximum")
            if code in "lq" or code == "i" and not -(2**63) <= value < 2**63:
                raise OverflowError("Python int too large to convert to C long" if code != "q" else "int too big to convert")
            word = "minimum" if value < low else "maximum"
            compared = "less than" if value < low else "greater than"
            raise OverflowError(f"{_names[code]} is {compared} {word}")
        return value

    def append(self, x, /):
        self._items.append(self._checked(x))

    def extend(self, iterable, /):
        if isinstance(iterable, array):
            if iterable._code != self._code:
                raise TypeError("can only extend with array of same kind")
            self._items.extend(iterable._items)
            return
        for item in iterable:
            self._items.append(self._checked(item))

    def fromlist(self, list, /):
        if type(list).__name__ != "list":
            raise TypeError("arg must be list")
        self._items.extend([self._checked(item) for item in list])

    def tolist(self):
        return list(self._items)

    def tobytes(self):
        if self._code == "u":
            return "".join(self._items).encode("utf-32-le")
        return _struct.pack(f"{len(self._items)}{self._code}", *self._items)

    def frombytes(self, buffer, /):
        data = _copied(buffer)
        if len(data) % self.itemsize:
            raise ValueError("bytes length not a multiple of item size")
        if self._code == "u":
            self._items.extend(data.decode("utf-32-le"))
        else:
            self._items.extend(_struct.unpack(f"{len(data) // self.itemsize}{self._code}", data))

    def tofile(self, f, /):
        f.write(self.tobytes())

    def fromfile(self, f, n, /):
        data = f.read(n * self.itemsize)
        self.frombytes(data[: len(data) // self.itemsize * self.itemsize])
        if len(data) < n * self.itemsize:
            raise EOFError("read() didn't return enough bytes")

    def tounicode(self):
        if self._code != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self._items)

    def fromunicode(self, ustr, /):
        if self._code != "u":
            raise ValueError("fromunicode() may only be called on unicode type arrays")
        self._items.extend(ustr)

    def insert(self, i, v, /):
        self._items.insert(i, self._checked(v))

    def pop(self, i=-1, /):
        if not self._items:
            raise IndexError("pop from empty array")
        try:
            return self._items.pop(i)
        except IndexError:
            raise IndexError("pop index out of range") from None

    def remove(self, v, /):
        try:
            self._items.remove(v)
        except ValueError:
            raise ValueError("array.remove(x): x not in array") from None

    def index(self, v, start=0, stop=(1 << 63) - 1, /):
        try:
            return self._items.index(v, start, stop)
        except ValueError:
            raise ValueError("array.index(x): x not in array") from None

    def count(self, v, /):
        return self._items.count(v)

    def reverse(self):
        self._items.reverse()

    def byteswap(self):
        size = self.itemsize
        data = self.tobytes()
        swapped = b"".join([data[at : at + size][::-1] for at in range(0, len(data), size)])
        self._items = []
        self.frombytes(swapped)

    def buffer_info(self):
        return id(self._items), len(self._items)

    def _like(self, items):
        made = array(self._code)
        made._items = items
        return made

    def __len__(self):
        return len(self._items)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return self._like(self._items[index])
        try:
            return self._items[index]
        except IndexError:
            raise IndexError("array index out of range") from None
        except TypeError:
            raise TypeError("array indices must be integers") from None

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            if not isinstance(value, array):
                raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
            if value._code != self._code:
                raise TypeError("bad argument type for built-in operation")
            self._items[index] = value._items
            return
        value = self._checked(value)
        try:
            self._items[index] = value
        except IndexError:
            raise IndexError("array assignment index out of range") from None

    def __delitem__(self, index):
        try:
            del self._items[index]
        except IndexError:
            raise IndexError("array assignment index out of range") from None

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, value):
        return value in self._items

    def __add__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
        if other._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        return self._like(self._items + other._items)

    def __iadd__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only extend with array (not "{type(other).__name__}")')
        self.extend(other)
        return self

    def __mul__(self, n):
        return self._like(self._items * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self._items *= n
        return self

    def __eq__(self, other):
        return self._items == other._items if isinstance(other, array) else NotImplemented

    def __ne__(self, other):
        return self._items != other._items if isinstance(other, array) else NotImplemented

    def __lt__(self, other):
        return self._items < other._items if isinstance(other, array) else NotImplemented

    def __le__(self, other):
        return self._items <= other._items if isinstance(other, array) else NotImplemented

    def __gt__(self, other):
        return self._items > other._items if isinstance(other, array) else NotImplemented

    def __ge__(self, other):
        return self._items >= other._items if isinstance(other, array) else NotImplemented

    __hash__ = None

    def __copy__(self):
        return self._like(list(self._items))

    def __deepcopy__(self, memo):
        return self._like(list(self._items))

    def __reduce__(self):
        return array, (self._code, list(self._items))

    def __repr__(self):
        if not self._items:
            return f"array('{self._code}')"
        if self._code == "u":
            return f"array('u', {''.join(self._items)!r})"
        return f"array('{self._code}', {self._items!r})"

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


ArrayType = array


def _register():
    from _collections_abc import MutableSequence

    MutableSequence.register(array)


_register()
