"""Functions that take and give functions."""

from operator import index as _index

__all__ = [
    "update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache", "cmp_to_key", "lru_cache", "reduce", "partial",
    "partialmethod", "singledispatch", "singledispatchmethod", "cached_property",
]

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """Makes one function look like another."""
    for name in assigned:
        try:
            value = getattr(wrapped, name)
        except AttributeError:
            continue
        setattr(wrapper, name, value)
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """A decorator that makes a function look like another."""
    return partial(update_wrapper, wrapped=wrapped, assigned=assigned, updated=updated)


_missing = object()


def reduce(function, iterable, initial=_missing, /):
    """reduce(function, iterable[, initial]): what the items come to, taken together from left to right."""
    try:
        it = iter(iterable)
    except TypeError:
        raise TypeError("reduce() arg 2 must support iteration") from None
    if initial is _missing:
        try:
            initial = next(it)
        except StopIteration:
            raise TypeError("reduce() of empty iterable with no initial value") from None
    for item in it:
        initial = function(initial, item)
    return initial


class partial:
    """partial(function, *args, **keywords): a function some of whose arguments are given."""

    __slots__ = ("func", "args", "keywords", "__dict__", "__weakref__")

    def __new__(cls, /, *arguments, **keywords):
        if not arguments:
            raise TypeError("type 'partial' takes at least one argument")
        function = arguments[0]
        arguments = arguments[1:]
        if not callable(function):
            raise TypeError("the first argument must be callable")
        if isinstance(function, partial):
            arguments = function.args + arguments
            keywords = {**function.keywords, **keywords}
            function = function.func
        self = object.__new__(cls)
        self.func = function
        self.args = arguments
        self.keywords = keywords
        return self

    def __call__(self, /, *arguments, **keywords):
        if self.keywords:
            keywords = {**self.keywords, **keywords} if keywords else self.keywords
        if not self.args:
            return self.func(*arguments, **keywords)
        return self.func(*(self.args + arguments), **keywords)

    def __repr__(self):
        name = type(self).__qualname__
        if type(self).__module__ == "functools":
            name = f"functools.{name}"
        elif type(self).__module__ != "builtins":
            name = f"{type(self).__module__}.{name}"
        parts = [repr(self.func)]
        parts.extend([repr(argument) for argument in self.args])
        parts.extend([f"{key}={value!r}" for key, value in self.keywords.items()])
        return f"{name}({', '.join(parts)})"

    def __reduce__(self):
        return type(self), (self.func,), (self.func, self.args, self.keywords, self.__dict__ or None)

    def __setstate__(self, state):
        if not isinstance(state, tuple) or len(state) != 4:
            raise TypeError("invalid partial state")
        function, arguments, keywords, extra = state
        if not callable(function) or not isinstance(arguments, tuple) or keywords is not None and not isinstance(keywords, dict):
            raise TypeError("invalid partial state")
        self.func = function
        self.args = tuple(arguments)
        self.keywords = {} if keywords is None else dict(keywords)
        if extra:
            self.__dict__.update(extra)

    def __class_getitem__(cls, item):
        return _alias(cls, item)


def _unwrap_partial(func):
    while isinstance(func, partial):
        func = func.func
    return func


class partialmethod:
    """A method some of whose arguments are given."""

    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        if isinstance(func, partialmethod):
            self.func = func.func
            self.args = func.args + args
            self.keywords = {**func.keywords, **keywords}
        else:
            self.func = func
            self.args = args
            self.keywords = keywords

    def __repr__(self):
        arguments = ", ".join([repr(argument) for argument in self.args])
        keywords = ", ".join([f"{key}={value!r}" for key, value in self.keywords.items()])
        return f"{type(self).__module__}.{type(self).__qualname__}({self.func}, {arguments}, {keywords})"

    def _as_function(self):
        def method(receiver, /, *args, **keywords):
            keywords = {**self.keywords, **keywords}
            return self.func(receiver, *self.args, *args, **keywords)

        method.__isabstractmethod__ = self.__isabstractmethod__
        method._partialmethod = self
        return method

    def __get__(self, instance, owner=None):
        get = getattr(self.func, "__get__", None)
        if get is not None:
            bound = get(instance, owner)
            if bound is not self.func:
                made = partial(bound, *self.args, **self.keywords)
                try:
                    made.__self__ = bound.__self__
                except AttributeError:
                    pass
                return made
        return self._as_function().__get__(instance, owner)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    def __class_getitem__(cls, item):
        return _alias(cls, item)


