# Hints that no trace comes to, each beside one of its kind that a trace does come to.

import sidewinder
from sidewinder import JitDriver, dont_look_inside, elidable, isconstant, isvirtual, promote, unroll_safe


@elidable
def square(x):
    return x * x


@elidable
def cube(x):  # SW508: `@elidable`: no trace reached a call of `cube`.
    return x * x * x


@unroll_safe
def power(x, n):
    result = 1
    for _ in range(n):
        result = result * x & 1023
    return result


@unroll_safe
def root(x):  # SW508: `@unroll_safe`: no trace reached a call of `root`.
    guess = x
    while guess * guess > x:
        guess -= 1
    return guess


@dont_look_inside
def apart(x):
    return x + 1


@dont_look_inside
def alone(x):  # SW508: `@dont_look_inside`: no trace reached a call of `alone`.
    return x + 1


def hot(n):
    total = 0
    for i in range(n):
        total += square(promote(i & 1)) + power(i, 3) + apart(i)
        total += isconstant(i) + sidewinder.promote(i & 1)
        if n < 0:
            total += promote(n)  # SW508: No trace reached `promote(n)`.
    return total > 0


def cold(n):
    total = cube(3) + root(10) + alone(1)
    total += promote(n)  # SW508: No trace reached `promote(n)`.
    total += isconstant(n)  # SW508: No trace reached `isconstant(n)`.
    total += sidewinder.isvirtual(n)  # SW508: No trace reached `sidewinder.isvirtual(n)`.
    return total


driver = JitDriver(greens=["pc"], reds=["n"])
other = JitDriver(greens=["pc"], reds=["n"])  # SW508: No trace reached a merge point of this driver.


def count(n):
    pc = 0
    while n:
        driver.jit_merge_point(pc=pc, n=n)
        pc = 1 - pc
        n -= 1
        if n < 0:
            driver.can_enter_jit(pc=pc)
    return pc


def count_little(n):
    pc = 0
    while n:
        other.jit_merge_point(pc=pc, n=n)
        pc = 1 - pc
        n -= 1
    return pc


def unused(n):
    return promote(n) + isvirtual(n)


print(hot(5000), cold(7) > 0, count(9000), count_little(9))
