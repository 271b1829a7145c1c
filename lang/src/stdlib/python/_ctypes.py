"""Create and manipulate C compatible data types in Python."""

import sys as _sys
from _ctypes_data import _Simple as _SimpleCData, address_of as _address_of, alignment, byref, resize, sizeof, _unpickle
from _ctypes_groups import POINTER, Array, Structure, Union, _Pointer, _pointer_type_cache, pointer
from _ctypes_calls import (
    FUNCFLAG_CDECL,
    FUNCFLAG_PYTHONAPI,
    FUNCFLAG_USE_ERRNO,
    FUNCFLAG_USE_LASTERROR,
    MOST as CTYPES_MAX_ARGCOUNT,
    ArgumentError,
    CFuncPtr,
    _cast_addr,
    _string_at_addr,
    _wstring_at_addr,
    call_cdeclfunction,
    call_function,
)

__version__ = "1.1.0"
RTLD_LOCAL, RTLD_GLOBAL = 0, 256
_memmove_addr, _memset_addr = _addresses()


def addressof(obj, /):
    """Return the address of the C instance internal buffer."""
    _sys.audit("ctypes.addressof", obj)
    return _address_of(obj)


def buffer_info(obj, /):
    """Return buffer interface information."""
    info = (obj if isinstance(obj, type) else type(obj)).__ctype_info__
    return info.format, len(info.shape), info.shape


def dlopen(name, flag=2, /):
    """Open a shared library."""
    _sys.audit("ctypes.dlopen", name)
    return _open(name, flag | 2)


def dlsym(handle, name, /):
    """Find symbol in shared library."""
    _sys.audit("ctypes.dlsym/handle", handle, name)
    return _symbol(handle, name)