def _alias(cls, item):
    from types import GenericAlias

    return GenericAlias(cls, item)


class KeyWrapper:
    __slots__ = ("cmp", "obj")
    __module__ = "functools"

    def __init__(self, cmp, obj):
        self.cmp = cmp
        self.obj = obj

    def __lt__(self, other):
        return self.cmp(self.obj, _compared(other).obj) < 0

    def __gt__(self, other):
        return self.cmp(self.obj, _compared(other).obj) > 0

    def __eq__(self, other):
        return self.cmp(self.obj, _compared(other).obj) == 0

    def __ne__(self, other):
        return self.cmp(self.obj, _compared(other).obj) != 0

    def __le__(self, other):
        return self.cmp(self.obj, _compared(other).obj) <= 0

    def __ge__(self, other):
        return self.cmp(self.obj, _compared(other).obj) >= 0

    __hash__ = None


def _compared(other):
    if type(other) is not KeyWrapper:
        raise TypeError("other argument must be K instance")
    return other


def cmp_to_key(mycmp):
    """A key function from a function that compares two."""

    def K(obj):
        return KeyWrapper(mycmp, obj)

    return K


# Of each of the four orderings: how the other three follow from it.

def _gt_from_lt(self, other):
    result = type(self).__lt__(self, other)
    return result if result is NotImplemented else not result and self != other


def _le_from_lt(self, other):
    result = type(self).__lt__(self, other)
    return result if result is NotImplemented else result or self == other


def _ge_from_lt(self, other):
    result = type(self).__lt__(self, other)
    return result if result is NotImplemented else not result


def _ge_from_le(self, other):
    result = type(self).__le__(self, other)
    return result if result is NotImplemented else not result or self == other


def _lt_from_le(self, other):
    result = type(self).__le__(self, other)
    return result if result is NotImplemented else result and self != other


def _gt_from_le(self, other):
    result = type(self).__le__(self, other)
    return result if result is NotImplemented else not result


def _lt_from_gt(self, other):
    result = type(self).__gt__(self, other)
    return result if result is NotImplemented else not result and self != other


def _ge_from_gt(self, other):
    result = type(self).__gt__(self, other)
    return result if result is NotImplemented else result or self == other


def _le_from_gt(self, other):
    result = type(self).__gt__(self, other)
    return result if result is NotImplemented else not result


def _le_from_ge(self, other):
    result = type(self).__ge__(self, other)
    return result if result is NotImplemented else not result or self == other


def _gt_from_ge(self, other):
    result = type(self).__ge__(self, other)
    return result if result is NotImplemented else result and self != other


def _lt_from_ge(self, other):
    result = type(self).__ge__(self, other)
    return result if result is NotImplemented else not result


_orderings = {
    "__lt__": (("__gt__", _gt_from_lt), ("__le__", _le_from_lt), ("__ge__", _ge_from_lt)),
    "__le__": (("__ge__", _ge_from_le), ("__lt__", _lt_from_le), ("__gt__", _gt_from_le)),
    "__gt__": (("__lt__", _lt_from_gt), ("__ge__", _ge_from_gt), ("__le__", _le_from_gt)),
    "__ge__": (("__le__", _le_from_ge), ("__gt__", _gt_from_ge), ("__lt__", _lt_from_ge)),
}


def total_ordering(cls):
    """Gives a class the orderings that follow from one of them and equality."""
    own = [name for name in ("__lt__", "__le__", "__gt__", "__ge__") if getattr(cls, name, None) is not getattr(object, name, None)]
    if not own:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    for name, function in _orderings[own[0]]:
        if name not in own:
            function = _renamed(function, name)
            setattr(cls, name, function)
    return cls


def _renamed(function, name):
    def ordering(self, other):
        return function(self, other)

    ordering.__name__ = name
    ordering.__qualname__ = name
    ordering.__doc__ = getattr(object, name).__doc__
    return ordering


class _CacheInfo(tuple):
    def __new__(cls, hits, misses, maxsize, currsize):
        return tuple.__new__(cls, (hits, misses, maxsize, currsize))

    hits = property(lambda self: self[0])
    misses = property(lambda self: self[1])
    maxsize = property(lambda self: self[2])
    currsize = property(lambda self: self[3])

    _fields = ("hits", "misses", "maxsize", "currsize")

    def __repr__(self):
        hits, misses, maxsize, currsize = self
        return f"CacheInfo(hits={hits!r}, misses={misses!r}, maxsize={maxsize!r}, currsize={currsize!r})"

    def _asdict(self):
        return dict(zip(self._fields, self))


