"""Containers."""

import _collections_abc
from itertools import chain as _chain, repeat as _repeat, starmap as _starmap
from keyword import iskeyword as _iskeyword
from operator import itemgetter as _itemgetter

from _collections import OrderedDict, _count_elements, _enter, _leave, _tuplegetter, defaultdict, deque
from _user_collections import UserDict, UserList, UserString

__all__ = ["ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque", "namedtuple"]


def __getattr__(name):
    # `collections.abc` is a module of its own.
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


_missing = object()
_GenericAlias = _collections_abc.GenericAlias
_collections_abc.MutableSequence.register(deque)


# Named tuples.



def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """A class of tuples whose items have names."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    field_names = [str(name) for name in field_names]
    typename = str(typename)
    if rename:
        seen = set()
        for index, name in enumerate(field_names):
            if not name.isidentifier() or _iskeyword(name) or name.startswith("_") or name in seen:
                field_names[index] = f"_{index}"
            seen.add(name)
    for name in [typename] + field_names:
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if _iskeyword(name):
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    seen = set()
    for name in field_names:
        if name.startswith("_") and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen.add(name)
    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(field_names):
            raise TypeError("Got more default values than field names")
        field_defaults = dict(zip(field_names[len(field_names) - len(defaults) :], defaults))
    fields = tuple(field_names)
    count = len(fields)
    parameters = ", ".join(fields)
    items = f"({parameters},)" if count == 1 else f"({parameters})"
    space = {"__builtins__": {}, "__name__": f"namedtuple_{typename}"}
    made = f"lambda _cls, {parameters}: _new(_cls, {items})" if fields else "lambda _cls: _new(_cls, ())"
    # In a cell, not a global: code from a string looks those up by name.
    new = eval(f"lambda _new: {made}", space)(tuple.__new__)
    new.__name__ = "__new__"
    new.__doc__ = f"Create new instance of {typename}({parameters})"
    if defaults is not None:
        new.__defaults__ = defaults

    def _make(cls, iterable):
        result = tuple.__new__(cls, iterable)
        if len(result) != count:
            raise TypeError(f"Expected {count} arguments, got {len(result)}")
        return result

    _make.__doc__ = f"Make a new {typename} object from a sequence or iterable"
    shape = "(" + ", ".join([f"{name}=%r" for name in fields]) + ")"

    def _replace(self, /, **keywords):
        result = self._make([keywords.pop(name, value) for name, value in zip(fields, self)])
        if keywords:
            raise ValueError(f"Got unexpected field names: {list(keywords)!r}")
        return result

    _replace.__doc__ = f"Return a new {typename} object replacing specified fields with new values"

    def __repr__(self):
        "Return a nicely formatted representation string"
        return type(self).__name__ + shape % tuple(self)

    def _asdict(self):
        "Return a new dict which maps field names to their values."
        return dict(zip(self._fields, self))

    def __getnewargs__(self):
        "Return self as a plain tuple.  Used by copy and pickle."
        return tuple(self)

    for method in (new, _make, _replace, __repr__, _asdict, __getnewargs__):
        method.__qualname__ = f"{typename}.{method.__name__}"
    namespace = {
        "__doc__": f"{typename}({parameters})",
        "__slots__": (),
        "_fields": fields,
        "_field_defaults": field_defaults,
        "__new__": new,
        "_make": classmethod(_make),
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
        "__match_args__": fields,
    }
    for index, name in enumerate(fields):
        namespace[name] = _tuplegetter(index, f"Alias for field number {index}")
    result = type(typename, (tuple,), namespace)
    if module is None:
        module = _caller()
    if module is not None:
        result.__module__ = module
    return result


def _caller():
    """The name of the module that called the function that calls this."""
    import sys

    try:
        return sys._getframe(2).f_globals.get("__name__", "__main__")
    except (AttributeError, ValueError):
        return "__main__"


class Counter(dict):
    """How often each item is there."""

    def __init__(self, iterable=None, /, **keywords):
        super().__init__()
        self.update(iterable, **keywords)

    def __missing__(self, key):
        return 0

    def total(self):
        """How many there are in all."""
        return sum(self.values())

    def most_common(self, n=None):
        """Items and counts, the most common first."""
        if n is None:
            return sorted(self.items(), key=_itemgetter(1), reverse=True)
        import heapq

        return heapq.nlargest(n, self.items(), key=_itemgetter(1))

    def elements(self):
        """Each item as often as it was counted."""
        return _chain.from_iterable(_starmap(_repeat, self.items()))

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def update(self, iterable=None, /, **keywords):
        """Adds counts."""
        if iterable is not None:
            if isinstance(iterable, _collections_abc.Mapping):
                if self:
                    get = self.get
                    for item, count in iterable.items():
                        self[item] = count + get(item, 0)
                else:
                    super().update(iterable)
            else:
                _count_elements(self, iterable)
        if keywords:
            self.update(keywords)

    def subtract(self, iterable=None, /, **keywords):
        """Takes counts away; they may go below zero."""
        if iterable is not None:
            get = self.get
            if isinstance(iterable, _collections_abc.Mapping):
                for item, count in iterable.items():
                    self[item] = get(item, 0) - count
            else:
                for item in iterable:
                    self[item] = get(item, 0) - 1
        if keywords:
            self.subtract(keywords)

    def copy(self):
        """A counter of the same counts."""
        return type(self)(self)

    def __reduce__(self):
        return type(self), (dict(self),)

    def __delitem__(self, item):
        if item in self:
            super().__delitem__(item)

    def __repr__(self):
        if not self:
            return f"{type(self).__name__}()"
        try:
            shown = dict(self.most_common())
        except TypeError:
            shown = dict(self)
        return f"{type(self).__name__}({shown!r})"

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all([self[item] == other[item] for counter in (self, other) for item in counter])

    def __ne__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return not self == other

    def __le__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all([self[item] <= other[item] for counter in (self, other) for item in counter])

    def __lt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self <= other and self != other

    def __ge__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all([self[item] >= other[item] for counter in (self, other) for item in counter])

    def __gt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self >= other and self != other

    __hash__ = None

    def __add__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for item, count in self.items():
            count += other[item]
            if count > 0:
                result[item] = count
        for item, count in other.items():
            if item not in self and count > 0:
                result[item] = count
        return result

    def __sub__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for item, count in self.items():
            count -= other[item]
            if count > 0:
                result[item] = count
        for item, count in other.items():
            if item not in self and count < 0:
                result[item] = -count
        return result

    def __or__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for item, count in self.items():
            count = max(count, other[item])
            if count > 0:
                result[item] = count
        for item, count in other.items():
            if item not in self and count > 0:
                result[item] = count
        return result

    def __and__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for item, count in self.items():
            count = min(count, other[item])
            if count > 0:
                result[item] = count
        return result

    def __pos__(self):
        result = Counter()
        for item, count in self.items():
            if count > 0:
                result[item] = count
        return result

    def __neg__(self):
        result = Counter()
        for item, count in self.items():
            if count < 0:
                result[item] = -count
        return result

    def _keep_positive(self):
        for item in [item for item, count in self.items() if not count > 0]:
            del self[item]
        return self

    def __iadd__(self, other):
        for item, count in other.items():
            self[item] += count
        return self._keep_positive()

    def __isub__(self, other):
        for item, count in other.items():
            self[item] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for item, count in other.items():
            if count > self[item]:
                self[item] = count
        return self._keep_positive()

    def __iand__(self, other):
        for item, count in self.items():
            if other[item] < count:
                self[item] = other[item]
        return self._keep_positive()


class ChainMap(_collections_abc.MutableMapping):
    """Several mappings as one: the first that has a key answers."""

    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for mapping in self.maps:
            try:
                return mapping[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __len__(self):
        return len(set().union(*self.maps))

    def __iter__(self):
        known = {}
        for mapping in reversed(self.maps):
            known |= dict.fromkeys(mapping)
        return iter(known)

    def __contains__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return True
        return False

    def __bool__(self):
        for mapping in self.maps:
            if mapping:
                return True
        return False

    def __repr__(self):
        if _enter(self):
            return "..."
        try:
            return f"{type(self).__name__}({', '.join([repr(mapping) for mapping in self.maps])})"
        finally:
            _leave(self)

    @classmethod
    def fromkeys(cls, iterable, *args):
        return cls(dict.fromkeys(iterable, *args))

    def copy(self):
        """The same mappings, the first one copied."""
        return type(self)(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **keywords):
        """With one more mapping in front."""
        if m is None:
            m = keywords
        elif keywords:
            m.update(keywords)
        return type(self)(m, *self.maps)

    @property
    def parents(self):
        """Without the first mapping."""
        return type(self)(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        try:
            del self.maps[0][key]
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def popitem(self):
        try:
            return self.maps[0].popitem()
        except KeyError:
            raise KeyError("No keys found in the first mapping.")

    def pop(self, key, *args):
        try:
            return self.maps[0].pop(key, *args)
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def clear(self):
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, _collections_abc.Mapping):
            return NotImplemented
        made = self.copy()
        made.maps[0].update(other)
        return made

    def __ror__(self, other):
        if not isinstance(other, _collections_abc.Mapping):
            return NotImplemented
        made = dict(other)
        for mapping in reversed(self.maps):
            made.update(mapping)
        return type(self)(made)

    __class_getitem__ = classmethod(_GenericAlias)
