"""Functions of C that programs call, and functions of programs that C calls."""

from _ctypes import _Memory, _address, _bytes, _call, _closure, _copy, _entry, _make, _make_at, _read, _symbol, _wide, _write
from _ctypes_data import CArgObject, CData, CType, Info, _absent, _check_dll, at, concrete, info_of, is_plain, know, load, memory_of, new, ready_value, store
from _ctypes_groups import Array, _Pointer

FUNCFLAG_CDECL, FUNCFLAG_PYTHONAPI, FUNCFLAG_USE_ERRNO, FUNCFLAG_USE_LASTERROR = 1, 4, 8, 16
_IN, _OUT, _LCID = 1, 2, 4
MOST = 1024


class ArgumentError(Exception):
    __module__ = "ctypes"


class _Signature:
    """What a type of functions takes and gives."""

    __slots__ = "flags", "argtypes", "restype"

    def __init__(self, flags, argtypes, restype):
        self.flags, self.argtypes, self.restype = flags, argtypes, restype


def _checked_arguments(argtypes):
    if not isinstance(argtypes, tuple):
        try:
            argtypes = tuple(argtypes)
        except TypeError:
            raise TypeError("_argtypes_ must be a sequence of types") from None
    if len(argtypes) > MOST:
        raise ArgumentError(f"_argtypes_ has too many arguments ({len(argtypes)}), maximum is {MOST}")
    for index, argtype in enumerate(argtypes):
        if not hasattr(argtype, "from_param"):
            raise TypeError(f"item {index + 1} in _argtypes_ has no from_param method")
    return argtypes


def _check_result(restype):
    if restype is not None and info_of(restype) is None and not callable(restype):
        raise TypeError("restype must be a type, a callable, or None")


class PyCFuncPtrType(CType):
    """The class of types of functions."""

    __module__ = "_ctypes"

    def __new__(meta, name, bases, namespace, **kwargs):
        cls = type.__new__(meta, name, bases, namespace, **kwargs)
        if bases == (CData,):
            return cls
        flags = getattr(cls, "_flags_", None)
        if not isinstance(flags, int):
            raise TypeError("class must define _flags_ which must be an integer")
        argtypes = getattr(cls, "_argtypes_", None)
        if argtypes is not None:
            if not isinstance(argtypes, tuple):
                raise TypeError("_argtypes_ must be a sequence of types")
            argtypes = _checked_arguments(argtypes)
        restype = getattr(cls, "_restype_", _absent)
        if restype is not _absent and restype is not None and info_of(restype) is None and not callable(restype):
            raise TypeError("_restype_ must be a type, a callable, or None")
        info = Info(8, 8, "P", "X{}", (), True)
        info.function = _Signature(flags, argtypes, None if restype is _absent else restype)
        type.__setattr__(cls, "__ctype_info__", info)
        return cls


# What functions of this module do that have an address like those of C.
_inner = {}


