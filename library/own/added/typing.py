

# What Python 3.11 added.


class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(obj)

    def __repr__(self):
        return "typing.Any" if self is Any else super().__repr__()


class Any(metaclass=_AnyMeta):
    """A type that fits every other one. A class may inherit from it."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls, *args, **kwargs)


@_SpecialForm
def Never(self, parameters):
    """A type that no object has."""
    raise TypeError(f"{self} is not subscriptable")


@_SpecialForm
def Self(self, parameters):
    """The class that it is written in, or the one that inherits it."""
    raise TypeError(f"{self} is not subscriptable")


@_SpecialForm
def LiteralString(self, parameters):
    """A string that is written in the program."""
    raise TypeError(f"{self} is not subscriptable")


@_SpecialForm
def Required(self, parameters):
    """A key that a TypedDict must have, although others may be missing."""
    item = _type_check(parameters, f"{self._name} accepts only a single type.")
    return _GenericAlias(self, (item,))


@_SpecialForm
def NotRequired(self, parameters):
    """A key that may be missing from a TypedDict."""
    item = _type_check(parameters, f"{self._name} accepts only a single type.")
    return _GenericAlias(self, (item,))


@_SpecialForm
def Unpack(self, parameters):
    """The items of a tuple type, or the keys of a TypedDict."""
    item = _type_check(parameters, f"{self} accepts only single type.")
    return _UnpackGenericAlias(origin=self, args=(item,))


class _UnpackGenericAlias(_GenericAlias, _root=True):
    def __repr__(self):
        return "*" + repr(self.__args__[0])


class TypeVarTuple(_Final, _Immutable, _root=True):
    """A variable for any number of types. A class cannot be generic in it in this library."""

    def __init__(self, name):
        self.__name__ = name
        module = sys._getframe(1).f_globals.get("__name__", "__main__")
        if module != "typing":
            self.__module__ = module

    def __iter__(self):
        yield Unpack[self]

    def __repr__(self):
        return self.__name__

    def __reduce__(self):
        return self.__name__

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass an instance of TypeVarTuple")


def _split_required(annotations, total):
    """The keys that must be there, and those that may be."""
    required, optional = set(), set()
    for key, hint in annotations.items():
        origin = get_origin(hint)
        if origin is Annotated:
            origin = get_origin(get_args(hint)[0])
        must = origin is Required or origin is not NotRequired and total
        (required if must else optional).add(key)
    return required, optional


def assert_never(arg, /):
    """Raises: this line cannot be reached."""
    text = repr(arg)
    if len(text) > _ASSERT_NEVER_REPR_MAX_LENGTH:
        text = text[:_ASSERT_NEVER_REPR_MAX_LENGTH] + "..."
    raise AssertionError(f"Expected code to be unreachable, but got: {text}")


_ASSERT_NEVER_REPR_MAX_LENGTH = 100


def assert_type(val, typ, /):
    """The value. A type checker looks whether it is of the type."""
    return val


def reveal_type(obj, /):
    """The object, whose type is written to `sys.stderr`."""
    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


def dataclass_transform(
    *, eq_default=True, order_default=False, kw_only_default=False, field_specifiers=(), **kwargs
):
    """Says of a decorator, class or metaclass that it does what `dataclass` does."""

    def decorator(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            "eq_default": eq_default,
            "order_default": order_default,
            "kw_only_default": kw_only_default,
            "field_specifiers": field_specifiers,
            "kwargs": kwargs,
        }
        return cls_or_fn

    return decorator


# By module and qualified name: the functions by the lines that they start on.
_overload_registry = collections.defaultdict(functools.partial(collections.defaultdict, dict))


def _keep_overload(func):
    func = getattr(func, "__func__", func)
    try:
        _overload_registry[func.__module__][func.__qualname__][func.__code__.co_firstlineno] = func
    except AttributeError:
        pass


def get_overloads(func):
    """The overloads of a function, in the order of their lines."""
    func = getattr(func, "__func__", func)
    by_name = _overload_registry.get(func.__module__)
    found = by_name.get(func.__qualname__) if by_name else None
    return list(found.values()) if found else []


def clear_overloads():
    """Forgets all overloads."""
    _overload_registry.clear()


__all__ += [
    "LiteralString", "Never", "NotRequired", "Required", "Self", "TypeVarTuple", "Unpack", "assert_never", "assert_type", "clear_overloads",
    "dataclass_transform", "get_overloads", "reveal_type",
]
