"""Classes that are mostly data."""

import sys
from copy import deepcopy as _deepcopy

__all__ = [
    "dataclass", "field", "Field", "FrozenInstanceError", "InitVar", "KW_ONLY", "MISSING", "fields", "asdict", "astuple", "make_dataclass", "replace",
    "is_dataclass",
]

_GenericAlias = type(list[int])


def _Proxy(mapping):
    try:
        return type(type.__dict__)(mapping)
    except TypeError:
        return mapping


class FrozenInstanceError(AttributeError):
    """An attribute that cannot be changed."""


class _MISSING_TYPE:
    pass


MISSING = _MISSING_TYPE()


class _FactoryType:
    def __repr__(self):
        return "<factory>"


_FACTORY = _FactoryType()


class _KW_ONLY_TYPE:
    pass


KW_ONLY = _KW_ONLY_TYPE()


class InitVar:
    """A parameter of `__init__` that is no field."""

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        if isinstance(self.type, type) and not isinstance(self.type, _GenericAlias):
            name = self.type.__name__
        else:
            name = repr(self.type)
        return f"dataclasses.InitVar[{name}]"

    def __class_getitem__(cls, type):
        return InitVar(type)


class _Kind:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


_FIELD = _Kind("_FIELD")
_FIELD_CLASSVAR = _Kind("_FIELD_CLASSVAR")
_FIELD_INITVAR = _Kind("_FIELD_INITVAR")
_FIELDS = "__dataclass_fields__"
_PARAMS = "__dataclass_params__"
_POST_INIT = "__post_init__"
_empty = _Proxy({})


class Field:
    """What a dataclass knows of one of its fields."""

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = _empty if metadata is None else _Proxy(metadata)
        self.kw_only = kw_only
        self._field_type = None

    def __repr__(self):
        return (
            f"Field(name={self.name!r},type={self.type!r},default={self.default!r},default_factory={self.default_factory!r},init={self.init!r},"
            f"repr={self.repr!r},hash={self.hash!r},compare={self.compare!r},metadata={self.metadata!r},kw_only={self.kw_only!r},"
            f"_field_type={self._field_type})"
        )

    def __set_name__(self, owner, name):
        method = getattr(type(self.default), "__set_name__", None)
        if method is not None:
            method(self.default, owner, name)

    __class_getitem__ = classmethod(_GenericAlias)


class _DataclassParams:
    def __init__(self, init, repr, eq, order, unsafe_hash, frozen):
        self.init = init
        self.repr = repr
        self.eq = eq
        self.order = order
        self.unsafe_hash = unsafe_hash
        self.frozen = frozen

    def __repr__(self):
        return (
            f"_DataclassParams(init={self.init!r},repr={self.repr!r},eq={self.eq!r},order={self.order!r},unsafe_hash={self.unsafe_hash!r},"
            f"frozen={self.frozen!r})"
        )


def field(
    *, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=MISSING
):
    """A field that is more than a default."""
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def _function(name, parameters, body, cls, scope, returns=None):
    """A method made of text."""
    names = "".join([f"{name}, " for name in scope])
    lines = "\n".join([f"  {line}" for line in body])
    arrow = "->_return" if returns is not None else ""
    text = f"def _create({names}_return=None):\n def {name}({', '.join(parameters)}){arrow}:\n{lines}\n return {name}"
    module = sys.modules.get(cls.__module__)
    space = {} if module is None else module.__dict__
    made = {}
    exec(text, space, made)
    function = made["_create"](*scope.values(), _return=returns[0] if returns is not None else None)
    function.__qualname__ = f"{cls.__qualname__}.{name}"
    function.__module__ = cls.__module__
    return function


def _is_classvar(annotation):
    typing = sys.modules.get("typing")
    if typing is None:
        return False
    return annotation is typing.ClassVar or getattr(annotation, "__origin__", None) is typing.ClassVar


def _named(annotation, cls, test, name):
    """Whether an annotation that is text names something: `ClassVar`, `typing.ClassVar[int]` and the like."""
    head = annotation.strip().split("[")[0].strip()
    module = sys.modules.get(cls.__module__)
    space = {} if module is None else module.__dict__
    first, dot, rest = head.partition(".")
    found = space.get(first)
    if dot:
        found = getattr(found, rest, None)
    return found is not None and test(found)


def _is_initvar(annotation):
    return annotation is InitVar or type(annotation) is InitVar


def _is_kw_only(annotation):
    return annotation is KW_ONLY


