"""Instances of types of C: memory, and the class that says what is in it. Simple types are here."""

from _ctypes import _Memory, _address, _bytes, _copy, _grow, _length, _lent, _make, _make_at, _make_part, _read, _symbol, _wide, _write

_absent = object()


class Info:
    """What a class says of the memory of its instances."""

    __slots__ = (
        "size",
        "align",
        "kind",  # how libffi hands it over: a letter, or a tuple of what a structure holds
        "format",  # of views
        "shape",
        "code",  # of a simple type
        "is_swapped",
        "element",  # of arrays and pointers
        "length",
        "fields",  # of structures: pairs of a name and a field
        "is_final",
        "has_pointer",
        "has_union",
        "function",  # of a type of functions: what it takes and gives
    )

    def __init__(self, size, align, kind, format, shape=(), has_pointer=False):
        self.size, self.align, self.kind, self.format, self.shape = size, align, kind, format, shape
        self.code = self.element = self.function = None
        self.is_swapped = self.is_final = self.has_union = False
        self.has_pointer = has_pointer
        self.length, self.fields = 0, ()


def info_of(cls):
    """The Info of a class of C that has instances, else None."""
    return getattr(cls, "__ctype_info__", None) if isinstance(cls, CType) else None


def concrete(cls):
    info = info_of(cls)
    if info is None:
        raise TypeError("abstract class")
    info.is_final = True
    return info


def _settle(made, base=None, index=0):
    made._b_base_, made._objects, made.__ctype_index__ = base, None, index
    return made


def new(cls, *size):
    """An instance with memory of its own, all zero."""
    info = concrete(cls)
    return _settle(_make(cls, *size or (info.size,)))


def at(cls, address):
    """An instance that lies at an address."""
    return _settle(_make_at(cls, address, concrete(cls).size))


def part(cls, whole, offset, index):
    """An instance that lies within another one."""
    return _settle(_make_part(cls, whole, offset, concrete(cls).size), whole, index)


def memory_of(source, offset, size):
    return _bytes(_address(source) + offset, size)


def keep(owner, index, what):
    """Keeps alive what memory of the owner refers to. It is known to the object that all memory belongs to, by the way that leads to it."""
    if what is None:
        return
    key = f"{index:x}"
    while owner._b_base_ is not None:
        key += f":{owner.__ctype_index__:x}"
        owner = owner._b_base_
    if isinstance(owner, _Simple) or owner._objects is not None and not isinstance(owner._objects, dict):
        owner._objects = what
        return
    if owner._objects is None:
        owner._objects = {}
    owner._objects[key] = what


def kept_by(source):
    """What an instance keeps alive, for another that refers to the same."""
    while source._b_base_ is not None:
        source = source._b_base_
    if source._objects is None and not isinstance(source, _Simple):
        source._objects = {}
    return source._objects


class _Alive:
    """An object that memory refers to by a number."""

    __slots__ = ("number",)
    objects = {}
    last = 0

    def __init__(self, what):
        _Alive.last += 1
        self.number = _Alive.last
        _Alive.objects[self.number] = what

    def __del__(self):
        self.objects.pop(self.number, None)


def _text_memory(value, width):
    raw = value if width == 1 else b"".join(ord(c).to_bytes(4, "little") for c in value)
    memory = _make(_Memory, len(raw) + width)
    _copy(memory, 0, raw)
    return memory


class Held:
    """What stands behind an address: the object that a program gave, and the memory that C sees."""

    __slots__ = ("value", "memory")

    def __init__(self, value, memory):
        self.value, self.memory = value, memory

    def __eq__(self, other):
        return self.value == other

    def __hash__(self):
        return hash(self.value)

    def __repr__(self):
        return repr(self.value)


def load(memory, offset, code, swapped=False):
    """The value of a simple type in memory."""
    value = _read(memory, offset, code, swapped)
    if code in "zZ":
        return None if value == 0 else _bytes(value, -1) if code == "z" else _wide(value, -1)
    if code == "P":
        return value or None
    if code == "O":
        try:
            return _Alive.objects[value]
        except KeyError:
            raise ValueError("PyObject is NULL") from None
    if code == "v":
        return value != 0
    return value


