# sidewinder: are not known
import sys


def others(a):
    return len([a, a]) + len({"a": a})


def f(n):
    others(n)
    if n < 0:
        x = y = z = n
    return getattr(sys._getframe(), "".join(("f_", "locals")))


print(f(1))
