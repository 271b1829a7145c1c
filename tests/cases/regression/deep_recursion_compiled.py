# What is compiled calls itself as deep as the program allows, and no deeper.
import sys

sys.setrecursionlimit(12000)


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def down(n):
    for _ in range(1):
        if n > 0:
            return down(n - 1) + 1
    return 0


print(ackermann(2, 1500))
for k in range(30):
    print(down(100 * k), end=" ")
print(down(9000))
sys.setrecursionlimit(1000)
try:
    down(2000)
except RecursionError as error:
    print(type(error).__name__)