def store(memory, offset, code, value, swapped=False):
    """Puts a value of a simple type into memory. What has to be kept alive for it."""
    alive = None
    if code in "zZ":
        kind, name = (bytes, "bytes") if code == "z" else (str, "unicode string")
        if value is None:
            value = 0
        elif isinstance(value, kind):
            alive = Held(value, _text_memory(value, 1 if code == "z" else 4))
            value = _address(alive.memory)
        elif not isinstance(value, int):
            raise TypeError(f"{name} or integer address expected instead of {type(value).__name__} instance")
    elif code == "P":
        if value is None:
            value = 0
        elif not isinstance(value, int):
            raise TypeError("cannot be converted to pointer")
    elif code == "O":
        alive = Held(value, _Alive(value))
        value = alive.memory.number
    elif code == "c":
        if isinstance(value, (bytes, bytearray)) and len(value) == 1:
            value = value[0]
        elif not (isinstance(value, int) and 0 <= value < 256):
            raise TypeError("one character bytes, bytearray or integer expected")
    elif code == "u":
        if not isinstance(value, str):
            raise TypeError(f"unicode string expected instead of {type(value).__name__} instance")
        if len(value) != 1:
            raise TypeError("one character unicode string expected")
        value = ord(value)
    elif code == "v":
        value = -1 if value else 0
    _write(memory, offset, code, swapped, value)
    return alive


def put(cls, memory, offset, value):
    """Puts a value into memory that is of a class. What has to be kept alive for it."""
    info = concrete(cls)
    if isinstance(value, CData):
        if isinstance(value, cls):
            _copy(memory, offset, memory_of(value, 0, info.size))
            return kept_by(value)
        if isinstance(cls, PyCPointerType) and isinstance(value, _class("Array")):
            if issubclass(value._type_, info.element):
                _write(memory, offset, "P", False, _address(value))
                return kept_by(value), value
        if info.code is not None and info.code != "O":
            return store(memory, offset, info.code, value, info.is_swapped)
        raise TypeError(f"incompatible types, {type(value).__name__} instance instead of {cls.__name__} instance")
    if info.code is not None:
        return store(memory, offset, info.code, value, info.is_swapped)
    if isinstance(value, tuple):
        try:
            made = cls(*value)
        except Exception as error:
            raise RuntimeError(f"({cls.__name__}) {type(error).__name__}: {error}") from None
        return put(cls, memory, offset, made)
    if isinstance(cls, PyCPointerType) and value is None:
        _write(memory, offset, "P", False, 0)
        return None
    raise TypeError(f"expected {cls.__name__} instance, got {type(value).__name__}")


def take(cls, memory, offset, index):
    """The value in memory that is of a class, of which the memory is a part."""
    info = concrete(cls)
    if info.code is not None and is_plain(cls):
        return load(memory, offset, info.code, info.is_swapped)
    return part(cls, memory, offset, index)


def is_plain(cls):
    """Whether values stand for instances: a class of the program's that inherits from a simple type keeps its instances."""
    return cls.__bases__[0] is _Simple


_classes = {}


def _class(name):
    return _classes[name]


def know(cls):
    """Tells this module of a class."""
    _classes[cls.__name__] = cls
    return cls


def address_of(obj):
    if not isinstance(obj, CData):
        raise TypeError("invalid type")
    return _address(obj)


class CArgObject:
    """An argument that is ready for a function."""

    __slots__ = "_code", "_memory", "_obj", "_held"
    __module__ = "builtins"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'CArgObject' instances")

    def __repr__(self):
        code = self._code
        if code in "zZP":
            return f"<cparam '{code}' ({_read(self._memory, 0, 'P', False):#x})>"
        if code == "c":
            byte = _read(self._memory, 0, "B", False)
            shown = chr(byte) if 32 <= byte < 127 and chr(byte) not in "'\\" else f"\\x{byte:02x}"
            return f"<cparam 'c' ('{shown}')>"
        if code in "bBhHiIlLqQfd":
            return f"<cparam '{code}' ({_read(self._memory, 0, code, False)})>"
        shown = f"0x{ord(code):02x}" if not code.isprintable() else code
        return f"<cparam '{shown}' at {id(self):#x}>"


