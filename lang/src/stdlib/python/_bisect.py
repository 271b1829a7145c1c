"""Places in sorted lists."""

from _collections import OrderedDict as _OrderedDict, defaultdict as _defaultdict
from _operator import _class_name, _place
from _kept import size_or_none as _size_or_none, ssize as _ssize

# Their subclasses have items by number: C's slots for that call `__getitem__` and `__len__`.
_maps = (dict, _OrderedDict, _defaultdict)


def _bounds(lo, hi):
    """Where to look, as numbers; None for the end."""
    lo = _ssize(lo)
    hi = _size_or_none(hi)
    if lo < 0:
        raise ValueError("lo must be non-negative")
    return lo, None if hi == -1 else hi


def _end(a, lo, hi):
    """Where to end in what is no list; TypeError for what has no items by number."""
    if type(a) in _maps and (hi is None or lo < hi):
        raise TypeError(f"{_class_name(a)} is not a sequence")
    if hi is None:
        hi = len(a)
    if lo < hi and not hasattr(type(a), "__getitem__"):
        raise TypeError(f"'{_class_name(a)}' object does not support indexing")
    return hi


def bisect_right(a, x, lo=0, hi=None, *, key=None):
    """Where x goes into a, behind those equal to it."""
    if type(lo) is not int or lo < 0 or hi is not None:
        lo, hi = _bounds(lo, hi)
    if type(a) is not list:
        hi = _end(a, lo, hi)
    elif hi is None:
        hi = len(a)
    if key is None:
        if type(a) is list:
            place = _place(a, x, lo, hi, True)
            if place is not None:
                return place
        while lo < hi:
            middle = (lo + hi) // 2
            if x < a[middle]:
                hi = middle
            else:
                lo = middle + 1
    else:
        while lo < hi:
            middle = (lo + hi) // 2
            if x < key(a[middle]):
                hi = middle
            else:
                lo = middle + 1
    return lo


def bisect_left(a, x, lo=0, hi=None, *, key=None):
    """Where x goes into a, before those equal to it."""
    if type(lo) is not int or lo < 0 or hi is not None:
        lo, hi = _bounds(lo, hi)
    if type(a) is not list:
        hi = _end(a, lo, hi)
    elif hi is None:
        hi = len(a)
    if key is None:
        if type(a) is list:
            place = _place(a, x, lo, hi, False)
            if place is not None:
                return place
        while lo < hi:
            middle = (lo + hi) // 2
            if a[middle] < x:
                lo = middle + 1
            else:
                hi = middle
    else:
        while lo < hi:
            middle = (lo + hi) // 2
            if key(a[middle]) < x:
                lo = middle + 1
            else:
                hi = middle
    return lo


def insort_right(a, x, lo=0, hi=None, *, key=None):
    """Puts x into a, behind those equal to it."""
    lo, hi = _ssize(lo), _size_or_none(hi)
    place = bisect_right(a, x, lo, hi) if key is None else bisect_right(a, key(x), lo, hi, key=key)
    a.insert(place, x)


def insort_left(a, x, lo=0, hi=None, *, key=None):
    """Puts x into a, before those equal to it."""
    lo, hi = _ssize(lo), _size_or_none(hi)
    place = bisect_left(a, x, lo, hi) if key is None else bisect_left(a, key(x), lo, hi, key=key)
    a.insert(place, x)


bisect = bisect_right
insort = insort_right
