"""The containers of `collections` that CPython has in C. Deques are in Rust."""

import _collections_abc
from _operator import _move_to_end, _pop_end

_GenericAlias = _collections_abc.GenericAlias


class defaultdict(dict):
    """A dict that makes values for keys that are not there."""

    __module__ = "collections"
    __slots__ = ("default_factory",)

    def __init__(self, default_factory=None, /, *args, **keywords):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        self.default_factory = default_factory
        dict.__init__(self, *args, **keywords)

    def __missing__(self, key):
        factory = self.default_factory
        if factory is None:
            raise KeyError(key)
        self[key] = value = factory()
        return value

    def __repr__(self):
        if _enter(self):
            return f"{type(self).__name__}(..., {dict.__repr__(self)})"
        try:
            return f"{type(self).__name__}({self.default_factory!r}, {dict.__repr__(self)})"
        finally:
            _leave(self)

    def copy(self):
        """A dict of the same class with the same pairs."""
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __reduce__(self):
        args = () if self.default_factory is None else (self.default_factory,)
        return type(self), args, None, None, iter(self.items())

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(self.default_factory, self)
        new.update(other)
        return new

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(self.default_factory, other)
        new.update(self)
        return new

    __class_getitem__ = classmethod(_GenericAlias)


_shown = []


def _enter(container):
    """Whether a container is being shown already; from now on it is."""
    for other in _shown:
        if other is container:
            return True
    _shown.append(container)
    return False


def _leave(container):
    _shown.pop()


def _show_view(self):
    if _enter(self):
        return "..."
    try:
        return f"{type(self).__name__}({list(self)!r})"
    finally:
        _leave(self)


class _OrderedKeys(_collections_abc.KeysView):
    def __reversed__(self):
        return reversed(self._mapping)

    __repr__ = _show_view


class _OrderedItems(_collections_abc.ItemsView):
    def __iter__(self):
        return iter(dict.items(self._mapping))

    def __reversed__(self):
        return reversed(dict.items(self._mapping))

    __repr__ = _show_view


class _OrderedValues(_collections_abc.ValuesView):
    def __iter__(self):
        return iter(dict.values(self._mapping))

    def __reversed__(self):
        return reversed(dict.values(self._mapping))

    __repr__ = _show_view


_OrderedKeys.__name__ = _OrderedKeys.__qualname__ = "odict_keys"
_OrderedItems.__name__ = _OrderedItems.__qualname__ = "odict_items"
_OrderedValues.__name__ = _OrderedValues.__qualname__ = "odict_values"


class OrderedDict(dict):
    """A dict whose order counts."""

    __module__ = "collections"

    def __init__(self, other=(), /, **keywords):
        # Not that of a subclass, as in C.
        OrderedDict.update(self, other, **keywords)

    def popitem(self, last=True):
        """Removes the last pair, or the first, and gives it."""
        return _pop_end(self, last)

    def move_to_end(self, key, last=True):
        """Makes a key the last one, or the first."""
        _move_to_end(self, key, last)

    def update(self, other=(), /, **keywords):
        """Takes over the pairs of another mapping."""
        if type(other) is dict:
            for key, value in other.items():
                self[key] = value
        elif hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for pair in other:
                key, value = iter(pair)
                self[key] = value
        for key, value in keywords.items():
            self[key] = value

    _marker = object()

    def pop(self, key, default=_marker):
        """Removes a key and gives its value, or the default."""
        value = dict.pop(self, key, default)
        if value is self._marker:
            raise KeyError(key)
        return value

    def setdefault(self, key, default=None):
        """The value of a key, which is the default from now on if there was none."""
        if key in self:
            return self[key]
        self[key] = default
        return default

    def keys(self):
        """A view of the keys."""
        return _OrderedKeys(self)

    def items(self):
        """A view of the pairs."""
        return _OrderedItems(self)

    def values(self):
        """A view of the values."""
        return _OrderedValues(self)

    def __repr__(self):
        if not self:
            return f"{type(self).__name__}()"
        if _enter(self):
            return "..."
        try:
            return f"{type(self).__name__}({list(self.items())!r})"
        finally:
            _leave(self)

    def copy(self):
        """A dict of the same class with the same pairs."""
        return type(self)(self)

    @classmethod
    def fromkeys(cls, iterable, value=None):
        """A dict of keys that all have one value."""
        self = cls()
        for key in iterable:
            self[key] = value
        return self

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and list(self) == list(other)
        return dict.__eq__(self, other)

    def __ne__(self, other):
        answer = OrderedDict.__eq__(self, other)
        return answer if answer is NotImplemented else not answer

    __hash__ = None

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(self)
        new.update(other)
        return new

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(other)
        new.update(self)
        return new

    def __reduce__(self):
        state = self.__dict__
        return type(self), (), state or None, None, iter(self.items())

    __class_getitem__ = classmethod(_GenericAlias)


_getters = {}


def _getter(index):
    """What a `_tuplegetter` calls: one function for each index."""
    if index not in _getters:
        _getters[index] = _getter_anew(index)
    return _getters[index]


def _getter_anew(index):
    # The index is written into the code, so that it is a constant of traces.
    return eval(f"lambda tuple: lambda self: tuple.__getitem__(self, {index})", {"__builtins__": {}})(tuple)


def _count_elements(mapping, iterable):
    """Counts the items of an iterable."""
    get = mapping.get
    for item in iterable:
        mapping[item] = get(item, 0) + 1