def ready(code, memory, obj=None):
    made = object.__new__(CArgObject)
    made._code, made._memory, made._held = code, memory, obj
    made._obj = obj.value if isinstance(obj, Held) else obj
    return made


def ready_value(code, value, swapped=False):
    memory = _make(_Memory, 16)
    return ready(code, memory, store(memory, 0, code, value, swapped))


def ready_address(code, address, obj=None):
    memory = _make(_Memory, 8)
    _write(memory, 0, "P", False, address)
    return ready(code, memory, obj)


def byref(obj, offset=0, /):
    """Return a pointer lookalike to a C instance, only usable as function argument."""
    if not isinstance(obj, CData):
        raise TypeError(f"byref() argument must be a ctypes instance, not '{type(obj).__name__}'")
    return ready_address("P", _address(obj) + offset, obj)


def _check_dll(dll):
    handle = dll._handle
    if not isinstance(handle, int):
        raise TypeError("the _handle attribute of the second argument must be an integer")
    return handle


class CType(type):
    """What the classes of types of C have in common."""

    def __mul__(cls, length):
        if not hasattr(type(length), "__index__"):
            raise TypeError(f"can't multiply sequence by non-int of type '{type(length).__name__}'")
        return array_type(cls, length.__index__())

    __rmul__ = __mul__

    def from_address(cls, address, /):
        if not isinstance(address, int):
            raise TypeError("integer expected")
        return at(cls, address)

    def from_buffer(cls, source, offset=0, /):
        info = concrete(cls)
        try:
            lent = _lent(source)
        except BufferError:
            raise TypeError("underlying buffer is not C contiguous") from None
        if offset < 0:
            raise ValueError("offset cannot be negative")
        if info.size > _length(lent) - offset:
            raise ValueError(f"Buffer size too small ({_length(lent)} instead of at least {info.size + offset} bytes)")
        made = _settle(_make_part(cls, lent, offset, info.size))
        made._objects = {"ffffffff": memoryview(source)}
        return made

    def from_buffer_copy(cls, source, offset=0, /):
        info = concrete(cls)
        data = memoryview(source).tobytes()
        if offset < 0:
            raise ValueError("offset cannot be negative")
        if info.size > len(data) - offset:
            raise ValueError(f"Buffer size too small ({len(data)} instead of at least {info.size + offset} bytes)")
        made = new(cls)
        _copy(made, 0, data[offset : offset + info.size])
        return made

    def in_dll(cls, dll, name, /):
        concrete(cls)
        try:
            address = _symbol(_check_dll(dll), name)
        except OSError as error:
            raise ValueError(str(error)) from None
        return at(cls, address)

    def from_param(cls, value, /):
        return taken(cls, value)


def taken(cls, value):
    """An argument of a class, or what stands for one."""
    if isinstance(value, cls):
        return value
    if isinstance(value, CArgObject):
        if isinstance(value._obj, concrete(cls).element or cls):
            return value
        raise TypeError(f"expected {cls.__name__} instance instead of pointer to {type(value._obj).__name__}")
    if hasattr(value, "_as_parameter_"):
        return cls.from_param(value._as_parameter_)
    raise TypeError(f"expected {cls.__name__} instance instead of {type(value).__name__}")


_array_types = {}


def array_type(element, length):
    """The class of arrays of so many."""
    if length < 0:
        raise ValueError(f"Array length must be >= 0, not {length}")
    known = _array_types.get((element, length))
    if known is None:
        if info_of(element) is None:
            raise TypeError("Expected a type object" if not isinstance(element, type) else "_type_ must have storage info")
        name = f"{element.__name__}_Array_{length}"
        known = type(_class("Array"))(name, (_class("Array"),), {"_length_": length, "_type_": element, "__module__": element.__module__})
        _array_types[element, length] = known
    return known