_CacheInfo.__name__ = _CacheInfo.__qualname__ = "CacheInfo"

_mark = object()


_quick = (int, str)


def _make_key(args, keywords, typed):
    if keywords or typed:
        return _long_key(args, keywords, typed)
    return args[0] if len(args) == 1 and type(args[0]) in _quick else args


# Apart: a function without a loop is followed by traces.
def _long_key(args, keywords, typed):
    key = args
    if keywords:
        key += (_mark,)
        for item in keywords.items():
            key += item
    if typed:
        key += tuple([type(argument) for argument in args])
        if keywords:
            key += tuple([type(argument) for argument in keywords.values()])
    return key


def _cached(function, maxsize, typed):
    """A function that remembers what it gave; the oldest come first in what it knows."""
    known = {}
    hits = 0
    misses = 0
    get = known.get

    if maxsize == 0:

        def wrapper(*args, **keywords):
            nonlocal misses
            misses += 1
            return function(*args, **keywords)

    elif maxsize is None:

        def wrapper(*args, **keywords):
            nonlocal hits, misses
            if keywords or typed or len(args) != 1 or type(args[0]) is not int:
                key = _make_key(args, keywords, typed)
            else:
                key = args[0]
            found = get(key, _missing)
            if found is not _missing:
                hits += 1
                return found
            misses += 1
            result = function(*args, **keywords)
            known[key] = result
            return result

    else:

        def wrapper(*args, **keywords):
            nonlocal hits, misses
            if keywords or typed or len(args) != 1 or type(args[0]) is not int:
                key = _make_key(args, keywords, typed)
            else:
                key = args[0]
            found = get(key, _missing)
            if found is not _missing:
                hits += 1
                del known[key]
                known[key] = found
                return found
            misses += 1
            result = function(*args, **keywords)
            if key not in known and len(known) >= maxsize:
                del known[next(iter(known))]
            known[key] = result
            return result

    def cache_info():
        """How often it was asked and knew."""
        return _CacheInfo(hits, misses, maxsize, len(known))

    def cache_clear():
        """Forgets everything."""
        nonlocal hits, misses
        known.clear()
        hits = misses = 0

    wrapper.cache_info = cache_info
    wrapper.cache_clear = cache_clear
    wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
    return update_wrapper(wrapper, function)


def lru_cache(maxsize=128, typed=False):
    """A decorator: the function remembers what it gave for the last arguments."""
    if isinstance(maxsize, int):
        maxsize = maxsize if maxsize > 0 else 0
    elif callable(maxsize) and isinstance(typed, bool):
        return _cached(maxsize, 128, typed)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorate(function):
        return _cached(function, maxsize, typed)

    return decorate


def cache(user_function, /):
    """A decorator: the function remembers everything it gave."""
    return _cached(user_function, None, False)


class cached_property:
    """A property that is computed once for each instance."""

    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError(f"Cannot assign the same cached_property to two different names ({self.attrname!r} and {name!r}).")

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        try:
            cache = instance.__dict__
        except AttributeError:
            text = f"No '__dict__' attribute on {type(instance).__name__!r} instance to cache {self.attrname!r} property."
            raise TypeError(text) from None
        value = cache.get(self.attrname, _missing)
        if value is _missing:
            value = self.func(instance)
            try:
                cache[self.attrname] = value
            except TypeError:
                text = (
                    f"The '__dict__' attribute on {type(instance).__name__!r} instance "
                    f"does not support item assignment for caching {self.attrname!r} property."
                )
                raise TypeError(text) from None
        return value

    def __class_getitem__(cls, item):
        return _alias(cls, item)


# Generic functions.

def _merge(sequences):
    """The C3 merge of lists of classes."""
    result = []
    while True:
        sequences = [sequence for sequence in sequences if sequence]
        if not sequences:
            return result
        for sequence in sequences:
            candidate = sequence[0]
            if not any([candidate in other[1:] for other in sequences]):
                break
        else:
            raise RuntimeError("Inconsistent hierarchy")
        result.append(candidate)
        for sequence in sequences:
            if sequence[0] is candidate:
                del sequence[0]


