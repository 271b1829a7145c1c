# Compiled loops call compiled functions, from frames that are not the first of their run, with whatever can happen there.
import sys


def depth():
    frame, count = sys._getframe(), 0
    while frame is not None:
        frame, count = frame.f_back, count + 1
    return count


def counted(a, b):
    i = 0
    while i < 3:
        i += 1
    if a == 700:
        return depth()
    if a == 800:
        raise ValueError(b)
    return a + b + i


def calls(n):
    total, seen = 0, []
    for i in range(n):
        try:
            value = counted(i, 1)
        except ValueError as error:
            tb, names = error.__traceback__, []
            while tb is not None:
                names.append((tb.tb_frame.f_code.co_name, tb.tb_lineno))
                tb = tb.tb_next
            seen.append(names)
            value = 0
        if i == 700:
            seen.append(value)
            value = 0
        total += value
    return total, seen


def further(n, frames):
    if frames:
        return further(n, frames - 1)
    return calls(n)


for frames in 0, 1, 5, 5, 1, 0:
    print(further(1000, frames))


# Recursion through a function with a loop: no trace follows it, so each call is one of compiled code.
def down(n):
    for i in range(2):
        pass
    if n == 0:
        return depth()
    return down(n - 1)


def deepest():
    reached = 0

    def fall(n):
        nonlocal reached
        i = 0
        while i < 2:
            i += 1
            reached = n
        return fall(n + 1)

    try:
        fall(0)
    except RecursionError:
        pass
    return reached + depth()


print([down(n % 60) for n in range(300)][-5:])
before = set()
for _ in range(30):
    before.add(deepest())
print(before)
sys.setrecursionlimit(400)
print(deepest())
sys.setrecursionlimit(5000)
print(deepest())
sys.setrecursionlimit(1000)
print(deepest())


# The limit is lowered within a call.
def lowering(n, when):
    i = 0
    while i < 2:
        i += 1
    if n == when:
        sys.setrecursionlimit(300)
    return i


def loops(when):
    total = 0
    for n in range(500):
        total += lowering(n, when)
    return total


print(loops(-1), loops(400), deepest())
sys.setrecursionlimit(1000)


# Another code, other defaults, and arguments that do not fit, in mid-loop.
def plain(a, b=2):
    i = 0
    while i < 2:
        i += 1
    return a + b + i


def other(a, b):
    i = 0
    while i < 2:
        i += 1
    return a * b * i


def mixed(n, change):
    total = 0
    for k in range(n):
        total += plain(k, 3) if k % 3 else plain(k)
        if k == change:
            plain.__code__ = other.__code__
            plain.__defaults__ = (5,)
        if k == change + 40:
            try:
                plain(1, 2, 3)
            except TypeError as error:
                print(error)
    return total


print(mixed(500, -1), mixed(500, 300))
