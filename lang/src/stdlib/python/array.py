"""Lists of numbers of one kind."""

import struct as _struct

from _buffers import lends as _lends, octets as _octets
from _kept import sized as _sized, ssize as _ssize
from _operator import _class_name

_most = (1 << 63) - 1

typecodes = "bBuhHiIlLqQfd"
_ranges = {code: (0, 2 ** (8 * _struct.calcsize(code)) - 1) for code in "BHILQ"}
_ranges.update({code: (-(2 ** (8 * _struct.calcsize(code) - 1)), 2 ** (8 * _struct.calcsize(code) - 1) - 1) for code in "bhilq"})
_names = {
    "b": "signed char", "B": "unsigned byte integer", "h": "signed short integer", "H": "unsigned short", "i": "signed integer", "I": "unsigned int",
    "l": "signed long", "L": "unsigned long", "q": "signed long long", "Q": "unsigned long long",
}


def _index(value):
    import operator

    return operator.index(value)


def _subscript(index):
    """An integer that is no slice."""
    if not hasattr(type(index), "__index__"):
        raise TypeError("array indices must be integers")
    number = _index(index)
    if not -_most <= number <= _most:
        raise IndexError(f"cannot fit '{_class_name(index)}' into an index-sized integer")
    return number


def _bound(value):
    """A bound of a slice, as numbers: asked before the array is asked for its length."""
    if value is None or type(value) is int:
        return value
    if not hasattr(type(value), "__index__"):
        raise TypeError("slice indices must be integers or None or have an __index__ method")
    return _index(value)


def _cut(index):
    """A slice of numbers: asked before the array is asked for its length, the step first."""
    step = _bound(index.step)
    if step == 0:
        raise ValueError("slice step cannot be zero")
    return slice(_bound(index.start), _bound(index.stop), step)


def _clamped(value):
    """A bound of a search."""
    if type(value) is not int:
        if not hasattr(type(value), "__index__"):
            raise TypeError("slice indices must be integers or have an __index__ method")
        value = _index(value)
    return min(max(value, -_most - 1), _most)


