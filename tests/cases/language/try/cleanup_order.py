# The order of cleanups: nested try-finally, with, loops and calls, when the exit is normal, by break, by exception.

log = []


def mark(x):
    log.append(x)
    return x


class Guard:
    def __init__(self, name):
        self.name = name

    def __enter__(self):
        mark("+" + self.name)

    def __exit__(self, kind, value, tb):
        mark("-" + self.name)


def scenario(how):
    try:
        mark("1")
        for i in range(3):
            try:
                with Guard("g" + str(i)):
                    mark(f"body{i}")
                    if how == "break" and i == 1:
                        break
                    if how == "continue" and i == 1:
                        continue
                    if how == "return" and i == 1:
                        return mark("returned")
                    if how == "raise" and i == 1:
                        raise KeyError(how)
                    mark(f"end{i}")
            except KeyError:
                mark("caught")
                raise ValueError("second") from None
            finally:
                mark(f"f{i}")
        else:
            mark("else")
        mark("after")
    except ValueError as e:
        mark(str(e))
    finally:
        mark("F")
    return "fell"


for how in ("normal", "break", "continue", "return", "raise"):
    log.clear()
    print(how, scenario(how), " ".join(log))


def deep(n, log):
    try:
        if n == 0:
            raise IndexError
        deep(n - 1, log)
    finally:
        log.append(n)


order = []
try:
    deep(5, order)
except IndexError:
    print(order)
total = 0
for i in range(150):
    steps = []
    try:
        try:
            deep(i % 6, steps)
        finally:
            total += len(steps)
    except IndexError:
        total += steps[0] * 100 + steps[-1]
print(total)


def overwrite():
    for k in range(4):
        try:
            if k == 1:
                raise KeyError(k)
            if k == 3:
                return "try"
        except KeyError:
            continue
        finally:
            log.append(k)
            if k == 3:
                break
    return "loop ended"


log.clear()
print(overwrite(), log)


def generator_like():
    state = {"open": 0, "closed": 0}
    for i in range(120):
        state["open"] += 1
        try:
            try:
                if i % 4 == 3:
                    raise RuntimeError(i)
                if i % 10 == 9:
                    continue
            except RuntimeError:
                if i > 100:
                    break
        finally:
            state["closed"] += 1
    return state


print(generator_like())
