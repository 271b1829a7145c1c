"""What `functools` has in C: calls with arguments kept, comparison keys, caches."""

from _thread import get_ident as _thread_of

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


# The partials whose text is being made, each with the thread that makes it.
_shown = set()


class partial:
    """partial(function, *args, **keywords): a function some of whose arguments are given."""

    __slots__ = ("_func", "_args", "_keywords", "__dict__", "__weakref__")
    __module__ = "functools"

    def __new__(cls, /, *arguments, **keywords):
        if not arguments:
            raise TypeError("type 'partial' takes at least one argument")
        function = arguments[0]
        arguments = arguments[1:]
        if not callable(function):
            raise TypeError("the first argument must be callable")
        if isinstance(function, partial):
            arguments = function._args + arguments
            keywords = {**function._keywords, **keywords}
            function = function._func
        self = object.__new__(cls)
        self._func = function
        self._args = arguments
        self._keywords = keywords
        return self

    def __call__(self, /, *arguments, **keywords):
        if self._keywords:
            keywords = {**self._keywords, **keywords} if keywords else self._keywords
        if not self._args:
            return self._func(*arguments, **keywords)
        return self._func(*(self._args + arguments), **keywords)

    def __repr__(self):
        name = "functools.partial" if type(self) is partial else type(self).__name__
        running = (id(self), _thread_of())
        if running in _shown:
            return "..."
        _shown.add(running)
        try:
            parts = [repr(self._func)]
            parts.extend([repr(argument) for argument in self._args])
            parts.extend([f"{key}={value!r}" for key, value in self._keywords.items()])
        finally:
            _shown.discard(running)
        return f"{name}({', '.join(parts)})"

    def __reduce__(self):
        return type(self), (self._func,), (self._func, self._args, self._keywords, self.__dict__ or None)

    def __setstate__(self, state):
        if not isinstance(state, tuple) or len(state) != 4:
            raise TypeError("invalid partial state")
        function, arguments, keywords, extra = state
        if not callable(function) or not isinstance(arguments, tuple) or keywords is not None and not isinstance(keywords, dict):
            raise TypeError("invalid partial state")
        self._func = function
        self._args = arguments if type(arguments) is tuple else tuple(arguments)
        if keywords is None:
            keywords = {}
        self._keywords = keywords if type(keywords) is dict else dict(keywords)
        self.__dict__ = {} if extra is None else extra

    func = property(lambda self: self._func, doc="function object to use in future partial calls")
    args = property(lambda self: self._args, doc="tuple of arguments to future partial calls")
    keywords = property(lambda self: self._keywords, doc="dictionary of keyword arguments to future partial calls")
    __class_getitem__ = classmethod(type(list[int]))


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


def _lru_cache_wrapper(function, maxsize, typed, cache_info_type, /):
    """A function that remembers what it gave; the oldest come first in what it knows."""
    if not callable(function):
        raise TypeError("the first argument must be callable")
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
        return cache_info_type(hits, misses, maxsize, len(known))

    def cache_clear():
        """Forgets everything."""
        nonlocal hits, misses
        known.clear()
        hits = misses = 0

    wrapper.cache_info = cache_info
    wrapper.cache_clear = cache_clear
    return wrapper