def _get_field(cls, name, annotation, kw_only):
    default = getattr(cls, name, MISSING)
    if isinstance(default, Field):
        made = default
    else:
        kind = type(default).__name__
        if kind == "member_descriptor":
            default = MISSING
        made = field(default=default)
    made.name = name
    made.type = annotation
    made._field_type = _FIELD
    if _is_classvar(annotation) or isinstance(annotation, str) and _named(annotation, cls, _is_classvar, name):
        made._field_type = _FIELD_CLASSVAR
    elif _is_initvar(annotation) or isinstance(annotation, str) and _named(annotation, cls, _is_initvar, name):
        made._field_type = _FIELD_INITVAR
    if made._field_type in (_FIELD_CLASSVAR, _FIELD_INITVAR) and made.default_factory is not MISSING:
        raise TypeError(f"field {made.name} cannot have a default factory")
    if made._field_type in (_FIELD, _FIELD_INITVAR):
        if made.kw_only is MISSING:
            made.kw_only = kw_only
    elif made.kw_only is not MISSING:
        raise TypeError(f"field {made.name} is a ClassVar but specifies kw_only")
    if made._field_type is _FIELD and made.default.__class__.__hash__ is None:
        raise ValueError(f"mutable default {type(made.default)} for field {made.name} is not allowed: use default_factory")
    return made


def _set(cls, name, value):
    if name in cls.__dict__:
        return True
    setattr(cls, name, value)
    return False


def _init(cls, fields, positional, keywords, frozen, has_post, slots):
    seen_default = False
    for entry in positional:
        if entry.init:
            if not (entry.default is MISSING and entry.default_factory is MISSING):
                seen_default = True
            elif seen_default:
                raise TypeError(f"non-default argument {entry.name!r} follows default argument")
    own = "__dataclass_self__" if any([entry.name == "self" for entry in fields]) else "self"
    scope = {"_MISSING": MISSING, "_FACTORY": _FACTORY, "_set": object.__setattr__}

    def parameter(entry):
        scope[f"_type_{entry.name}"] = entry.type
        text = f"{entry.name}:_type_{entry.name}"
        if entry.default is not MISSING:
            scope[f"_dflt_{entry.name}"] = entry.default
            return f"{text}=_dflt_{entry.name}"
        if entry.default_factory is not MISSING:
            return f"{text}=_FACTORY"
        return text

    def assigned(name, value):
        return f"_set({own},{name!r},{value})" if frozen else f"{own}.{name}={value}"

    body = []
    for entry in fields:
        name = entry.name
        if entry.default_factory is not MISSING:
            scope[f"_make_{name}"] = entry.default_factory
            value = f"_make_{name}()"
            if entry.init:
                value = f"{value} if {name} is _FACTORY else {name}"
        elif entry.init:
            value = name
        elif entry.default is not MISSING and slots:
            scope[f"_dflt_{name}"] = entry.default
            value = f"_dflt_{name}"
        else:
            continue
        if entry._field_type is not _FIELD_INITVAR:
            body.append(assigned(name, value))
    if has_post:
        arguments = ",".join([entry.name for entry in fields if entry._field_type is _FIELD_INITVAR])
        body.append(f"{own}.{_POST_INIT}({arguments})")
    parameters = [own] + [parameter(entry) for entry in positional if entry.init]
    only = [parameter(entry) for entry in keywords if entry.init]
    if only:
        parameters += ["*"] + only
    return _function("__init__", parameters, body or ["pass"], cls, scope, (None,))


_being_shown = []


def _repr(fields):
    names = [entry.name for entry in fields]

    def shown(self):
        return f"{self.__class__.__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

    def __repr__(self):
        for other in _being_shown:
            if other is self:
                return "..."
        _being_shown.append(self)
        try:
            return shown(self)
        finally:
            _being_shown.pop()

    # pprint knows a __repr__ made here by the name of what it wraps.
    shown.__name__, shown.__qualname__ = "__repr__", "__create_fn__.<locals>.__repr__"
    __repr__.__wrapped__ = shown
    return __repr__


def _items(name, fields):
    if not fields:
        return "()"
    return f"({','.join([f'{name}.{entry.name}' for entry in fields])},)"


def _comparison(name, operator, fields, cls):
    body = ["if other.__class__ is self.__class__:", f" return {_items('self', fields)}{operator}{_items('other', fields)}", "return NotImplemented"]
    return _function(name, ("self", "other"), body, cls, {})


def _freeze(cls, fields):
    scope = {"_cls": cls, "_FrozenInstanceError": FrozenInstanceError, "_names": tuple([entry.name for entry in fields])}
    for name, parameters, what in (("__setattr__", ("self", "name", "value"), "assign to"), ("__delattr__", ("self", "name"), "delete")):
        body = [
            "if type(self) is _cls or name in _names:",
            f' raise _FrozenInstanceError(f"cannot {what} field {{name!r}}")',
            f"super(_cls, self).{name}({', '.join(parameters[1:])})",
        ]
        if _set(cls, name, _function(name, parameters, body, cls, scope)):
            raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}")


