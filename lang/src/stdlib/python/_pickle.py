"""Pickles: of plain data and plain instances in Rust, of all else by the classes of the library's `pickle`."""

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

        def load(self):
            try:
                return super().load()
            except (EOFError, IndexError, error) as wrong:
                inner = wrong.__traceback__
                while inner.tb_next is not None:
                    inner = inner.tb_next
                # What the program raises goes on as it is.
                if inner.tb_frame.f_globals.get("__name__") not in ("pickle", "struct", "_struct"):
                    raise
                if not isinstance(wrong, (EOFError, error)):
                    raise pickle.UnpicklingError("unpickling stack underflow") from None
                if isinstance(wrong, EOFError) and inner.tb_frame.f_code.co_name == "load":
                    raise EOFError("Ran out of input") from None
                raise pickle.UnpicklingError("pickle data was truncated") from None

    return Unpickler


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    """The bytes of a pickle of an object."""
    if buffer_callback is None:
        made = _plain_dumps(obj, 4 if protocol is None else 5 if protocol == -1 else protocol, _dispatch_table, _extension_registry)
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
        made = _plain_dumps(obj, 4 if protocol is None else 5 if protocol == -1 else protocol, _dispatch_table, _extension_registry)
        if made is not NotImplemented:
            file.write(made)
            return
    from _pickle import Pickler

    Pickler(file, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """The object of a pickle."""
    if type(data) is bytes:
        made = _plain_loads(data)
        if made is not NotImplemented:
            return made
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    import io
    from _pickle import Unpickler

    return Unpickler(io.BytesIO(data), fix_imports=fix_imports, buffers=buffers, encoding=encoding, errors=errors).load()


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """The object of a pickle in a file."""
    from _pickle import Unpickler

    return Unpickler(file, fix_imports=fix_imports, buffers=buffers, encoding=encoding, errors=errors).load()
