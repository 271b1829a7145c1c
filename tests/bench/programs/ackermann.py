# Recursions that are deep and nested: Ackermann's function, Takeuchi's, McCarthy's and Hofstadter's, and two that call each other.

import sys

sys.setrecursionlimit(20000)


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def tak(x, y, z):
    if y >= x:
        return z
    return tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y))


def mccarthy(n):
    return n - 10 if n > 100 else mccarthy(mccarthy(n + 11))


def female(n):
    return 1 if n == 0 else n - male(female(n - 1))


def male(n):
    return 0 if n == 0 else n - female(male(n - 1))


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def main():
    print(ackermann(2, 2000), ackermann(3, 8))
    print(tak(24, 16, 8))
    print(sum(mccarthy(n) for n in range(100)) * 1 + sum(mccarthy(n % 100) for n in range(20000)))
    print([female(n) for n in range(15)], female(90), male(90))
    print(sum(is_even(n % 300) for n in range(20000)))


if __name__ == "__main__":
    main()
