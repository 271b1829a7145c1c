# Tracebacks read in hot loops: lines and entries, while exceptions come from elsewhere, are raised again, or have other tracebacks set.
import sys


def fail(i):
    if i % 3 == 0:
        raise ValueError(i)
    if i % 3 == 1:
        return [][i]
    return deeper(i)


def deeper(i):
    try:
        fail(i - 2)
    except ValueError as error:
        if i % 2:
            raise
        raise KeyError(i) from error


def lines(error):
    tb, found = error.__traceback__, []
    while tb is not None:
        found.append(tb.tb_lineno)
        tb = tb.tb_next
    return found


seen = {}
for i in range(300):
    try:
        fail(i)
    except (ValueError, IndexError, KeyError) as error:
        key = type(error).__name__, tuple(lines(error)), tuple(lines(error.__cause__)) if error.__cause__ else None
        seen[key] = seen.get(key, 0) + 1
print(seen)


def changed(n):
    total = 0
    for i in range(n):
        error = ValueError(i)
        total += error.__traceback__ is None
        try:
            raise error
        except ValueError as caught:
            tb = caught.__traceback__
            total += tb.tb_lineno + (tb.tb_next is None)
            if i % 50 == 49:
                caught.__traceback__ = None
                total += (caught.__traceback__ is None) * 1000
            elif i % 50 == 30:
                total += len(lines(caught.with_traceback(tb)))
            kept.append(tb)
    return total


kept = []
print(changed(200), {tb.tb_lineno for tb in kept}, len({id(tb) for tb in kept}))
try:
    kept[0].tb_next = kept[0]
except ValueError as error:
    print(error)
kept[0].tb_next = kept[1]
print(kept[0].tb_next is kept[1], kept[1].tb_next)


class Mine(Exception):
    __traceback__ = property(lambda self: "mine")


def mine(n):
    found = set()
    for i in range(n):
        try:
            raise Mine
        except Mine as error:
            found.add(error.__traceback__)
    return found


print(mine(150))


def infos(n):
    found = set()
    for i in range(n):
        try:
            fail(i)
        except Exception:
            found.add((sys.exc_info()[2].tb_lineno, sys.exc_info()[2].tb_frame.f_code.co_name))
    return found


print(infos(150))
