"""Pickles: in Rust, which asks here how objects are taken apart. Picklers and old protocols are the classes of the library's `pickle`."""

import sys
from _io import BufferedRandom, BufferedReader, BytesIO
from types import FunctionType

from copyreg import _extension_registry, dispatch_table as _dispatch_table

# `pickle` asks for `PickleBuffer` before it has its own classes, and for these at its end.
_OF_PICKLE = ("PickleError", "PicklingError", "UnpicklingError", "Pickler", "Unpickler")


def __getattr__(name):
    if name not in _OF_PICKLE:
        raise AttributeError(f"module '_pickle' has no attribute {name!r}")
    import pickle

    made = {"Pickler": _pickler, "Unpickler": _unpickler}
    found = made[name](pickle) if name in made else getattr(pickle, name)
    globals()[name] = found
    return found


def _pickler(pickle):
    """The class of the library, in which no class of the program changes how builtin types are pickled: in C there is no table for that."""
    dispatch = pickle._Pickler.dispatch.copy()

    class Pickler(pickle._Pickler):
        __module__ = "_pickle"
        __qualname__ = "Pickler"

        def __init__(self, file, protocol=None, fix_imports=True, buffer_callback=None):
            super().__init__(file, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback)
            # Where a subclass has something else under this name, that is nothing to it.
            self.dispatch = dispatch

    return Pickler


def _unpickler(pickle):
    """The class of the library, which says of what is no pickle what C says of it."""
    from struct import error

    class Unpickler(pickle._Unpickler):
        __module__ = "_pickle"
        __qualname__ = "Unpickler"

        def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
            super().__init__(file, fix_imports=fix_imports, encoding=encoding, errors=errors, buffers=buffers)
            read = self._file_read

            def whole(size):
                data = read(size)
                # An operation is one byte: there the pickle ends, and is not cut.
                if len(data) < size > 1:
                    raise pickle.UnpicklingError("pickle data was truncated")
                return data

            self._file_read = whole
            readline = self._file_readline

            def whole_line():
                line = readline()
                if line[-1:] != b"\n":
                    raise pickle.UnpicklingError("pickle data was truncated")
                return line

            self._file_readline = whole_line

        def load(self):
            try:
                return super().load()
            except (EOFError, IndexError, KeyError, error) as wrong:
                inner = wrong.__traceback__
                while inner.tb_next is not None:
                    inner = inner.tb_next
                # What the program raises goes on as it is.
                if inner.tb_frame.f_globals.get("__name__") not in ("pickle", "struct", "_struct"):
                    raise
                if isinstance(wrong, KeyError):
                    if inner.tb_frame.f_code.co_name != "load":
                        raise
                    key = chr(wrong.args[0])
                    shown = key if " " <= key <= "~" and key not in "'\\" else f"\\x{ord(key):02x}"
                    raise pickle.UnpicklingError(f"invalid load key, '{shown}'.") from None
                # One byte is taken out of what was read.
                if isinstance(wrong, IndexError) and wrong.args != ("index out of range",):
                    raise pickle.UnpicklingError("unpickling stack underflow") from None
                if isinstance(wrong, EOFError) and inner.tb_frame.f_code.co_name == "load":
                    raise EOFError("Ran out of input") from None
                raise pickle.UnpicklingError("pickle data was truncated") from None

    return Unpickler


# How an object is made, as the half in Rust counts.
_NAMED, _CALL, _NEW, _NEW_EX, _TEXT, _INSTEAD = range(6)


def _wrong(text):
    from pickle import PicklingError

    return PicklingError(text)


