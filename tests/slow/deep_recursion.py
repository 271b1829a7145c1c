# Two recursive calls, one within the other.
# code: SW304
# fix: Run with `--jit recursion_limit=3`
# report: https://github.com/pypy/pypy/issues/1011

def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)  # slow
    return ackermann(m - 1, ackermann(m, n - 1))


import sys

sys.setrecursionlimit(20000)
print([ackermann(2, n % 60) for n in range(8000)][-1])
