"""The classes that have no name of their own."""

import sys


def _function():
    pass


FunctionType = type(_function)
LambdaType = FunctionType
CodeType = type(_function.__code__)
MappingProxyType = type(type.__dict__)



def _generator():
    yield 1


GeneratorType = type(_generator())


async def _coroutine():
    pass


_made = _coroutine()
CoroutineType = type(_made)
_made.close()


async def _asynchronous():
    yield


AsyncGeneratorType = type(_asynchronous())


class _Class:
    def method(self):
        pass


def _cell():
    held = 1

    def inner():
        return held

    return type(inner.__closure__[0])


CellType = _cell()
MethodType = type(_Class().method)
BuiltinFunctionType = type(len)
BuiltinMethodType = type([].append)
WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)
MethodDescriptorType = type(str.join)
ClassMethodDescriptorType = type(dict.__dict__["fromkeys"])
ModuleType = type(sys)
NoneType = type(None)
NotImplementedType = type(NotImplemented)
EllipsisType = type(Ellipsis)
GenericAlias = type(list[int])
try:
    UnionType = type(int | str)
except TypeError:
    UnionType = type("UnionType", (), {})

try:
    raise TypeError
except TypeError as _error:
    TracebackType = type(_error.__traceback__)
    FrameType = type(sys._getframe())

GetSetDescriptorType = type(FunctionType.__code__)


class _Slotted:
    __slots__ = ("slot",)


MemberDescriptorType = type(_Slotted.slot)
del _Slotted



class SimpleNamespace:
    """Attributes, and nothing else."""

    def __init__(self, /, **kwargs):
        self.__dict__.update(kwargs)

    def __repr__(self):
        for other in _shown:
            if other is self:
                return "namespace(...)" if type(self) is SimpleNamespace else f"{type(self).__name__}(...)"
        _shown.append(self)
        try:
            # Showing one may add others, or take some away.
            parts = []
            for name in list(self.__dict__):
                if isinstance(name, str) and name and name in self.__dict__:
                    parts.append(f"{name}={self.__dict__[name]!r}")
        finally:
            _shown.pop()
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        return f"{name}({', '.join(parts)})"

    def __eq__(self, other):
        # What only says that it is one is none.
        if issubclass(type(self), SimpleNamespace) and issubclass(type(other), SimpleNamespace):
            return self.__dict__ == other.__dict__
        return NotImplemented

    def __ne__(self, other):
        equal = SimpleNamespace.__eq__(self, other)
        return equal if equal is NotImplemented else not equal

    __hash__ = None

    def __reduce__(self):
        return type(self), (), self.__dict__


_shown = []


def new_class(name, bases=(), kwds=None, exec_body=None):
    """A class, made step by step as the class statement makes it."""
    resolved = resolve_bases(bases)
    meta, namespace, kwds = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if resolved is not bases:
        namespace["__orig_bases__"] = bases
    return meta(name, resolved, namespace, **kwds)


def resolve_bases(bases):
    """The bases, with what stands for others replaced."""
    new = list(bases)
    changed = False
    shift = 0
    for at, base in enumerate(bases):
        if isinstance(base, type) or not hasattr(base, "__mro_entries__"):
            continue
        entries = base.__mro_entries__(bases)
        changed = True
        if not isinstance(entries, tuple):
            raise TypeError("__mro_entries__ must return a tuple")
        new[at + shift : at + shift + 1] = entries
        shift += len(entries) - 1
    return tuple(new) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    """The metaclass, the namespace, and the keywords that are left."""
    kwds = {} if kwds is None else dict(kwds)
    if "metaclass" in kwds:
        meta = kwds.pop("metaclass")
    else:
        meta = type(bases[0]) if bases else type
    if isinstance(meta, type):
        for base in bases:
            other = type(base)
            if issubclass(meta, other):
                continue
            if issubclass(other, meta):
                meta = other
                continue
            raise TypeError(
                "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases"
            )
    namespace = meta.__prepare__(name, bases, **kwds) if hasattr(meta, "__prepare__") else {}
    return meta, namespace, kwds


class DynamicClassAttribute:
    """A property of instances that leaves the class its own attribute of that name."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget = fget
        self.fset = fset
        self.fdel = fdel
        self.__doc__ = doc or fget.__doc__
        self.overwrite_doc = doc is None
        self.__isabstractmethod__ = bool(getattr(fget, "__isabstractmethod__", False))

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.__isabstractmethod__:
                return self
            raise AttributeError()
        if self.fget is None:
            raise AttributeError("unreadable attribute")
        return self.fget(instance)

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError("can't set attribute")
        self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError("can't delete attribute")
        self.fdel(instance)

    def getter(self, fget):
        return self._again(fget, self.fset, self.fdel, self.overwrite_doc and fget.__doc__)

    def setter(self, fset):
        return self._again(self.fget, fset, self.fdel, None)

    def deleter(self, fdel):
        return self._again(self.fget, self.fset, fdel, None)

    def _again(self, fget, fset, fdel, doc):
        made = type(self)(fget, fset, fdel, doc or self.__doc__)
        made.overwrite_doc = self.overwrite_doc
        return made


class _GeneratorWrapper:
    """A generator that `await` takes."""

    def __init__(self, generator):
        self._generator = generator
        self.__name__ = getattr(generator, "__name__", None)
        self.__qualname__ = getattr(generator, "__qualname__", None)

    def send(self, value, /):
        return self._generator.send(value)

    def throw(self, *exception):
        return self._generator.throw(*exception)

    def close(self):
        return self._generator.close()

    def __next__(self):
        return next(self._generator)

    def __iter__(self):
        return self._generator if type(self._generator) is GeneratorType else self

    __await__ = __iter__
    gi_code = cr_code = property(lambda self: self._generator.gi_code)
    gi_frame = cr_frame = property(lambda self: self._generator.gi_frame)
    gi_running = cr_running = property(lambda self: self._generator.gi_running)
    gi_yieldfrom = cr_await = property(lambda self: self._generator.gi_yieldfrom)


def coroutine(func):
    """A generator function that `await` takes."""
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")
    if isinstance(func, FunctionType) and func.__code__.co_flags & 0x80:
        return func
    from functools import wraps

    @wraps(func)
    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        if type(made) is CoroutineType:
            return made
        from _collections_abc import Coroutine, Generator

        return _GeneratorWrapper(made) if isinstance(made, Generator) and not isinstance(made, Coroutine) else made

    return wrapped


def get_original_bases(cls, /):
    """The bases as they were written."""
    return cls.__dict__.get("__orig_bases__", cls.__bases__)


__all__ = [_name for _name in globals() if not _name.startswith("_") and _name not in ("sys", "get_original_bases")]
del _made


def _build_class(func, name, /, *bases, **keywords):
    """What the builtin `__build_class__` does: a class whose body is a function."""

    def body(namespace):
        func()
        # A body that was compiled as one has set it; else it is the module of who asks for the class.
        namespace.setdefault("__module__", func.__globals__.get("__name__"))

    return new_class(name, bases, keywords, body)
