"""Operators as functions, and functions that fetch something from an object."""

from _operator import *
from _operator import _compare_digest, abs, add, and_, concat, contains, delitem, eq, floordiv, ge, getitem, gt, iadd, iand, iconcat, ifloordiv, ilshift
from _operator import imatmul, imod, imul, index, inv, invert, ior, ipow, irshift, isub, itruediv, ixor, le, lshift, lt, matmul, mod, mul, ne, neg, not_
from _operator import or_, pos, pow, rshift, setitem, sub, truediv, xor

__all__ = [
    "abs", "add", "and_", "attrgetter", "call", "concat", "contains", "countOf", "delitem", "eq", "floordiv", "ge", "getitem", "gt", "iadd", "iand",
    "iconcat", "ifloordiv", "ilshift", "imatmul", "imod", "imul", "index", "indexOf", "inv", "invert", "ior", "ipow", "irshift", "is_", "is_not",
    "isub", "itemgetter", "itruediv", "ixor", "le", "length_hint", "lshift", "lt", "matmul", "methodcaller", "mod", "mul", "ne", "neg", "not_", "or_",
    "pos", "pow", "rshift", "setitem", "sub", "truediv", "truth", "xor",
]

__lt__ = lt
__le__ = le
__eq__ = eq
__ne__ = ne
__ge__ = ge
__gt__ = gt
__not__ = not_
__abs__ = abs
__add__ = add
__and__ = and_
__floordiv__ = floordiv
__index__ = index
__inv__ = inv
__invert__ = invert
__lshift__ = lshift
__mod__ = mod
__mul__ = mul
__matmul__ = matmul
__neg__ = neg
__or__ = or_
__pos__ = pos
__pow__ = pow
__rshift__ = rshift
__sub__ = sub
__truediv__ = truediv
__xor__ = xor
__concat__ = concat
__contains__ = contains
__delitem__ = delitem
__getitem__ = getitem
__setitem__ = setitem
__iadd__ = iadd
__iand__ = iand
__iconcat__ = iconcat
__ifloordiv__ = ifloordiv
__ilshift__ = ilshift
__imod__ = imod
__imul__ = imul
__imatmul__ = imatmul
__ior__ = ior
__ipow__ = ipow
__irshift__ = irshift
__isub__ = isub
__itruediv__ = itruediv
__ixor__ = ixor


def call(obj, /, *args, **keywords):
    """call(obj, *args, **keywords): obj(*args, **keywords)"""
    return obj(*args, **keywords)


__call__ = call


class itemgetter:
    """itemgetter(item, ...): a function that gives obj[item], or a tuple of several."""

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
