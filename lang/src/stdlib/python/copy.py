"""Copies of objects, shallow and deep."""

from copyreg import dispatch_table

__all__ = ["Error", "copy", "deepcopy"]


class Error(Exception):
    """What has no copy."""


error = Error


def _function():
    pass


class _Probe:
    def method(self):
        pass


_Function = type(_function)
_Method = type(_Probe().method)
_Builtin = type(len)
_atomic = {
    type(None), int, float, bool, complex, bytes, str, type, range, slice, property, type(Ellipsis), type(NotImplemented), _Function, _Builtin,
    type(list.append), type(object.__repr__), type("".join),
}


def _reduced(x):
    """What an object is made of: function, arguments, state, items, pairs; or the name of what is no copy."""
    cls = type(x)
    reductor = dispatch_table.get(cls)
    if reductor is not None:
        made = reductor(x)
    elif issubclass(cls, type):
        return cls.__name__
    else:
        reductor = getattr(x, "__reduce_ex__", None)
        if reductor is not None:
            made = reductor(4)
        else:
            reductor = getattr(x, "__reduce__", None)
            if reductor is None:
                raise Error(f"un(deep)copyable object of type {cls}")
            made = reductor()
    return made if isinstance(made, str) else tuple(made) + (None,) * (5 - len(made))


def copy(x):
    """A copy of an object that has the same parts."""
    cls = type(x)
    if cls in _atomic or cls is tuple or cls is frozenset:
        return x
    if cls is list or cls is dict or cls is set or cls is bytearray:
        return x.copy()
    if issubclass(cls, type):
        return x
    method = getattr(cls, "__copy__", None)
    if method is not None:
        return method(x)
    made = _reduced(x)
    if isinstance(made, str):
        return x
    return _rebuilt(x, None, *made[:5])


def deepcopy(x, memo=None, _nil=[]):
    """A copy of an object with copies of its parts."""
    cls = type(x)
    if cls in _atomic:
        return x
    if memo is None:
        memo = {}
    key = id(x)
    known = memo.get(key, _nil)
    if known is not _nil:
        return known
    if cls is list:
        y = []
        memo[key] = y
        for item in x:
            y.append(deepcopy(item, memo))
    elif cls is dict:
        y = {}
        memo[key] = y
        for name, value in x.items():
            y[deepcopy(name, memo)] = deepcopy(value, memo)
    elif cls is tuple:
        y = _deep_tuple(x, memo)
    elif cls is _Method:
        y = cls(x.__func__, deepcopy(x.__self__, memo))
    elif issubclass(cls, type):
        y = x
    else:
        method = getattr(x, "__deepcopy__", None)
        if method is not None:
            y = method(memo)
        elif cls is set:
            y = {deepcopy(item, memo) for item in list(x)}
        elif cls is frozenset:
            y = frozenset([deepcopy(item, memo) for item in x])
        elif cls is bytearray:
            y = x.copy()
        else:
            made = _reduced(x)
            y = x if isinstance(made, str) else _rebuilt(x, memo, *made[:5])
    if y is not x:
        memo[key] = y
        # What was copied has to live as long as its copy may be asked for.
        memo.setdefault(id(memo), []).append(x)
    return y


def _deep_tuple(x, memo):
    items = [deepcopy(item, memo) for item in x]
    known = memo.get(id(x))
    if known is not None:
        return known
    for old, new in zip(x, items):
        if old is not new:
            return tuple(items)
    return x


def _rebuilt(x, memo, function, args, state, items, pairs):
    deep = memo is not None
    if deep and args:
        args = [deepcopy(arg, memo) for arg in args]
    y = function(*args)
    if deep:
        memo[id(x)] = y
    if state is not None:
        if deep:
            state = deepcopy(state, memo)
        if hasattr(y, "__setstate__"):
            y.__setstate__(state)
        else:
            slots = None
            if isinstance(state, tuple) and len(state) == 2:
                state, slots = state
            if state:
                y.__dict__.update(state)
            if slots:
                for name, value in slots.items():
                    setattr(y, name, value)
    if items is not None:
        for item in items:
            y.append(deepcopy(item, memo) if deep else item)
    if pairs is not None:
        for key, value in pairs:
            if deep:
                y[deepcopy(key, memo)] = deepcopy(value, memo)
            else:
                y[key] = value
    return y