@know
class CFuncPtr(CData, metaclass=PyCFuncPtrType):
    """Function Pointer"""

    __slots__ = "_argtypes", "_restype", "_errcheck", "_paramflags", "_callable"
    __module__ = "_ctypes"

    def __new__(cls, *args, **kwargs):
        signature = concrete(cls).function
        made = new(cls)
        made._argtypes = made._restype = made._paramflags = _absent
        made._errcheck = made._callable = None
        if not args:
            return made
        first = args[0]
        if isinstance(first, tuple):
            _find(made, first)
        elif isinstance(first, int) and len(args) == 1:
            _write(made, 0, "P", False, first)
            return made
        elif callable(first) and len(args) == 1:
            _make_closure(made, signature, first)
            return made
        elif not isinstance(first, int):
            raise TypeError("argument must be callable or integer function address")
        else:
            _write(made, 0, "P", False, first)
        if len(args) > 1 and args[1] is not None:
            made._paramflags = _checked_flags(signature, args[1])
        return made

    def __init__(self, *args, **kwargs):
        pass

    @property
    def restype(self):
        """specify the result type"""
        own = _own(self, CFuncPtr._restype)
        return concrete(type(self)).function.restype if own is _absent else own

    @restype.setter
    def restype(self, value):
        _check_result(value)
        self._restype = value

    @restype.deleter
    def restype(self):
        self._restype = _absent

    @property
    def argtypes(self):
        """specify the argument types"""
        own = _own(self, CFuncPtr._argtypes)
        return concrete(type(self)).function.argtypes if own is _absent else own

    @argtypes.setter
    def argtypes(self, value):
        self._argtypes = _absent if value is None else _checked_arguments(value)

    @argtypes.deleter
    def argtypes(self):
        self._argtypes = _absent

    @property
    def errcheck(self):
        """a function to check for errors"""
        own = _own(self, CFuncPtr._errcheck)
        return None if own is _absent else own

    @errcheck.setter
    def errcheck(self, value):
        if not callable(value):
            raise TypeError("the errcheck attribute must be callable")
        self._errcheck = value

    @errcheck.deleter
    def errcheck(self):
        self._errcheck = None

    def __bool__(self):
        return _read(self, 0, "P", False) != 0

    def __repr__(self):
        return f"<{type(self).__name__} object at {id(self):#x}>"

    def __call__(self, *args, **kwargs):
        flags = _own(self, CFuncPtr._paramflags)
        if flags is _absent:
            given, outs, ins = args, (), ()
        else:
            given, outs, ins = _filled(self, flags, args, kwargs)
        argtypes, restype = self.argtypes, self.restype
        if argtypes:
            required, actual = len(argtypes), len(given)
            if required > actual:
                plural = "" if required == 1 else "s"
                raise TypeError(f"this function takes at least {required} argument{plural} ({actual} given)")
        result = _invoke(self, argtypes, restype, given)
        errcheck = self.errcheck
        if errcheck is not None:
            checked = errcheck(result, self, given)
            if checked is not given:
                return checked
            result = checked
        if not outs and not ins:
            return result
        values = [given[index].__ctypes_from_outparam__() if index in outs else given[index] for index in sorted({*outs, *ins})]
        return values[0] if len(values) == 1 else tuple(values)


def _own(function, slot):
    """What an instance has itself: one that lies in other memory was not made by the class."""
    try:
        return slot.__get__(function)
    except AttributeError:
        return _absent


def _find(made, pair):
    if len(pair) != 2:
        raise TypeError(f"function takes exactly 2 arguments ({len(pair)} given)")
    name, dll = pair
    handle = _check_dll(dll)
    if isinstance(name, bytes):
        name = name.decode()
    if not isinstance(name, str):
        raise TypeError("function name must be string, bytes object or integer")
    try:
        address = _symbol(handle, name)
    except OSError as error:
        text = str(error)
        if name.startswith(("Py", "_Py")):
            text = f"there is no C API of CPython here: {name}"
        raise AttributeError(text) from None
    _write(made, 0, "P", False, address)
    made._objects = {"0": dll}


def _checked_flags(signature, flags):
    argtypes = signature.argtypes
    if argtypes is None:
        return _absent
    if not isinstance(flags, tuple):
        raise TypeError("paramflags must be a tuple or None")
    if len(flags) != len(argtypes):
        raise ValueError("paramflags must have the same length as argtypes")
    checked = []
    for index, item in enumerate(flags):
        if not (isinstance(item, tuple) and 1 <= len(item) <= 3 and isinstance(item[0], int)):
            raise TypeError("paramflags must be a sequence of (int [,string [,value]]) tuples")
        name = item[1] if len(item) > 1 else None
        if not (name is None or isinstance(name, str)):
            raise TypeError("paramflags must be a sequence of (int [,string [,value]]) tuples")
        direction = item[0] & (_IN | _OUT | _LCID)
        if direction == _OUT:
            info = info_of(argtypes[index])
            if not (isinstance(argtypes[index], type(_Pointer)) or isinstance(argtypes[index], type(Array)) or info and info.code in ("z", "Z", "P")):
                raise TypeError(f"'out' parameter {index + 1} must be a pointer type, not {argtypes[index].__name__}")
        elif direction not in (0, _IN, _IN | _LCID, _IN | _OUT):
            raise TypeError(f"paramflag value {item[0]} not supported")
        checked.append((direction, name, item[2] if len(item) > 2 else _absent))
    return tuple(checked)