class CData(_Memory):
    """What all instances are."""

    __slots__ = "_b_base_", "_objects", "__ctype_index__"
    __module__, __qualname__ = "_ctypes", "_CData"

    def __new__(cls, *args, **kwargs):
        return new(cls)

    def __hash__(self):
        raise TypeError("unhashable type")

    @property
    def _b_needsfree_(self):
        return int(self._b_base_ is None)

    def __ctypes_from_outparam__(self):
        return self

    def __reduce__(self):
        if concrete(type(self)).has_pointer:
            raise ValueError("ctypes objects containing pointers cannot be pickled")
        return _unpickle, (type(self), (getattr(self, "__dict__", {}), memory_of(self, 0, _length(self))))

    def __setstate__(self, state, /):
        attributes, data = state
        if not isinstance(attributes, dict):
            raise TypeError(f"argument 1 must be dict, not {type(attributes).__name__}")
        _copy(self, 0, data[: _length(self)])
        self.__dict__.update(attributes)

    def __deepcopy__(self, memo):
        remake, (cls, state) = self.__reduce__()
        return remake(cls, state)


CData.__name__ = "_CData"


def _unpickle(cls, state, /):
    made = cls.__new__(cls)
    made.__setstate__(state)
    return made


_unpickle.__module__ = "_ctypes"

_CODES = "cbBhHiIlLdfuzZqQPXOv?g"
_SIZES = {**dict.fromkeys("cbB?", 1), **dict.fromkeys("hHv", 2), **dict.fromkeys("iIfu", 4), "g": 16}
_FORMATS = {"l": "l", "L": "L", "u": "w", "z": "z", "Z": "Z", "P": "P", "O": "O", "c": "c", "?": "?", "g": "g", "v": "h"}


class PyCSimpleType(CType):
    """The class of simple types."""

    __module__ = "_ctypes"

    def __new__(meta, name, bases, namespace, **kwargs):
        cls = type.__new__(meta, name, bases, namespace, **kwargs)
        if bases == (CData,):
            return cls
        code = getattr(cls, "_type_", _absent)
        if code is _absent:
            raise AttributeError("class must define a '_type_' attribute")
        if not isinstance(code, str):
            raise TypeError("class must define a '_type_' string attribute")
        if len(code) != 1:
            raise ValueError("class must define a '_type_' attribute which must be a string of length 1")
        if code not in _CODES:
            raise AttributeError(
                f"class must define a '_type_' attribute which must be\na single character string containing one of '{_CODES}'."
            )
        _describe_simple(cls, code, False)
        if meta is PyCSimpleType and is_plain(cls) and code in "hHiIlLqQfd":
            other = type.__new__(meta, name + "_be", bases, {"_type_": code, "__module__": cls.__module__})
            _describe_simple(other, code, True)
            other.__name__ = other.__qualname__ = name
            other.__ctype_le__ = cls.__ctype_le__ = cls
            other.__ctype_be__ = cls.__ctype_be__ = other
        return cls

    def from_param(cls, value, /):
        if isinstance(value, cls):
            return value
        info, code = concrete(cls), cls._type_
        if code in "zZP":
            found = _taken_text(value, code)
            if found is not _absent:
                return found
        else:
            try:
                return ready_value(code, value, info.is_swapped)
            except Exception:
                pass
        if hasattr(value, "_as_parameter_"):
            return cls.from_param(value._as_parameter_)
        raise TypeError("wrong type")


def _describe_simple(cls, code, is_swapped):
    size = _SIZES.get(code, 8)
    kind = {"z": "P", "Z": "P", "O": "P", "X": "P", "v": "h"}.get(code, code)
    info = Info(size, size, kind, (">" if is_swapped else "<") + _FORMATS.get(code, code), (), code in "zZPO")
    info.code, info.is_swapped = code, is_swapped
    type.__setattr__(cls, "__ctype_info__", info)


