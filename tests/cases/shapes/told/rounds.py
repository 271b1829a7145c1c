# What `@unroll_safe` unrolls: too much for any trace, much, and little.

from sidewinder import unroll_safe


@unroll_safe
def far(a, b):  # SW505: A call of `far` was unrolled: it reaches its loop header N times, and takes N operations in one trace. The recording was aborted once for that.
    total = 0
    i = 0
    while i < len(a):
        total += a[i] * b[i]
        i += 1
    return total


@unroll_safe
def much(a, b):  # SW505: A call of `much` was unrolled: it reaches its loop header 91 times, and takes N operations in one trace.
    total = 0
    i = 0
    while i < len(a):
        total += a[i] * b[i]
        i += 1
    return total


@unroll_safe
def little(a, b):
    total = 0
    i = 0
    while i < len(a):
        total += a[i] * b[i]
        i += 1
    return total


def run(dot, times, size):
    numbers = list(range(size))
    total = 0
    for _ in range(times):
        total += dot(numbers, numbers)
    return total


def run_much(times, size):
    numbers = list(range(size))
    total = 0
    for _ in range(times):
        total += much(numbers, numbers)
    return total


def run_little(times, size):
    numbers = list(range(size))
    total = 0
    for _ in range(times):
        total += little(numbers, numbers)
    return total


print(run(far, 3000, 900), run_much(3000, 90), run_little(3000, 3))
