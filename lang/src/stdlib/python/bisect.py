"""Places in sorted lists."""


def bisect_right(a, x, lo=0, hi=None, *, key=None):
    """Where x goes into a, behind those equal to it."""
    if lo < 0:
        raise ValueError("lo must be non-negative")
    if hi is None:
        hi = len(a)
    if key is None:
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
    if lo < 0:
        raise ValueError("lo must be non-negative")
    if hi is None:
        hi = len(a)
    if key is None:
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
    place = bisect_right(a, x, lo, hi) if key is None else bisect_right(a, key(x), lo, hi, key=key)
    a.insert(place, x)


def insort_left(a, x, lo=0, hi=None, *, key=None):
    """Puts x into a, before those equal to it."""
    place = bisect_left(a, x, lo, hi) if key is None else bisect_left(a, key(x), lo, hi, key=key)
    a.insert(place, x)


bisect = bisect_right
insort = insort_right