def _filled(function, flags, args, kwargs):
    """Arguments with those that a prototype adds, and the places of results among them."""
    rest, given, outs, ins, named = list(args), [], [], [], dict(kwargs)
    for index, (direction, name, default) in enumerate(flags):
        if direction == _IN | _LCID:
            given.append(0 if default is _absent else default)
            continue
        if direction == _OUT:
            argtype = function.argtypes[index]
            if default is not _absent:
                given.append(default)
                continue
            outs.append(index)
            is_array = isinstance(argtype, type(Array))
            given.append(argtype() if is_array else argtype._type_())
            continue
        if rest:
            value = rest.pop(0)
        elif name is not None and name in named:
            value = named.pop(name)
        elif default is not _absent:
            value = default
        elif name is not None:
            raise TypeError(f"required argument '{name}' missing")
        else:
            raise TypeError("not enough arguments")
        if direction == _IN | _OUT:
            ins.append(index)
        given.append(value)
    if rest or named:
        total = sum(1 for direction, *_ in flags if direction != _OUT)
        raise TypeError(f"call takes exactly {total} arguments ({len(args) + len(kwargs)} given)")
    return tuple(given), outs, ins


def _argument(value, number):
    """How an argument is handed over, and its memory."""
    if isinstance(value, CData):
        if isinstance(value, Array):
            memory = _make(_Memory, 8)
            _write(memory, 0, "P", False, _address(value))
            return "P", memory, value
        info = concrete(type(value))
        return info.kind, value, value
    if isinstance(value, CArgObject):
        code = value._code
        return "P" if code in "zZPO" else code, value._memory, value
    if value is None:
        return "P", _make(_Memory, 8), None
    if isinstance(value, int):
        if not -(1 << 63) <= value < 1 << 64:
            raise OverflowError("int too long to convert")
        memory = _make(_Memory, 8)
        _write(memory, 0, "i", False, value)
        return "i", memory, value
    if isinstance(value, (bytes, str)):
        made = ready_value("z" if isinstance(value, bytes) else "Z", value)
        return "P", made._memory, made
    if hasattr(value, "_as_parameter_"):
        return _argument(value._as_parameter_, number)
    raise TypeError(f"Don't know how to convert parameter {number}")


def _invoke(function, argtypes, restype, given):
    argtypes = argtypes or ()
    if len(given) > MOST:
        raise ArgumentError(f"too many arguments ({len(given)}), maximum is {MOST}")
    kinds, memory, alive = [], [], []
    for index, value in enumerate(given):
        try:
            if index < len(argtypes):
                value = argtypes[index].from_param(value)
            kind, block, held = _argument(value, index + 1)
        except Exception as error:
            raise ArgumentError(f"argument {index + 1}: {type(error).__name__}: {error}") from None
        kinds.append(kind)
        memory.append(block)
        alive.append(held)
    address = _read(function, 0, "P", False)
    inner = _inner.get(address)
    if inner is not None:
        return inner(*memory)
    if address == 0:
        raise ValueError("NULL function pointer called")
    info = info_of(restype)
    kind = "-" if restype is None else "i" if info is None else info.kind
    result = _make(_Memory, 16) if info is None or info.size <= 16 else _make(_Memory, info.size)
    flags = concrete(type(function)).function.flags
    fixed = len(argtypes) if 0 < len(argtypes) < len(kinds) else -1
    _call(address, flags, fixed, kind, result, kinds, memory)
    return _result(restype, info, result)


