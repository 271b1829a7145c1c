# Which handler is chosen: order, tuples, base classes, expressions, names bound and unbound.


class A(Exception):
    pass


class B(A):
    pass


class C(B, ValueError):
    pass


def which(error, order):
    try:
        raise error
    except order[0] as e:
        return 0, type(e).__name__
    except order[1]:
        return 1
    except (order[2], KeyError):
        return 2
    except Exception as e:
        return "other"


print(which(C(), (A, B, C)), which(C(), (KeyError, ValueError, A)), which(B(), (C, KeyError, A)), which(A(), (B, C, OSError)))
print(which(KeyError(), (A, B, C)), which(ZeroDivisionError(), (ArithmeticError, A, B)))
evaluated = []


def handler(kind):
    evaluated.append(kind.__name__)
    return kind


def lazily(fail):
    try:
        if fail:
            raise IndexError
    except handler(KeyError):
        return "key"
    except handler(LookupError):
        return "lookup"
    except handler(Exception):
        return "any"
    return "fine"


print(lazily(False), evaluated, lazily(True), evaluated)
try:
    try:
        raise A
    except 5:
        pass
except TypeError as e:
    print(e)
try:
    try:
        raise A
    except (ValueError, "text"):
        pass
except TypeError as e:
    print(e)
groups = {"arith": (ZeroDivisionError, OverflowError), "lookup": (KeyError, IndexError), "value": (ValueError, TypeError)}
counts = {}
actions = [lambda: 1 / 0, lambda: {}[1], lambda: [][1], lambda: int("x"), lambda: len(5), lambda: 2.0**5000, lambda: None]
for i in range(210):
    try:
        actions[i % 7]()
        name = "none"
    except groups["arith"]:
        name = "arith"
    except groups["lookup"]:
        name = "lookup"
    except groups["value"]:
        name = "value"
    counts[name] = counts.get(name, 0) + 1
print(counts)
e = 1
try:
    raise A("x")
except A as e:
    inner = e
try:
    print(e)
except NameError as error:
    print(error, repr(inner))