def _resolution(cls, abcs):
    """The resolution order of a class with abstract base classes put in where they begin to hold."""
    place = len(cls.__bases__)
    for at in range(len(cls.__bases__) - 1, -1, -1):
        if hasattr(cls.__bases__[at], "__abstractmethods__"):
            place = at + 1
            break
    else:
        place = 0
    explicit = list(cls.__bases__[:place])
    others = list(cls.__bases__[place:])
    abstract = []
    for base in abcs:
        if issubclass(cls, base) and not any([issubclass(other, base) for other in cls.__bases__]):
            abstract.append(base)
    for base in abstract:
        abcs = [other for other in abcs if other is not base]
    orders = [_resolution(base, abcs) for base in explicit]
    between = [_resolution(base, abcs) for base in abstract]
    rest = [_resolution(base, abcs) for base in others]
    return _merge([[cls]] + orders + between + rest + [explicit] + [abstract] + [others])


def _compose(cls, types):
    bases = set(cls.__mro__)

    def related(typ):
        return typ not in bases and hasattr(typ, "__mro__") and not _is_alias(typ) and issubclass(cls, typ)

    types = [typ for typ in types if related(typ)]

    def is_strict_base(typ):
        return any([typ is not other and typ in other.__mro__ for other in types])

    types = [typ for typ in types if not is_strict_base(typ)]
    known = set(types)
    order = []
    for typ in types:
        found = []
        for sub in typ.__subclasses__():
            if sub not in bases and issubclass(cls, sub):
                found.append([other for other in sub.__mro__ if other in known])
        if not found:
            order.append(typ)
            continue
        found.sort(key=len, reverse=True)
        for sub in found:
            for other in sub:
                if other not in order:
                    order.append(other)
    return _resolution(cls, order)


def _is_alias(typ):
    return type(typ).__name__ == "GenericAlias"


def _find(cls, registry):
    match = None
    order = _compose(cls, registry.keys())
    for typ in order:
        if match is not None:
            # Two that both fit, of which neither comes first.
            if typ in registry and typ not in cls.__mro__ and match not in cls.__mro__ and not issubclass(match, typ):
                raise RuntimeError(f"Ambiguous dispatch: {match} or {typ}")
            break
        if typ in registry:
            match = typ
    return registry.get(match)


def singledispatch(func):
    """A generic function: the class of the first argument says what is called."""
    registry = {}
    known = {}
    name = getattr(func, "__name__", "singledispatch function")

    def dispatch(cls):
        """The function for a class."""
        try:
            return known[cls]
        except KeyError:
            pass
        found = registry.get(cls)
        if found is None:
            found = _find(cls, registry)
        known[cls] = found
        return found

    def _classes(cls):
        """The classes of a union, or none."""
        kind = type(cls).__name__
        if kind == "UnionType" or kind == "_UnionGenericAlias":
            return cls.__args__
        return None

    def register(cls, func=None):
        """Says what is called for a class."""
        union = _classes(cls)
        if isinstance(cls, type) and not _is_alias(cls) or union is not None and all([isinstance(arg, type) for arg in union]):
            if func is None:
                return lambda function: register(cls, function)
        else:
            if func is not None:
                raise TypeError(f"Invalid first argument to `register()`. {cls!r} is not a class or union type.")
            annotations = getattr(cls, "__annotations__", {})
            if not annotations:
                raise TypeError(
                    f"Invalid first argument to `register()`: {cls!r}. Use either `@register(some_class)` or plain `@register` on an annotated function."
                )
            func = cls
            if any([isinstance(annotation, str) for annotation in annotations.values()]):
                from typing import get_type_hints

                annotations = get_type_hints(func)
            argument, cls = next(iter(annotations.items()))
            union = _classes(cls)
            if union is not None:
                if not all([isinstance(arg, type) for arg in union]):
                    raise TypeError(f"Invalid annotation for {argument!r}. {cls!r} not all arguments are classes.")
            elif not isinstance(cls, type) or _is_alias(cls):
                raise TypeError(f"Invalid annotation for {argument!r}. {cls!r} is not a class.")
        if union is not None:
            for arg in union:
                registry[arg] = func
        else:
            registry[cls] = func
        known.clear()
        return func

    def wrapper(*args, **keywords):
        if not args:
            raise TypeError(f"{name} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **keywords)

    registry[object] = func
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = registry
    wrapper._clear_cache = known.clear
    update_wrapper(wrapper, func)
    return wrapper


class singledispatchmethod:
    """A generic method: the class of the first argument after `self` says what is called."""

    def __init__(self, func):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        """Says what is called for a class."""
        return self.dispatcher.register(cls, func=method)

    def __get__(self, instance, owner=None):
        def method(*args, **keywords):
            found = self.dispatcher.dispatch(args[0].__class__)
            return found.__get__(instance, owner)(*args, **keywords)

        method.__isabstractmethod__ = self.__isabstractmethod__
        method.register = self.register
        update_wrapper(method, self.func)
        return method

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)