def _result(restype, info, memory):
    if restype is None:
        return None
    if info is None:
        return restype(_read(memory, 0, "i", False))
    if info.code is not None and is_plain(restype):
        value = load(memory, 0, info.code, info.is_swapped)
    else:
        value = new(restype)
        _copy(value, 0, memory_of(memory, 0, info.size))
    check = getattr(restype, "_check_retval_", None)
    return value if check is None else check(value)


def _make_closure(made, signature, function):
    argtypes, restype = signature.argtypes, signature.restype
    if argtypes is None:
        raise TypeError("cannot construct instance of this class: no argtypes")
    info = info_of(restype)
    if restype is not None and (info is None or info.code is None):
        raise TypeError("invalid result type for callback function")
    kinds = []
    for argtype in argtypes:
        taken = info_of(argtype)
        kinds.append("P" if isinstance(argtype, type(Array)) else taken.kind)
    kind = "-" if restype is None else info.kind

    def called(addresses, result):
        values = []
        for argtype, address in zip(argtypes, addresses):
            taken = concrete(argtype)
            block = _make_at(_Memory, address, max(taken.size, 1))
            if taken.code is not None and is_plain(argtype):
                values.append(load(block, 0, taken.code, taken.is_swapped))
            else:
                value = new(argtype)
                _copy(value, 0, memory_of(block, 0, taken.size))
                values.append(value)
        value = function(*values)
        if restype is not None:
            # What goes wrong here is told with other words: it is not the function's.
            try:
                _give(info, value, result, made)
            except Exception as error:
                return error
        return None

    closure = _closure(kind, kinds, called, function, signature.flags)
    _write(made, 0, "P", False, _entry(closure))
    made._callable = function
    made._objects = {"ffffffff": closure}


def _give(info, value, result, made):
    """Puts the result of a function of the program where C takes it from: small integers fill a word."""
    if info.code in "bBhHiIcu?v":
        block = _make(_Memory, 8)
        store(block, 0, info.code, value, info.is_swapped)
        code = {"c": "b", "u": "i", "?": "B", "v": "h"}.get(info.code, info.code)
        _write(_make_at(_Memory, result, 8), 0, "q", False, _read(block, 0, code, False))
        return
    alive = store(_make_at(_Memory, result, info.size), 0, info.code, value, info.is_swapped)
    if alive is not None:
        # C has the address from now on, for as long as the function is there.
        made._objects[f"result {len(made._objects)}"] = alive


def _address_for(inner):
    """An address by which a function of this module is known."""
    mark = _make(_Memory, 1)
    _inner[_address(mark)] = inner
    _marks.append(mark)
    return _address(mark)


_marks = []


def _string_at(where, size):
    return _bytes(_read(where, 0, "P", False), _read(size, 0, "i", False))


def _wstring_at(where, size):
    return _wide(_read(where, 0, "P", False), _read(size, 0, "i", False))


def _cast(where, source, target):
    source, target = load(source, 0, "O"), load(target, 0, "O")
    info = info_of(target)
    is_address = isinstance(target, (type(_Pointer), type(CFuncPtr))) or info and info.code in ("z", "Z", "P", "s")
    if not is_address:
        raise TypeError(f"cast() argument 2 must be a pointer, not {target.__name__ if isinstance(target, type) else type(target).__name__}")
    made = target()
    if isinstance(source, CData):
        if source._objects is None:
            source._objects = {}
        kept = source._objects
        if isinstance(kept, dict):
            kept[id(source)] = source
            made._objects = kept
        else:
            made._objects = {id(source): source}
    _write(made, 0, "P", False, _read(where, 0, "P", False))
    return made


_string_at_addr, _wstring_at_addr, _cast_addr = _address_for(_string_at), _address_for(_wstring_at), _address_for(_cast)


class _Function(CFuncPtr):
    _flags_, _restype_ = FUNCFLAG_CDECL, int


def call_function(address, arguments, /):
    """Calls a function that gives an int, by its address."""
    return _Function(address)(*arguments)


def call_cdeclfunction(address, arguments, /):
    """The same."""
    return call_function(address, arguments)
