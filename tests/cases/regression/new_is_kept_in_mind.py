# Which `__new__` a class was ever made by: CPython keeps it, and `object.__new__` says so, in loops that make instances too.


def show(f, *args):
    try:
        return type(f(*args)).__name__
    except Exception as e:
        return f"{type(e).__name__}: {e}"


class A(int):
    pass


class B(A):
    pass


class Own(int):
    def __new__(cls, *args):
        return object.__new__(cls)


class Below(Own):
    pass


class Above(list):
    pass


class Fault(Exception):
    pass


class OwnFault(ValueError):
    def __new__(cls, *args):
        return object.__new__(cls)


for cls in (int, A, B, Own, Below, Above, Fault, OwnFault, ValueError, OSError, bool, dict, object):
    print(show(object.__new__, cls))
print(show(BaseException.__new__, OwnFault))
print(show(Own, 1))
print(show(Below, 1))


def new(cls, *args):
    return object.__new__(cls)


for number in range(60):
    text = show(B)
    if number % 20 == 5:
        B.__new__ = new
    if number % 20 == 10:
        del B.__new__
    if number % 20 == 12:
        A.__new__ = new
    if number % 20 == 16:
        del A.__new__
    print(number, text, show(object.__new__, A), show(object.__new__, B))


class P:
    pass


class WithInit:
    def __init__(self, *args):
        pass


def make(cls, number):
    return cls(number)


for number in range(60):
    print(number, show(make, P, number), show(make, WithInit, number))
    if number % 20 == 15:
        P.__new__ = new
        WithInit.__new__ = new
    if number % 20 == 18:
        del P.__new__
        del WithInit.__new__
        # Made after it: these have it from their bases.
        Later = type("Later", (P,), {})
        LaterWithInit = type("LaterWithInit", (P,), {"__init__": lambda self, *args: None})
        print(show(Later, 1), show(LaterWithInit, 1), show(Later))
