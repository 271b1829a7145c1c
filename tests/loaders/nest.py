# Functions that are inlined, called by a builtin function, and waiting: for a profile.
import time


def helper(i):
    return len(str(i))


def inner(k):
    total = 0
    for i in range(k):
        total += i % 7
        if i % 3 == 0:
            total += helper(i)
    return total


def by_key(n):
    return -inner(n)


def middle(n):
    t = 0
    for j in range(n):
        t += inner(3000) + len(sorted([700, 800, 900], key=by_key))
    return t


def main():
    print(middle(1500))
    time.sleep(0.2)
    print(middle(1500))


main()
