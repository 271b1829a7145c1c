"""Instances of types of C that consist of others: arrays, pointers, structures and unions."""

from _ctypes import _address, _copy, _length, _read, _wide, _write
from _ctypes_data import CData, CType, Info, PyCPointerType, at, concrete, info_of, keep, kept_by, know, memory_of, new, put, take
import sys as _sys

_absent = object()


class PyCArrayType(CType):
    """The class of types of arrays."""

    __module__ = "_ctypes"

    def __new__(meta, name, bases, namespace, **kwargs):
        cls = type.__new__(meta, name, bases, namespace, **kwargs)
        if bases == (CData,):
            return cls
        length = getattr(cls, "_length_", _absent)
        if length is _absent:
            raise AttributeError("class must define a '_length_' attribute")
        if not isinstance(length, int):
            raise TypeError("The '_length_' attribute must be an integer")
        if length < 0:
            raise ValueError("The '_length_' attribute must not be negative")
        if length > _sys.maxsize:
            raise OverflowError("The '_length_' attribute is too large")
        element = getattr(cls, "_type_", _absent)
        if element is _absent:
            raise AttributeError("class must define a '_type_' attribute")
        part = info_of(element)
        if part is None:
            raise TypeError("_type_ must have storage info")
        if part.size * length > _sys.maxsize:
            raise OverflowError("array too large")
        info = Info(part.size * length, part.align, (part.kind,) * length if length < 4096 else "P", part.format, (length, *part.shape), part.has_pointer)
        info.element, info.length, info.has_union = element, length, part.has_union
        part.is_final = True
        type.__setattr__(cls, "__ctype_info__", info)
        if part.code == "c":
            type.__setattr__(cls, "value", _bytes_value)
            type.__setattr__(cls, "raw", _raw)
        elif part.code == "u":
            type.__setattr__(cls, "value", _wide_value)
        return cls


def _get_bytes(self):
    """string value"""
    raw = memory_of(self, 0, _length(self))
    end = raw.find(0)
    return raw if end < 0 else raw[:end]


def _set_bytes(self, value):
    if not isinstance(value, bytes):
        raise TypeError(f"bytes expected instead of {type(value).__name__} instance")
    room = _length(self)
    if len(value) > room:
        raise ValueError("byte string too long")
    _copy(self, 0, value + b"\0" if len(value) < room else value)


def _get_raw(self):
    """value"""
    return memory_of(self, 0, _length(self))


def _set_raw(self, value):
    data = memoryview(value).tobytes()
    if len(data) > _length(self):
        raise ValueError("byte string too long")
    _copy(self, 0, data)