def _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot):
    fields = {}
    setattr(cls, _PARAMS, _DataclassParams(init, repr, eq, order, unsafe_hash, frozen))
    any_frozen_base = False
    has_dataclass_bases = False
    for base in cls.__mro__[-1:0:-1]:
        base_fields = getattr(base, _FIELDS, None)
        if base_fields is not None:
            has_dataclass_bases = True
            for entry in base_fields.values():
                fields[entry.name] = entry
            if getattr(base, _PARAMS).frozen:
                any_frozen_base = True
    annotations = cls.__dict__.get("__annotations__", {})
    own_fields = []
    seen_kw_only = False
    for name, annotation in annotations.items():
        if _is_kw_only(annotation) or isinstance(annotation, str) and _named(annotation, cls, _is_kw_only, name):
            if seen_kw_only:
                raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
            seen_kw_only = True
            kw_only = True
        else:
            own_fields.append(_get_field(cls, name, annotation, kw_only))
    for entry in own_fields:
        fields[entry.name] = entry
        if isinstance(getattr(cls, entry.name, None), Field):
            if entry.default is MISSING:
                delattr(cls, entry.name)
            else:
                setattr(cls, entry.name, entry.default)
    for name, value in list(cls.__dict__.items()):
        if isinstance(value, Field) and name not in annotations:
            raise TypeError(f"{name!r} is a field but has no type annotation")
    if has_dataclass_bases:
        if any_frozen_base and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if not any_frozen_base and frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    setattr(cls, _FIELDS, fields)
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    in_init = [entry for entry in fields.values() if entry._field_type in (_FIELD, _FIELD_INITVAR)]
    positional = [entry for entry in in_init if entry.init and not entry.kw_only]
    keywords = [entry for entry in in_init if entry.init and entry.kw_only]
    if init:
        _set(cls, "__init__", _init(cls, in_init, positional, keywords, frozen, hasattr(cls, _POST_INIT), slots))
    data = [entry for entry in fields.values() if entry._field_type is _FIELD]
    if repr:
        method = _repr([entry for entry in data if entry.repr])
        method.__qualname__ = f"{cls.__qualname__}.__repr__"
        _set(cls, "__repr__", method)
    compared = [entry for entry in data if entry.compare]
    had_hash = cls.__dict__.get("__hash__", MISSING)
    explicit_hash = not (had_hash is MISSING or had_hash is None and "__eq__" in cls.__dict__)
    if eq:
        _set(cls, "__eq__", _comparison("__eq__", "==", compared, cls))
    if order:
        for name, operator in (("__lt__", "<"), ("__le__", "<="), ("__gt__", ">"), ("__ge__", ">=")):
            if _set(cls, name, _comparison(name, operator, compared, cls)):
                raise TypeError(
                    f"Cannot overwrite attribute {name} in class {cls.__name__}. Consider using functools.total_ordering"
                )
    if frozen:
        _freeze(cls, data)
    if unsafe_hash:
        if explicit_hash:
            raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
        _make_hash(cls, data)
    elif eq and not explicit_hash:
        if frozen:
            _make_hash(cls, data)
        else:
            cls.__hash__ = None
    if not getattr(cls, "__doc__"):
        parameters = ", ".join([_shown_parameter(entry) for entry in positional])
        only = ", ".join([_shown_parameter(entry) for entry in keywords])
        if only:
            parameters = f"{parameters}, *, {only}" if parameters else f"*, {only}"
        cls.__doc__ = f"{cls.__name__}({parameters})"
    if match_args:
        _set(cls, "__match_args__", tuple([entry.name for entry in positional]))
    if weakref_slot and not slots:
        raise TypeError("weakref_slot is True but slots is False")
    if slots:
        cls = _with_slots(cls, data, frozen, weakref_slot)
    if "__abstractmethods__" in cls.__dict__:
        from abc import update_abstractmethods

        update_abstractmethods(cls)
    return cls


def _shown_parameter(entry):
    kind = entry.type
    name = kind.__name__ if isinstance(kind, type) and not isinstance(kind, _GenericAlias) else repr(kind)
    text = f"{entry.name}: {name}"
    if entry.default is not MISSING:
        text += f" = {entry.default!r}"
    elif entry.default_factory is not MISSING:
        text += " = <factory>"
    return text


def _make_hash(cls, fields):
    hashed = [entry for entry in fields if (entry.compare if entry.hash is None else entry.hash)]
    cls.__hash__ = _function("__hash__", ("self",), [f"return hash({_items('self', hashed)})"], cls, {})


