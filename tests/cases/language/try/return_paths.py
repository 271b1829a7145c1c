# return, break and continue crossing try, except, finally and with.

log = []


def note(x):
    log.append(x)
    return x


def a():
    try:
        return note("value")
    finally:
        note("finally")


def b():
    for i in range(3):
        try:
            if i == 1:
                return i
        finally:
            if i == 1:
                continue
    return "fell out"


def c():
    x = 1
    try:
        return x
    finally:
        x = 2


def d():
    x = [1]
    try:
        return x
    finally:
        x.append(2)


def e():
    while True:
        try:
            raise ValueError
        except ValueError:
            break
        finally:
            note("e")
    return "broke"


def f(n):
    for i in range(n):
        try:
            if i % 3 == 0:
                continue
            if i % 7 == 0:
                raise KeyError
            if i > 150:
                return i
        except KeyError:
            continue
        else:
            log[0] += 1
        finally:
            log[1] += 1


print(a(), log, b(), c(), d())
print(e(), log[-1])
log[:] = [0, 0]
print(f(400), log)


def g():
    try:
        try:
            return 1 / 0
        except ZeroDivisionError:
            return note("handler")
        finally:
            note("inner finally")
    finally:
        note("outer finally")


print(g(), log[2:])