def _get_wide(self):
    """string value"""
    text = _wide(_address(self), _length(self) // 4)
    end = text.find("\0")
    return text if end < 0 else text[:end]


def _set_wide(self, value):
    if not isinstance(value, str):
        raise TypeError(f"unicode string expected instead of {type(value).__name__} instance")
    room = _length(self) // 4
    if len(value) > room:
        raise ValueError("string too long")
    text = value + "\0" if len(value) < room else value
    _copy(self, 0, text.encode("utf-32-le", "surrogatepass"))


def _delete(self):
    raise TypeError("can't delete attribute")


def _delete_raw(self):
    raise AttributeError("cannot delete attribute")


_bytes_value, _raw, _wide_value = property(_get_bytes, _set_bytes, _delete), property(_get_raw, _set_raw, _delete_raw), property(_get_wide, _set_wide, _delete)


def _gathered(info, items):
    """What a slice is: text of characters, else a list."""
    if info.code == "c":
        return b"".join(items)
    return "".join(items) if info.code == "u" else items


@know
class Array(CData, metaclass=PyCArrayType):
    """Abstract base class for arrays.

    The recommended way to create concrete array types is by multiplying any
    ctypes data type with a non-negative integer. Alternatively, you can subclass
    this type and define _length_ and _type_ class variables. Array elements can
    be read and written using standard subscript and slice accesses for slice
    reads, the resulting object is not itself an Array.
    """

    __slots__ = ()
    __module__ = "_ctypes"

    def __init__(self, *args):
        for index, value in enumerate(args):
            self[index] = value

    def __len__(self):
        return concrete(type(self)).length

    def _at(self, index):
        info = concrete(type(self))
        if not 0 <= index < info.length:
            raise IndexError("invalid index")
        return info.element, index * concrete(info.element).size

    def __getitem__(self, index, /):
        if isinstance(index, slice):
            items = [self[i] for i in range(*index.indices(len(self)))]
            return _gathered(concrete(concrete(type(self)).element), items)
        if not hasattr(type(index), "__index__"):
            raise TypeError("indices must be integers")
        index = index.__index__()
        element, offset = Array._at(self, index + len(self) if index < 0 else index)
        return take(element, self, offset, index)

    def __setitem__(self, index, value, /):
        if isinstance(index, slice):
            places = range(*index.indices(len(self)))
            if len(value) != len(places):
                raise ValueError("Can only assign sequence of same size")
            for place, item in zip(places, value):
                self[place] = item
            return
        if not hasattr(type(index), "__index__"):
            raise TypeError("indices must be integer")
        index = index.__index__()
        if index < 0:
            index += len(self)
        element, offset = Array._at(self, index)
        keep(self, index, put(element, self, offset, value))

    def __delitem__(self, index, /):
        raise TypeError("Array does not support item deletion")

    def __iter__(self):
        for index in range(len(self)):
            yield self[index]

    @classmethod
    def __class_getitem__(cls, item, /):
        import types

        return types.GenericAlias(cls, item)


@know
class _Pointer(CData, metaclass=PyCPointerType):
    """What all pointers are."""

    __slots__ = ()
    __module__ = "_ctypes"

    def __new__(cls, *args, **kwargs):
        info = info_of(cls)
        if info is None or info.element is None:
            raise TypeError("Cannot create instance: has no _type_")
        return new(cls)

    def __init__(self, *args):
        if len(args) > 1:
            raise TypeError(f"POINTER expected at most 1 argument, got {len(args)}")
        if args:
            self.contents = args[0]

    def _element(self):
        element = concrete(type(self)).element
        return element, concrete(element).size

    @property
    def contents(self):
        """the object this pointer points to (read-write)"""
        address = _read(self, 0, "P", False)
        if address == 0:
            raise ValueError("NULL pointer access")
        made = at(_Pointer._element(self)[0], address)
        made._objects = {"0": self}
        return made

    @contents.deleter
    def contents(self):
        raise TypeError("Pointer does not support item deletion")

    @contents.setter
    def contents(self, value):
        element, _ = _Pointer._element(self)
        is_array_of = isinstance(value, Array) and issubclass(value._type_, element)
        if not (isinstance(value, element) or is_array_of):
            raise TypeError(f"expected {element.__name__} instead of {type(value).__name__}")
        _write(self, 0, "P", False, _address(value))
        keep(self, 1, value)
        keep(self, 0, kept_by(value))

    def __bool__(self):
        return _read(self, 0, "P", False) != 0

    def _item(self, index):
        address = _read(self, 0, "P", False)
        if address == 0:
            raise ValueError("NULL pointer access")
        element, size = _Pointer._element(self)
        made = at(element, address + index * size)
        made._objects = {"0": self}
        return element, made

    def __getitem__(self, index, /):
        if isinstance(index, slice):
            return _Pointer._slice(self, index)
        if not hasattr(type(index), "__index__"):
            raise TypeError("Pointer indices must be integer")
        element, place = _Pointer._item(self, index.__index__())
        value = take(element, place, 0, index)
        return place if isinstance(value, CData) else value

    def __setitem__(self, index, value, /):
        if isinstance(index, slice):
            raise TypeError("Pointer does not support slice assignment")
        if not hasattr(type(index), "__index__"):
            raise TypeError(f"'{type(index).__name__}' object cannot be interpreted as an integer")
        element, place = _Pointer._item(self, index.__index__())
        keep(self, index.__index__(), put(element, place, 0, value))

    def __delitem__(self, index, /):
        raise TypeError("Pointer does not support item deletion")

    def _slice(self, index):
        step = 1 if index.step is None else index.step.__index__()
        if step == 0:
            raise ValueError("slice step cannot be zero")
        if index.start is None and step < 0:
            raise ValueError("slice start is required for step < 0")
        if index.stop is None:
            raise ValueError("slice stop is required")
        start = 0 if index.start is None else index.start.__index__()
        items = [self[i] for i in range(start, index.stop.__index__(), step)]
        return _gathered(concrete(_Pointer._element(self)[0]), items)


_pointer_type_cache = {}


def POINTER(cls, /):
    """Create and return a new ctypes pointer type."""
    known = _pointer_type_cache.get(cls)
    if known is not None:
        return known
    if isinstance(cls, str):
        made = PyCPointerType(f"LP_{cls}", (_Pointer,), {"__module__": "ctypes"})
        _pointer_type_cache[id(made)] = made
        return made
    if not isinstance(cls, type):
        raise TypeError("must be a ctypes type")
    made = PyCPointerType(f"LP_{cls.__name__}", (_Pointer,), {"_type_": cls, "__module__": cls.__module__})
    _pointer_type_cache[cls] = made
    return made


def pointer(obj, /):
    """Create a new pointer instance, pointing to 'obj'."""
    known = _pointer_type_cache.get(type(obj))
    return (known or POINTER(type(obj)))(obj)


class CField:
    """Structure/Union member"""

    __slots__ = "_cls", "_offset", "_index", "_bits", "_low"
    __module__ = "_ctypes"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create '_ctypes.CField' instances")

    @property
    def offset(self):
        """offset in bytes of this field"""
        return self._offset

    @property
    def size(self):
        """size in bytes of this field"""
        return self._bits << 16 | self._low if self._bits else concrete(self._cls).size

    def __get__(self, instance, owner=None, /):
        if instance is None:
            return self
        if not isinstance(instance, CData):
            raise TypeError("not a ctype instance")
        if self._bits:
            return self._get_bits(instance)
        cls = self._cls
        if isinstance(cls, PyCArrayType) and concrete(cls.__ctype_info__.element).code in ("c", "u"):
            return take_part(cls, instance, self).value
        return take(cls, instance, self._offset, self._index)

    def __set__(self, instance, value, /):
        if not isinstance(instance, CData):
            raise TypeError("not a ctype instance")
        if self._bits:
            self._set_bits(instance, value)
            return
        cls = self._cls
        code = concrete(cls.__ctype_info__.element).code if isinstance(cls, PyCArrayType) else None
        if code in ("c", "u") and not isinstance(value, cls):
            _put_text(take_part(cls, instance, self), cls.__ctype_info__.length, code, value)
            return
        keep(instance, self._index, put(cls, instance, self._offset, value))

    def __delete__(self, instance, /):
        raise TypeError("can't delete attribute")

    def _get_bits(self, instance):
        info = concrete(self._cls)
        value = int(_read(instance, self._offset, info.code, info.is_swapped)) >> self._low & (1 << self._bits) - 1
        if info.code == "?":
            return bool(value)
        is_negative = info.code in "bhilq" and value >> self._bits - 1
        return value - (1 << self._bits) if is_negative else value

    def _set_bits(self, instance, value):
        info = concrete(self._cls)
        if not hasattr(type(value), "__index__"):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        mask = (1 << self._bits) - 1
        bits = bool(value) if info.code == "?" else value.__index__() & mask
        code = "B" if info.code == "?" else info.code
        before = _read(instance, self._offset, code, info.is_swapped)
        _write(instance, self._offset, code, info.is_swapped, before & ~(mask << self._low) | bits << self._low)

    def __repr__(self):
        name = self._cls.__name__
        if self._bits:
            return f"<Field type={name}, ofs={self._offset}:{self._low}, bits={self._bits}>"
        return f"<Field type={name}, ofs={self._offset}, size={self.size}>"


def take_part(cls, instance, field):
    return take(cls, instance, field._offset, field._index)


def _put_text(array, room, code, value):
    """Puts text into an array of characters that is a field."""
    if code == "c":
        if not isinstance(value, bytes):
            raise TypeError(f"expected bytes, {type(value).__name__} found")
        # A zero byte ends it.
        value = value.partition(b"\0")[0]
        if len(value) > room:
            raise ValueError(f"bytes too long ({len(value)}, maximum length {room})")
        array.value = value
        return
    if not isinstance(value, str):
        raise TypeError(f"unicode string expected instead of {type(value).__name__} instance")
    if len(value) > room:
        raise ValueError(f"string too long ({len(value)}, maximum length {room})")
    array.value = value


def _field(cls, offset, index, bits=0, low=0):
    made = object.__new__(CField)
    made._cls, made._offset, made._index, made._bits, made._low = cls, offset, index, bits, low
    return made


class _Layout:
    """Where fields are, one after the other, as the C compiler of this system puts them."""

    def __init__(self, size, align, pack, is_swapped):
        self.size = self.offset = size
        self.align, self.pack, self.is_swapped = align, pack, is_swapped
        # Bits of the unit that bit fields are put into, and how many of them are used.
        self.unit = self.used = 0

    def place(self, info):
        align = min(self.pack, info.align) if self.pack else info.align
        self.offset = self.size = -(-self.offset // align) * align
        at = self.offset
        self.offset += info.size
        self.size += info.size
        self.align = max(self.align, align)
        return at

    def add(self, info, bits):
        """The offset of the next field, and its lowest bit."""
        width = info.size * 8
        if not bits:
            self.unit = self.used = 0
            return self.place(info), 0
        if self.unit and width <= self.unit and self.used + bits <= self.unit:
            pass
        elif self.unit and width >= self.unit and self.used + bits <= width:
            more = info.size - self.unit // 8
            self.offset += more
            self.size += more
            self.unit = width
        else:
            self.used, self.unit = 0, width
            self.place(info)
        low = self.unit - self.used - bits if self.is_swapped else self.used
        self.used += bits
        return self.offset - info.size, low


def _check_pair(index, pair):
    if not (isinstance(pair, tuple) and len(pair) in (2, 3) and isinstance(pair[0], str)):
        raise TypeError("_fields_ must be a sequence of (name, C type) pairs")
    info = info_of(pair[1])
    if info is None:
        raise TypeError(f"second item in _fields_ tuple (index {index}) must be a C type")
    if len(pair) == 2:
        return info, 0
    if info.code is None or info.code not in "bBhHiIlLqQ?cu" or info.code in "cu":
        raise TypeError(f"bit fields not allowed for type {pair[1].__name__}")
    bits = pair[2]
    if not isinstance(bits, int):
        raise TypeError("_fields_ must be a sequence of (name, C type) pairs")
    if not 0 < bits <= info.size * 8:
        raise ValueError("number of bits invalid for bit field")
    return info, bits


def _set_fields(cls, fields, is_structure):
    own = cls.__dict__.get("__ctype_info__")
    if own is None:
        raise TypeError("ctypes state is not initialized")
    if own.is_final:
        raise AttributeError("_fields_ is final")
    try:
        fields = [fields[index] for index in range(len(fields))]
    except TypeError:
        raise TypeError("'_fields_' must be a sequence of pairs") from None
    pack = getattr(cls, "_pack_", 0)
    if not isinstance(pack, int) or not 0 <= pack < 1 << 31:
        raise ValueError("_pack_ must be a non-negative integer")
    base = info_of(cls.__bases__[0])
    is_swapped = hasattr(cls, "_swappedbytes_")
    before = base.fields if base else ()
    layout = _Layout(base.size if base and is_structure else 0, base.align if base else 1, pack, is_swapped)
    union_size, formats, made = base.size if base else 0, [], []
    kinds = list(base.kind) if base and isinstance(base.kind, tuple) and is_structure else []
    has_pointer, has_union = bool(base and base.has_pointer), bool(base and base.has_union) or not is_structure
    if is_structure and base and base.format.startswith("T{"):
        formats.append(base.format[2:-1])
    for index, pair in enumerate(fields, len(before)):
        info, bits = _check_pair(index - len(before), pair)
        name, element = pair[:2]
        if not is_structure:
            layout.size = layout.offset = layout.unit = layout.used = 0
        end = layout.size
        offset, low = layout.add(info, bits)
        info.is_final = True
        if own.is_final:
            raise AttributeError("Structure or union cannot contain itself")
        if is_structure and offset > end:
            formats.append(f"{offset - end if offset - end > 1 else ''}x")
        shape = f"({','.join(map(str, info.shape))})" if info.shape else ""
        formats.append(f"{shape}{info.format}:{name}:")
        field = _field(element, offset, index, bits, low)
        type.__setattr__(cls, name, field)
        made.append((name, field))
        union_size = max(union_size, layout.size)
        kinds.append(info.kind)
        has_pointer, has_union = has_pointer or info.has_pointer, has_union or info.has_union
    size = layout.size if is_structure else union_size
    whole = -(-size // layout.align) * layout.align
    if whole > layout.size and is_structure:
        formats.append(f"{whole - layout.size if whole - layout.size > 1 else ''}x")
    own.size, own.align, own.has_pointer, own.has_union = whole, layout.align, has_pointer, has_union
    own.kind = tuple(kinds)
    own.fields, own.is_final = (*before, *made), True
    own.format = f"T{{{''.join(formats)}}}" if is_structure and not is_swapped and not pack else "B"
    _add_anonymous(cls, dict(made))


def _add_anonymous(cls, fields):
    names = cls.__dict__.get("_anonymous_", ())
    try:
        names = list(names)
    except TypeError:
        raise TypeError("_anonymous_ must be a sequence") from None
    for name in names:
        field = fields.get(name) or cls.__dict__.get(name)
        if not isinstance(field, CField):
            raise AttributeError(f"'{name}' is specified in _anonymous_ but not in _fields_")
        for inner, at_inner in _inner_fields(field._cls):
            lifted = _field(at_inner._cls, field._offset + at_inner._offset, field._index + at_inner._index, at_inner._bits, at_inner._low)
            type.__setattr__(cls, inner, lifted)


def _inner_fields(cls):
    for name, field in concrete(cls).fields:
        yield name, field
        if name in getattr(cls, "_anonymous_", ()):
            for inner, _ in _inner_fields(field._cls):
                yield inner, cls.__dict__[inner]


class _RecordType(CType):
    """The class of types of structures, or of unions."""

    __module__ = "_ctypes"

    def __new__(meta, name, bases, namespace, **kwargs):
        cls = type.__new__(meta, name, bases, namespace, **kwargs)
        if bases == (CData,) or namespace.get("_abstract_"):
            return cls
        base = info_of(cls.__bases__[0])
        info = Info(0, 1, (), "B")
        if base is not None:
            info = Info(base.size, base.align, base.kind, base.format, (), base.has_pointer)
            info.fields, info.has_union = base.fields, base.has_union
            base.is_final = True
        type.__setattr__(cls, "__ctype_info__", info)
        if "_fields_" in namespace:
            cls._fields_ = namespace["_fields_"]
        return cls

    def __setattr__(cls, name, value):
        if name == "_fields_":
            type.__setattr__(cls, name, value)
            _set_fields(cls, value, isinstance(cls, PyCStructType))
        else:
            type.__setattr__(cls, name, value)


class PyCStructType(_RecordType):
    """The class of types of structures."""

    __module__ = "_ctypes"


class UnionType(_RecordType):
    """The class of types of unions."""

    __module__ = "_ctypes"


def _init(self, *args, **kwargs):
    if args:
        names = [name for name, _ in concrete(type(self)).fields]
        if len(args) > len(names):
            raise TypeError("too many initializers")
        for name, value in zip(names, args):
            if name in kwargs:
                raise TypeError(f"duplicate values for field {name!r}")
            setattr(self, name, value)
    for name, value in kwargs.items():
        setattr(self, name, value)


@know
class Structure(CData, metaclass=PyCStructType):
    """Structure base class"""

    __slots__ = ()
    __module__ = "_ctypes"

    def __init__(self, *args, **kwargs):
        _init(self, *args, **kwargs)


@know
class Union(CData, metaclass=UnionType):
    """Union base class"""

    __slots__ = ()
    __module__ = "_ctypes"

    def __init__(self, *args, **kwargs):
        _init(self, *args, **kwargs)
