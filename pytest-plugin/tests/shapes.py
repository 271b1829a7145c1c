"""Functions to make traces of."""


class Point:
    def __init__(self, x):
        self.x = x


class Out:
    at = 0


def kept(n):
    out = Out()
    for i in range(n):
        out.at += Point(i).x
    return out


def escapes(n):
    out = Out()
    for i in range(n):
        p = Point(i)
        out.last = p
        out.at += p.x
    return out


def short(x):
    return x + 1


def fails(n):
    raise ValueError(n)
