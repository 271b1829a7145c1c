"""Threads: the other half is in Rust."""

from _structseq import make as _make
from _weakref import ref as _ref
import _signal

TIMEOUT_MAX = 9223372036.0
error = RuntimeError
allocate = allocate_lock
start_new = start_new_thread


def interrupt_main(signum=2, /):
    """As if a signal had come: its handler is called in the main thread."""
    if not 1 <= signum < _signal.NSIG:
        raise ValueError("signal number out of range")
    if callable(_signal._handlers[signum]):
        _trip(signum)


def exit():
    """Ends the thread."""
    raise SystemExit


exit_thread = exit


class _Thread:
    """What is kept of a thread as long as it lives."""

    __slots__ = ("__weakref__",)


def _this():
    thread = _own()
    if thread is None:
        thread = _Thread()
        _set_own(thread)
    return thread


class _Slots:
    """The attributes of a `_local` by thread, each as long as its thread lives."""

    __slots__ = ("known", "arguments", "keywords", "__weakref__")

    def __init__(self, arguments, keywords):
        self.known = {}
        self.arguments = arguments
        self.keywords = keywords


def _attributes(local):
    slots = _slots(local)
    thread = _own()
    found = slots.known.get(id(thread)) if thread is not None else None
    if found is not None:
        return found[1]
    thread = _this()
    number = id(thread)
    of = _ref(slots)

    def forget(_, number=number):
        slots = of()
        if slots is not None:
            slots.known.pop(number, None)

    attributes = {}
    slots.known[number] = _ref(thread, forget), attributes
    cls = type(local)
    if cls.__init__ is not object.__init__:
        cls.__init__(local, *slots.arguments, **slots.keywords)
    return attributes


def _is_told(cls, name):
    """Whether the class has something that wants to be told what is stored."""
    for base in cls.__mro__:
        found = base.__dict__.get(name)
        if found is not None:
            return hasattr(type(found), "__set__") or hasattr(type(found), "__delete__")
    return False


class _local:
    """Attributes of one thread."""

    __slots__ = ("_local__slots", "__weakref__")

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls.__init__ is object.__init__:
            raise TypeError("Initialization arguments are not supported")
        self = object.__new__(cls)
        slots = _Slots(args, kwargs)
        _set_slots(self, slots)
        # The class is called with these arguments after this.
        thread = _this()
        number = id(thread)
        of = _ref(slots)

        def forget(_, number=number):
            slots = of()
            if slots is not None:
                slots.known.pop(number, None)

        slots.known[number] = _ref(thread, forget), {}
        return self

    def __getattribute__(self, name):
        attributes = _attributes(self)
        if name == "__dict__":
            return attributes
        if name in attributes and not _is_told(type(self), name):
            return attributes[name]
        try:
            return object.__getattribute__(self, name)
        except AttributeError:
            if type(self) is not _local:
                raise
        raise AttributeError(f"'_thread._local' object has no attribute '{name}'")

    def __setattr__(self, name, value):
        if name == "__dict__":
            raise AttributeError(f"'{_shown(type(self))}' object attribute '__dict__' is read-only")
        attributes = _attributes(self)
        if _is_told(type(self), name):
            object.__setattr__(self, name, value)
        else:
            attributes[name] = value

    def __delattr__(self, name):
        if name == "__dict__":
            raise AttributeError(f"'{_shown(type(self))}' object attribute '__dict__' is read-only")
        attributes = _attributes(self)
        if _is_told(type(self), name):
            object.__delattr__(self, name)
        elif name in attributes:
            del attributes[name]
        else:
            raise AttributeError(f"'{_shown(type(self))}' object has no attribute '{name}'")


def _shown(cls):
    return cls.__name__ if cls.__module__ != "_thread" else "_thread." + cls.__name__


_slots = _local._local__slots.__get__
_set_slots = _local._local__slots.__set__
_local.__name__ = _local.__qualname__ = "_local"
_local.__module__ = "_thread"

_ExceptHookArgs, _ = _make("_ExceptHookArgs", "_thread", ("exc_type", "exc_value", "exc_traceback", "thread"))
del _make, _


def _excepthook(args, /):
    """Shows what a thread has raised and not caught."""
    import sys

    if type(args) is not _ExceptHookArgs:
        raise TypeError("_thread.excepthook argument type must be ExceptHookArgs")
    if args.exc_type is SystemExit:
        return
    thread = args.thread
    stderr = getattr(sys, "stderr", None)
    if stderr is None:
        stderr = getattr(thread, "_stderr", None)
        if stderr is None:
            return
    name = thread.name if thread is not None else get_ident()
    stderr.write(f"Exception in thread {name}:\n")
    if stderr is sys.stderr:
        sys.__excepthook__(args.exc_type, args.exc_value, args.exc_traceback)
    else:
        import traceback

        traceback.print_exception(args.exc_type, args.exc_value, args.exc_traceback, file=stderr)
    stderr.flush()
