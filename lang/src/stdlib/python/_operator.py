"""Operators as functions, and functions that fetch something from an object."""


def call(obj, /, *args, **keywords):
    """call(obj, *args, **keywords): obj(*args, **keywords)"""
    return obj(*args, **keywords)


class itemgetter:
    """itemgetter(item, ...): a function that gives obj[item], or a tuple of several."""

    __module__ = "operator"
    __slots__ = ("_items", "_item", "_one")

    def __init__(self, item, /, *items):
        self._items = (item,) + items
        self._item = item
        self._one = not items

    def __call__(self, obj, /):
        if self._one:
            return obj[self._item]
        return self._several(obj)

    # Apart: a function without a loop is followed by traces.
    def _several(self, obj):
        return tuple([obj[item] for item in self._items])

    def __repr__(self):
        return f"{type(self).__module__}.{type(self).__qualname__}({', '.join([repr(item) for item in self._items])})"

    def __reduce__(self):
        return type(self), self._items


class attrgetter:
    """attrgetter(name, ...): a function that gives obj.name, or a tuple of several; names may have dots."""

    __module__ = "operator"
    __slots__ = ("_attrs", "_paths", "_name")

    def __init__(self, attr, /, *attrs):
        self._attrs = (attr,) + attrs
        for name in self._attrs:
            if not isinstance(name, str):
                raise TypeError("attribute name must be a string")
        self._paths = [name.split(".") for name in self._attrs]
        self._name = attr if not attrs and "." not in attr else None

    def __call__(self, obj, /):
        if self._name is not None:
            return getattr(obj, self._name)
        return self._several(obj)

    def _several(self, obj):
        found = []
        for path in self._paths:
            value = obj
            for name in path:
                value = getattr(value, name)
            found.append(value)
        return found[0] if len(found) == 1 else tuple(found)

    def __repr__(self):
        return f"{type(self).__module__}.{type(self).__qualname__}({', '.join([repr(name) for name in self._attrs])})"

    def __reduce__(self):
        return type(self), self._attrs


class methodcaller:
    """methodcaller(name, *args, **keywords): a function that gives obj.name(*args, **keywords)"""

    __module__ = "operator"
    __slots__ = ("_name", "_args", "_keywords")

    def __init__(self, name, /, *args, **keywords):
        if not isinstance(name, str):
            raise TypeError("method name must be a string")
        self._name = name
        self._args = args
        self._keywords = keywords

    def __call__(self, obj, /):
        return getattr(obj, self._name)(*self._args, **self._keywords)

    def __repr__(self):
        parts = [repr(self._name)]
        parts.extend([repr(argument) for argument in self._args])
        parts.extend([f"{key}={value!r}" for key, value in self._keywords.items()])
        return f"{type(self).__module__}.{type(self).__qualname__}({', '.join(parts)})"

    def __reduce__(self):
        if not self._keywords:
            return type(self), (self._name,) + self._args
        from functools import partial

        return partial(type(self), self._name, **self._keywords), self._args