class array:
    """A list of numbers of one kind."""

    # The runtime takes the bytes from the first two: what `_items` may be stands in object/array.rs.
    __slots__ = ("_items", "_code", "__weakref__")

    def __new__(cls, typecode, initializer=(), /, **_):
        if not isinstance(typecode, str):
            raise TypeError(f"array() argument 1 must be a unicode character, not {_class_name(typecode)}")
        if len(typecode) != 1:
            raise TypeError("array() argument 1 must be a unicode character, not str")
        typecode = str.__getitem__(typecode, 0)
        if typecode != "u":
            if isinstance(initializer, str):
                raise TypeError(f"cannot use a str to initialize an array with typecode '{typecode}'")
            if isinstance(initializer, array) and initializer._code == "u":
                raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{typecode}'")
        if typecode not in typecodes:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        self = object.__new__(cls)
        self._code = typecode
        self._items = []
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
        elif isinstance(initializer, array):
            items = initializer._list()
            self._items.extend(items if initializer._code == typecode else [self._checked(item) for item in items])
        elif isinstance(initializer, (type([]), tuple)):
            for at in range(type([]).__len__(initializer) if isinstance(initializer, type([])) else tuple.__len__(initializer)):
                self._items.append(self._checked(initializer[at]))
        else:
            for item in initializer:
                self.append(item)
        return self

    def _lend(self):
        """A view of the bytes of the items, which are there from now on: until no other view is left."""
        items = self._items
        if type(items) is list:
            with memoryview(bytearray(self.tobytes())) as octets:
                items = self._items = octets.cast("I" if self._code == "u" else self._code)
        return items

    def _own(self):
        """The items as a list, to be made longer or shorter."""
        items = self._items
        if type(items) is not list:
            octets = items.obj
            values = self._list()
            items.release()
            try:
                # It does not grow while somebody else looks at it.
                octets.append(0)
            except BufferError:
                with memoryview(octets) as octets:
                    self._items = octets.cast("I" if self._code == "u" else self._code)
                raise BufferError("cannot resize an array that is exporting buffers") from None
            items = self._items = values
        return items

    def _list(self):
        """The items as a list, to be read."""
        items = self._items
        if type(items) is list:
            return items
        return [chr(item) for item in items] if self._code == "u" else items.tolist()

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
            kind = type(value)
            if not (isinstance(value, (int, float)) or hasattr(kind, "__float__") or hasattr(kind, "__index__")):
                raise TypeError(f"must be real number, not {_class_name(value)}")
            value = float(value)
            return _struct.unpack("f", _struct.pack("f", value))[0] if code == "f" else value
        if code == "u":
            if not isinstance(value, str) or len(value) != 1:
                raise TypeError("array item must be unicode character")
            return value
        if not hasattr(type(value), "__index__"):
            raise TypeError(f"'{_class_name(value)}' object cannot be interpreted as an integer")
        value = _index(value)
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
        checked = self._checked(x)
        items = self._own()
        if checked is not x:
            # It is asked once more when there is room for it.
            count = len(items)
            items.append(checked)
            checked = self._checked(x)
            if count < len(self._items):
                self[count] = checked
        else:
            items.append(checked)

    def extend(self, iterable, /):
        if isinstance(iterable, array):
            if iterable._code != self._code:
                raise TypeError("can only extend with array of same kind")
            if iterable._items:
                items = self._own()
                items.extend(iterable._list())
            return
        for item in iterable:
            self.append(item)

    def fromlist(self, list, /):
        if not isinstance(list, type([])):
            raise TypeError("arg must be list")
        count = type([]).__len__(list)
        if count:
            self._own()
            values = []
            for at in range(count):
                values.append(self._checked(type([]).__getitem__(list, at)))
                if type([]).__len__(list) != count:
                    raise RuntimeError("list changed size during iteration")
            self._own().extend(values)

    def tolist(self):
        return self._list()[:]

    def tobytes(self):
        items = self._items
        if type(items) is not list:
            return items.tobytes()
        if self._code == "u":
            return "".join(items).encode("utf-32-le", "surrogatepass")
        return _struct.pack(f"{len(items)}{self._code}", *items)

    def frombytes(self, buffer, /):
        data = _octets(buffer)
        if not isinstance(buffer, (bytes, bytearray)):
            with memoryview(buffer) as view:
                if view.itemsize != 1:
                    raise TypeError("a bytes-like object is required")
        if len(data) % self.itemsize:
            raise ValueError("bytes length not a multiple of item size")
        if data:
            if self._code == "u":
                self._own().extend(data.decode("utf-32-le", "surrogatepass"))
            else:
                self._own().extend(_struct.unpack(f"{len(data) // self.itemsize}{self._code}", data))

    def tofile(self, f, /):
        data = self.tobytes()
        for at in range(0, len(data), 1 << 16):
            f.write(data[at : at + (1 << 16)])

    def fromfile(self, f, n, /):
        n = _ssize(n)
        if n < 0:
            raise ValueError("negative count")
        count = n * self.itemsize
        if count >= 1 << 63:
            raise MemoryError
        data = f.read(count)
        if not isinstance(data, bytes):
            raise TypeError("read() didn't return bytes")
        self.frombytes(data)
        if len(data) != count:
            raise EOFError("read() didn't return enough bytes")

    def tounicode(self):
        if self._code != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self._list())

    def fromunicode(self, ustr, /):
        if not isinstance(ustr, str):
            raise TypeError(f"fromunicode() argument must be str, not {_class_name(ustr) if ustr is not None else None}")
        if self._code != "u":
            raise ValueError("fromunicode() may only be called on unicode type arrays")
        if ustr:
            self._own().extend(ustr)

    def insert(self, i, v, /):
        i = _ssize(i)
        v = self._checked(v)
        self._own().insert(i, v)

    def pop(self, i=-1, /):
        i = _ssize(i)
        count = len(self._items)
        if not count:
            raise IndexError("pop from empty array")
        if not -count <= i < count:
            raise IndexError("pop index out of range")
        return self._own().pop(i)

    def _found(self, v, at, end):
        while at < end and at < len(self._items):
            if self[at] == v:
                return at
            at += 1
        return -1

    def remove(self, v, /):
        at = self._found(v, 0, _most)
        if at < 0:
            raise ValueError("array.remove(x): x not in array")
        del self._own()[at : at + 1]

    def index(self, v, start=0, stop=_most, /):
        start = _clamped(start)
        stop = _clamped(stop)
        count = len(self._items)
        if start < 0:
            start = max(start + count, 0)
        if stop < 0:
            stop += count
        at = self._found(v, start, stop)
        if at < 0:
            raise ValueError("array.index(x): x not in array")
        return at

    def count(self, v, /):
        count = at = 0
        while at < len(self._items):
            if self[at] == v:
                count += 1
            at += 1
        return count

    def reverse(self):
        items = self._items
        if type(items) is list:
            items.reverse()
        else:
            self._put(items[::-1].tobytes())

    def byteswap(self):
        size = self.itemsize
        data = self.tobytes()
        swapped = b"".join([data[at : at + size][::-1] for at in range(0, len(data), size)])
        self._put(swapped)

    def _put(self, data):
        """Other bytes, as many as there were."""
        items = self._items
        if type(items) is list:
            self._items = []
            self.frombytes(data)
        else:
            with items.cast("B") as octets:
                octets[:] = data

    def buffer_info(self):
        return id(self), len(self._items)

    def _like(self, items):
        made = object.__new__(array)
        made._code = self._code
        made._items = items
        return made

    def __len__(self):
        return len(self._items)

    def __getitem__(self, index):
        items = self._items
        if type(index) is int:
            try:
                item = items[index]
            except IndexError:
                raise IndexError("array index out of range") from None
            return chr(item) if type(items) is not list and self._code == "u" else item
        if isinstance(index, slice):
            index = _cut(index)
            return self._like(self._list()[index])
        return self[_subscript(index)]

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            index = _cut(index)
            if not isinstance(value, array):
                raise TypeError(f'can only assign array (not "{_class_name(value)}") to array slice')
            if value._code != self._code:
                raise TypeError("bad argument type for built-in operation")
            values = value._list()[:]
            items = self._items
            if type(items) is list:
                if index.step in (None, 1):
                    items[index] = values
                else:
                    self._spread(items, index, values)
                return
            count = len(range(*index.indices(len(items))))
            if count != len(values) or not values:
                self._own()[index] = values
                return
            if self._code == "u":
                values = [ord(item) for item in values]
            for at, item in zip(range(*index.indices(len(items))), values):
                items[at] = item
            return
        if type(index) is not int:
            index = _subscript(index)
        count = len(self._items)
        if not -count <= index < count:
            raise IndexError("array assignment index out of range")
        value = self._checked(value)
        items = self._items
        if type(items) is not list and self._code == "u":
            value = ord(value)
        # Asking the value may have taken the item away.
        if -len(items) <= index < len(items):
            items[index] = value

    def _spread(self, items, index, values):
        try:
            items[index] = values
        except ValueError as e:
            raise ValueError(str(e).replace("sequence", "array")) from None

    def __delitem__(self, index):
        if isinstance(index, slice):
            index = _cut(index)
            del self._own()[index]
            return
        index = _subscript(index)
        count = len(self._items)
        if not -count <= index < count:
            raise IndexError("array assignment index out of range")
        del self._own()[index]

    def __iter__(self):
        return arrayiterator(self)

    def __contains__(self, value):
        return self._found(value, 0, _most) >= 0

    def __add__(self, other):
        if not isinstance(other, array):
            # Sequences come last.
            method = getattr(type(other), "__radd__", None)
            made = NotImplemented if method is None else method(other, self)
            if made is not NotImplemented:
                return made
            raise TypeError(f'can only append array (not "{_class_name(other)}") to array')
        if other._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        return self._like(self._list() + other._list())

    def __iadd__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only extend array with array (not "{_class_name(other)}")')
        self.extend(other)
        return self

    def __mul__(self, n):
        if not hasattr(type(n), "__index__"):
            # Sequences do not multiply each other.
            is_sequence = isinstance(n, (type([]), tuple, str, bytes, bytearray))
            method = None if is_sequence else getattr(type(n), "__rmul__", None)
            made = NotImplemented if method is None else method(n, self)
            if made is not NotImplemented:
                return made
        else:
            n = _sized(n)
        return self._like(self._list() * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        if not hasattr(type(n), "__index__"):
            return NotImplemented
        n = _sized(n)
        if n != 1 and self._items:
            items = self._own()
            items *= n
        return self

    def _same(self, other):
        a, b = self._list(), other._list()
        # A number that is not equal to itself is not equal here either.
        return a == b and not (self._code in "fd" and any(x != x for x in a))

    def __eq__(self, other):
        return self._same(other) if isinstance(other, array) else NotImplemented

    def __ne__(self, other):
        return not self._same(other) if isinstance(other, array) else NotImplemented

    def __lt__(self, other):
        return self._list() < other._list() if isinstance(other, array) else NotImplemented

    def __le__(self, other):
        return self._list() <= other._list() if isinstance(other, array) else NotImplemented

    def __gt__(self, other):
        return self._list() > other._list() if isinstance(other, array) else NotImplemented

    def __ge__(self, other):
        return self._list() >= other._list() if isinstance(other, array) else NotImplemented

    __hash__ = None

    def __copy__(self):
        return self._like(self.tolist())

    def __deepcopy__(self, memo, /):
        return self._like(self.tolist())

    def __reduce_ex__(self, protocol, /):
        if not isinstance(protocol, int):
            raise TypeError("__reduce_ex__ argument should be an integer")
        return type(self), (self._code, self.tolist()), getattr(self, "__dict__", None)

    def __repr__(self):
        if not len(self._items):
            return f"{type(self).__name__}('{self._code}')"
        if self._code == "u":
            return f"{type(self).__name__}('u', {''.join(self._list())!r})"
        return f"{type(self).__name__}('{self._code}', {self._list()!r})"

    def __class_getitem__(cls, item, /):
        return type(list[int])(cls, item)


class arrayiterator:
    """Over the items of an array, as long as there are some."""

    __slots__ = ("_array", "_at")

    def __init__(self, array):
        self._array = array
        self._at = 0

    def __iter__(self):
        return self

    def __next__(self):
        array = self._array
        if array is not None:
            at = self._at
            if at < len(array._items):
                self._at = at + 1
                return _array.__getitem__(array, at)
            self._array = None
        raise StopIteration

    def __setstate__(self, state, /):
        self._at = min(max(_ssize(state), 0), len(self._array._items))

    def __reduce__(self):
        if self._array is None:
            return iter, ((),)
        return iter, (self._array,), self._at


_array = array
_lends(array)


ArrayType = array


def _register():
    from _collections_abc import MutableSequence

    MutableSequence.register(array)


_register()