def _taken_apart(obj, protocol):
    """What a pickle has of an object: the way it is made, two parts of that, its state, items, entries, and what sets the state."""
    cls = type(obj)
    own = _own_ways.get(cls)
    if own is not None:
        return own(obj, protocol)
    reduce = _dispatch_table.get(cls)
    if reduce is not None:
        made = reduce(obj)
    elif issubclass(cls, type):
        return _named(obj)
    else:
        reduce = getattr(obj, "__reduce_ex__", None)
        if reduce is not None:
            made = reduce(protocol)
        else:
            reduce = getattr(obj, "__reduce__", None)
            if reduce is None:
                raise _wrong(f"can't pickle {cls.__name__!r} object: {obj!r}")
            made = reduce()
    if not isinstance(made, tuple):
        if isinstance(made, str):
            return _named(obj, made)
        raise _wrong("__reduce__ must return a string or tuple")
    count = len(made)
    if not 2 <= count <= 6:
        raise _wrong("tuple returned by __reduce__ must contain 2 through 6 elements")
    func = made[0]
    args = made[1]
    state = made[2] if count > 2 else None
    items = made[3] if count > 3 else None
    entries = made[4] if count > 4 else None
    setter = made[5] if count > 5 else None
    if not callable(func):
        raise _wrong("first item of the tuple returned by __reduce__ must be callable")
    if not isinstance(args, tuple):
        raise _wrong("second item of the tuple returned by __reduce__ must be a tuple")
    if items is not None and not hasattr(items, "__next__"):
        raise _wrong(f"fourth element of the tuple returned by __reduce__ must be an iterator, not {type(items).__name__}")
    if entries is not None and not hasattr(entries, "__next__"):
        raise _wrong(f"fifth element of the tuple returned by __reduce__ must be an iterator, not {type(entries).__name__}")
    if setter is not None and not callable(setter):
        raise _wrong(f"sixth element of the tuple returned by __reduce__ must be a function, not {type(setter).__name__}")
    name = getattr(func, "__name__", None)
    if name == "__newobj__":
        if not args:
            raise _wrong("__newobj__ arglist is empty")
        made = args[0]
        if not isinstance(made, type):
            raise _wrong("args[0] from __newobj__ args is not a type")
        if made is not obj.__class__:
            raise _wrong("args[0] from __newobj__ args has the wrong class")
        return _NEW, made, args[1:], state, items, entries, setter
    if name == "__newobj_ex__":
        if len(args) != 3:
            raise _wrong(f"length of the NEWOBJ_EX argument tuple must be exactly 3, not {len(args)}")
        for at, (least, what) in enumerate(((type, "class"), (tuple, "tuple"), (dict, "dict"))):
            if not isinstance(args[at], least):
                number = ("first", "second", "third")[at]
                raise _wrong(f"{number} item from NEWOBJ_EX argument tuple must be a {what}, not {type(args[at]).__name__}")
        return _NEW_EX, args[0], args[1], state, items, entries, setter, args[2]
    return _CALL, func, args, state, items, entries, setter


def _named(obj, name=None):
    """The module of an object, and its name there."""
    from pickle import whichmodule

    if name is None:
        name = getattr(obj, "__qualname__", None)
    if name is None:
        name = obj.__name__
    steps = name.split(".")
    if "<locals>" in steps:
        raise AttributeError(f"Can't pickle local object {name!r}")
    module = whichmodule(obj, name)
    try:
        __import__(module, level=0)
        found = sys.modules[module]
    except (ImportError, KeyError):
        raise _wrong(f"Can't pickle {obj!r}: import of module {module!r} failed") from None
    try:
        for step in steps:
            found = getattr(found, step)
    except AttributeError:
        raise _wrong(f"Can't pickle {obj!r}: attribute lookup {name} on {module} failed") from None
    if found is not obj:
        raise _wrong(f"Can't pickle {obj!r}: it's not the same object as {module}.{name}")
    # All builtin classes have one text, which a pickle has once.
    return _NAMED, "builtins" if module == "builtins" and isinstance(obj, type) else module, name


def _called(func, args):
    return _CALL, func, args, None, None, None, None


def _of_class(obj, protocol):
    for single in (None, NotImplemented, ...):
        if obj is type(single):
            return _called(type, (single,))
    return _named(obj)


def _of_buffer(obj, protocol):
    if protocol < 5:
        raise _wrong("PickleBuffer can only pickled with protocol >= 5")
    view = memoryview(obj)
    if not view.contiguous:
        raise _wrong("PickleBuffer can not be pickled when pointing to a non-contiguous buffer")
    return _INSTEAD, view.tobytes() if view.readonly else bytearray(view.tobytes())


_own_ways = {
    str: lambda obj, protocol: (_TEXT, obj.encode("utf-8", "surrogatepass")),
    bytearray: lambda obj, protocol: _called(bytearray, (bytes(obj),) if obj else ()),
    type: _of_class,
    FunctionType: lambda obj, protocol: _named(obj),
    PickleBuffer: _of_buffer,
}


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    """The bytes of a pickle of an object."""
    if buffer_callback is None:
        made = _plain_dumps(obj, 4 if protocol is None else 5 if protocol == -1 else protocol, _dispatch_table, _extension_registry, _taken_apart)
        if made is not NotImplemented:
            return made
    import io
    from _pickle import Pickler

    f = io.BytesIO()
    Pickler(f, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)
    return f.getvalue()


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    """Writes a pickle of an object to a file."""
    if buffer_callback is None and hasattr(file, "write"):
        made = _plain_dumps(obj, 4 if protocol is None else 5 if protocol == -1 else protocol, _dispatch_table, _extension_registry, _taken_apart)
        if made is not NotImplemented:
            file.write(made)
            return
    from _pickle import Pickler

    Pickler(file, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)


