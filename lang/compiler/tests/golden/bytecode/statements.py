"""What statements become."""
import os.path, sys as system
from . import sibling as other, more
from .package.module import name


def unpacking(p, xs):
    a, b = b, a = p
    c, d = 1, a
    a, b = b, a
    (x, y), *rest = xs
    for i, (j, k) in xs:
        p[i], p.j = j, k
    first = second = xs
    return a, b, c, d, x, y, rest, first, second


def deleting(n):
    value = n
    while n:
        print(value)
        if n > 3:
            del value
        n -= 1
    return value


def maybe(flag):
    if flag:
        x = 1
    print(x)
    return x


def asserting(x):
    assert x > 0, f"{x} is not positive"
    assert x
    if x:
        raise ValueError(x) from None
    raise


def searching(xs):
    for x in xs:
        if not x:
            continue
        elif x == 3:
            break
        print(x)
    else:
        return None
    while True:
        if x:
            break
        x = xs
    while x and xs:
        x = 0
    return x
