# with: enter and exit order, suppression, several managers, as targets, exceptions in exit.

log = []


class Manager:
    def __init__(self, name, suppress=None):
        self.name = name
        self.suppress = suppress

    def __enter__(self):
        log.append("+" + self.name)
        return self.name.upper()

    def __exit__(self, kind, value, traceback):
        log.append("-" + self.name + ("" if kind is None else ":" + kind.__name__ + ":" + str(value)))
        return self.suppress is not None and kind is not None and issubclass(kind, self.suppress)


with Manager("a") as a, Manager("b") as b:
    log.append(a + b)
print(log)
log.clear()
with Manager("s", KeyError):
    raise KeyError("gone")
print(log)
log.clear()
try:
    with Manager("x"), Manager("y", KeyError):
        raise ValueError("through")
except ValueError as e:
    print(e, log)
log.clear()


def returns():
    with Manager("r"):
        return "value"


def breaks():
    n = 0
    while True:
        with Manager("w"):
            n += 1
            if n > 120:
                break
            continue
    return n


print(returns(), breaks(), len(log), log[:3])
log.clear()


class Targets:
    pass


t = Targets()
with Manager("one") as t.attribute, Manager("pair") as (p, *q):
    print(t.attribute, p, q)


class BadExit:
    def __enter__(self):
        return self

    def __exit__(self, *args):
        raise RuntimeError("exit failed")


try:
    with BadExit():
        raise KeyError("body")
except RuntimeError as e:
    print(e, repr(e.__context__))
for bad in (5, Targets()):
    try:
        with bad:
            pass
    except TypeError as e:
        print(e)
suppressed = 0
log.clear()
for i in range(200):
    with Manager("m", ZeroDivisionError):
        suppressed += 10 // (i % 4)
print(suppressed, len(log))