def _find(module, name):
    if not isinstance(module, str) or not isinstance(name, str):
        _refuse("STACK_GLOBAL requires str")
    sys.audit("pickle.find_class", module, name)
    __import__(module, level=0)
    found = sys.modules[module]
    for step in name.split("."):
        if step == "<locals>":
            raise AttributeError(f"Can't get local attribute {name!r} on {sys.modules[module]!r}")
        try:
            found = getattr(found, step)
        except AttributeError:
            raise AttributeError(f"Can't get attribute {name!r} on {sys.modules[module]!r}") from None
    return found


def _new_ex(cls, args, kwargs):
    for value, least, what in ((cls, type, "class argument must be a type"), (args, tuple, "args argument must be a tuple"),
                               (kwargs, dict, "kwargs argument must be a dict")):
        if not isinstance(value, least):
            _refuse(f"NEWOBJ_EX {what}, not {type(value).__name__}")
    return cls.__new__(cls, *args, **kwargs)


def _build(obj, state):
    try:
        setstate = obj.__setstate__
    except AttributeError:
        pass
    else:
        setstate(state)
        return
    slots = None
    if type(state) is tuple and len(state) == 2:
        state, slots = state
    if state is not None:
        if not isinstance(state, dict):
            _refuse("state is not a dictionary")
        own = obj.__dict__
        for name, value in state.items():
            own[sys.intern(name) if type(name) is str else name] = value
    if slots is not None:
        if not isinstance(slots, dict):
            _refuse("slot state is not a dictionary")
        for name, value in slots.items():
            setattr(obj, name, value)


def _extend(obj, items):
    try:
        extend = obj.extend
    except AttributeError:
        append = obj.append
        for item in items:
            append(item)
    else:
        extend(items)


def _set_items(obj, items):
    values = iter(items)
    for key in values:
        obj[key] = next(values)


def _add(obj, items):
    if isinstance(obj, set):
        set.update(obj, items)
        return
    add = obj.add
    for item in items:
        add(item)


def _text(data):
    return data.decode("utf-8", "surrogatepass")


def _refuse(text):
    from pickle import UnpicklingError

    raise UnpicklingError(text)


def _find_old(module, name):
    sys.audit("pickle.find_class", module, name)
    from _compat_pickle import IMPORT_MAPPING, NAME_MAPPING

    if (module, name) in NAME_MAPPING:
        module, name = NAME_MAPPING[module, name]
    elif module in IMPORT_MAPPING:
        module = IMPORT_MAPPING[module]
    __import__(module, level=0)
    try:
        return getattr(sys.modules[module], name)
    except AttributeError:
        raise AttributeError(f"Can't get attribute {name!r} on {sys.modules[module]!r}") from None


_helpers = _find, _new_ex, _build, _extend, _set_items, _add, frozenset, _text, _refuse, _find_old


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """The object of a pickle."""
    if type(data) is bytes:
        made = _plain_loads(data, _helpers, bool(fix_imports))
        if made is not NotImplemented:
            return made
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    import io
    from _pickle import Unpickler

    return Unpickler(io.BytesIO(data), fix_imports=fix_imports, buffers=buffers, encoding=encoding, errors=errors).load()


# Files in which one may go back, and in which nothing of the program is called for that.
_seekable = BufferedReader, BufferedRandom, BytesIO

# So much of a file is read first; a pickle that is longer has twice as much read, and so on.
_PIECE = 8192


def _load_whole(file, fix_imports):
    """The object of a pickle in a file, which is left behind the pickle; `NotImplemented`, and nothing has happened: not so easily."""
    try:
        start = file.tell()
    except OSError:
        # A pipe.
        return NotImplemented
    data = file.read(_PIECE)
    end = _end(data)
    while end is None:
        more = file.read(len(data))
        if not more:
            break
        data += more
        end = _end(data)
    if not end:
        file.seek(start)
        return NotImplemented
    file.seek(start + end)
    made = _plain_loads(data[:end], _helpers, fix_imports)
    if made is NotImplemented:
        file.seek(start)
    return made


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """The object of a pickle in a file."""
    if type(file) in _seekable:
        made = _load_whole(file, bool(fix_imports))
        if made is not NotImplemented:
            return made
    from _pickle import Unpickler

    return Unpickler(file, fix_imports=fix_imports, buffers=buffers, encoding=encoding, errors=errors).load()