def _with_slots(cls, fields, frozen, weakref_slot):
    if "__slots__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    inherited = set()
    for base in cls.__mro__[1:-1]:
        slots = base.__dict__.get("__slots__", ())
        inherited.update((slots,) if isinstance(slots, str) else slots)
    namespace = dict(cls.__dict__)
    names = tuple([entry.name for entry in fields])
    own = [name for name in names if name not in inherited]
    if weakref_slot and "__weakref__" not in inherited:
        own.append("__weakref__")
    namespace["__slots__"] = tuple(own)
    for name in names:
        namespace.pop(name, None)
    namespace.pop("__dict__", None)
    namespace.pop("__weakref__", None)
    if frozen:
        if "__getstate__" not in namespace:
            namespace["__getstate__"] = lambda self: [getattr(self, name) for name in names]
        if "__setstate__" not in namespace:

            def __setstate__(self, state):
                for name, value in zip(names, state):
                    object.__setattr__(self, name, value)

            namespace["__setstate__"] = __setstate__
    qualname = getattr(cls, "__qualname__", None)
    made = type(cls)(cls.__name__, cls.__bases__, namespace)
    if qualname is not None:
        made.__qualname__ = qualname
    if frozen:
        # What is frozen asks for its class.
        for name in ("__setattr__", "__delattr__"):
            if name in made.__dict__:
                delattr(made, name)
        _freeze(made, fields)
    return made


def dataclass(
    cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False,
    weakref_slot=False,
):
    """Gives a class the methods that follow from its annotations."""

    def wrap(cls):
        return _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot)

    return wrap if cls is None else wrap(cls)


def fields(class_or_instance):
    """The fields of a dataclass."""
    try:
        found = getattr(class_or_instance, _FIELDS)
    except AttributeError:
        raise TypeError("must be called with a dataclass type or instance") from None
    return tuple([entry for entry in found.values() if entry._field_type is _FIELD])


def _is_instance(obj):
    return hasattr(type(obj), _FIELDS)


def is_dataclass(obj):
    """Whether something is a dataclass, or an instance of one."""
    cls = obj if isinstance(obj, type) else type(obj)
    return hasattr(cls, _FIELDS)


def asdict(obj, *, dict_factory=dict):
    """The fields as a dict, and so those in them."""
    if not _is_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")
    return _as(obj, lambda pairs: dict_factory(pairs))


def astuple(obj, *, tuple_factory=tuple):
    """The fields as a tuple, and so those in them."""
    if not _is_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")
    return _as(obj, lambda pairs: tuple_factory([value for _, value in pairs]))


def _as(obj, make):
    if _is_instance(obj):
        return make([(entry.name, _as(getattr(obj, entry.name), make)) for entry in fields(obj)])
    kind = type(obj)
    if isinstance(obj, tuple) and hasattr(obj, "_fields"):
        return kind(*[_as(value, make) for value in obj])
    if isinstance(obj, (list, tuple)):
        return kind([_as(value, make) for value in obj])
    if isinstance(obj, dict):
        pairs = [(_as(key, make), _as(value, make)) for key, value in obj.items()]
        if hasattr(kind, "default_factory") or hasattr(obj, "default_factory"):
            result = kind(obj.default_factory)
            for key, value in pairs:
                result[key] = value
            return result
        return kind(pairs)
    return _deepcopy(obj)


def make_dataclass(
    cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True,
    kw_only=False, slots=False, weakref_slot=False,
):
    """A dataclass with these fields."""
    import types
    from keyword import iskeyword

    namespace = {} if namespace is None else namespace
    annotations = {}
    defaults = {}
    for item in fields:
        if isinstance(item, str):
            name, kind = item, "typing.Any"
        elif len(item) == 2:
            name, kind = item
        elif len(item) == 3:
            name, kind, default = item
            defaults[name] = default
        else:
            raise TypeError(f"Invalid field: {item!r}")
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f"Field names must be valid identifiers: {name!r}")
        if iskeyword(name):
            raise TypeError(f"Field names must not be keywords: {name!r}")
        if name in annotations:
            raise TypeError(f"Field name duplicated: {name!r}")
        annotations[name] = kind

    def fill(space):
        space.update(namespace)
        space.update(defaults)
        space["__annotations__"] = annotations

    cls = types.new_class(cls_name, bases, {}, fill)
    return dataclass(
        cls, init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash, frozen=frozen, match_args=match_args, kw_only=kw_only, slots=slots,
        weakref_slot=weakref_slot,
    )


def replace(obj, /, **changes):
    """A new one with some fields changed."""
    if not _is_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    for entry in getattr(obj, _FIELDS).values():
        if entry._field_type is _FIELD_CLASSVAR:
            continue
        if not entry.init:
            if entry.name in changes:
                raise ValueError(f"field {entry.name} is declared with init=False, it cannot be specified with replace()")
            continue
        if entry.name not in changes:
            if entry._field_type is _FIELD_INITVAR and entry.default is MISSING:
                raise ValueError(f"InitVar {entry.name!r} must be specified with replace()")
            changes[entry.name] = getattr(obj, entry.name)
    return obj.__class__(**changes)