def _taken_text(value, code):
    """An argument that is an address: of a text, or of anything."""
    if value is None:
        return None
    if isinstance(value, bytes) and code in "zP":
        return ready_value("z", value)
    if isinstance(value, str) and code in "ZP":
        return ready_value("Z", value)
    if code == "P":
        if isinstance(value, int):
            return ready_value("P", value)
        if isinstance(value, (_class("Array"), _class("_Pointer"))):
            return value
        if isinstance(value, CArgObject):
            return value if value._code == "P" else _absent
        if isinstance(value, _class("CFuncPtr")):
            return ready_address("P", _read(value, 0, "P", False), value)
        if isinstance(value, _Simple) and value._type_ in "zZ":
            return ready_address(value._type_, _read(value, 0, "P", False), value)
        return _absent
    letter = "c" if code == "z" else "u"
    if isinstance(value, (_class("Array"), _class("_Pointer"))) and concrete(value._type_).code == letter:
        return value
    if isinstance(value, CArgObject) and isinstance(value._obj, _Simple) and value._obj._type_ == letter:
        return value
    return _absent


class _Simple(CData, metaclass=PyCSimpleType):
    """What all simple types are."""

    __slots__ = ()
    __module__, __qualname__ = "_ctypes", "_SimpleCData"

    def __init__(self, *args):
        if len(args) > 1:
            raise TypeError(f"__init__ expected at most 1 argument, got {len(args)}")
        if args:
            self.value = args[0]

    @property
    def value(self):
        """current value"""
        info = concrete(type(self))
        return load(self, 0, info.code, info.is_swapped)

    @value.setter
    def value(self, value):
        info = concrete(type(self))
        keep(self, 0, store(self, 0, info.code, value, info.is_swapped))

    @value.deleter
    def value(self):
        raise TypeError("can't delete attribute")

    def __bool__(self):
        return any(memory_of(self, 0, _length(self)))

    def __ctypes_from_outparam__(self):
        return self.value if is_plain(type(self)) else self

    def __repr__(self):
        cls = type(self)
        if not is_plain(cls):
            return f"<{cls.__name__} object at {id(self):#x}>"
        return f"{cls.__name__}{'_be' * cls.__ctype_info__.is_swapped}({self.value!r})"


_Simple.__name__ = "_SimpleCData"


class PyCPointerType(CType):
    """The class of types of pointers."""

    __module__ = "_ctypes"

    def __new__(meta, name, bases, namespace, **kwargs):
        cls = type.__new__(meta, name, bases, namespace, **kwargs)
        if bases == (CData,):
            return cls
        info = Info(8, 8, "P", "X{}", (), True)
        type.__setattr__(cls, "__ctype_info__", info)
        element = namespace.get("_type_")
        if element is not None:
            _point(cls, element)
        return cls

    def set_type(cls, element, /):
        _point(cls, element)
        type.__setattr__(cls, "_type_", element)

    def from_param(cls, value, /):
        if value is None:
            return None
        element = concrete(cls).element
        if element is None:
            raise TypeError("abstract class")
        if isinstance(value, element):
            return byref(value)
        if isinstance(value, (_class("_Pointer"), _class("Array"))) and issubclass(value._type_, element):
            return value
        return taken(cls, value)

    def __setattr__(cls, name, value):
        if name == "_type_":
            _point(cls, value)
        type.__setattr__(cls, name, value)


def _point(cls, element):
    if not isinstance(element, type):
        raise TypeError("_type_ must be a type")
    info = info_of(element)
    if info is None:
        raise TypeError("_type_ must have storage info")
    own = cls.__ctype_info__
    own.element = element
    shape = f"({','.join(map(str, info.shape))})" if info.shape else ""
    own.format = f"&{shape}{info.format}"


def sizeof(obj, /):
    """Return the size in bytes of a C instance."""
    if isinstance(obj, CData):
        return _length(obj)
    info = info_of(obj)
    if info is None:
        raise TypeError("this type has no size")
    return info.size


def alignment(obj, /):
    """Return the alignment requirements of a C instance."""
    info = info_of(type(obj)) if isinstance(obj, CData) else info_of(obj)
    if info is None:
        raise TypeError("no alignment info")
    return info.align


def resize(obj, size, /):
    """Resize the memory buffer of a ctypes instance."""
    if not isinstance(obj, CData):
        raise TypeError("excepted ctypes instance")
    least = concrete(type(obj)).size
    if size < least:
        raise ValueError(f"minimum size is {least}")
    if obj._b_base_ is not None:
        raise ValueError("Memory cannot be resized because this object doesn't own it")
    _grow(obj, size)
