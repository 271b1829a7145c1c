# Functions with loops call themselves and each other as machine code: with much that lives on, and what frames look like meanwhile.
import sys


def lines(depth):
    frame, found = sys._getframe(1), []
    while frame and depth:
        found.append((frame.f_code.co_name, frame.f_lineno))
        frame, depth = frame.f_back, depth - 1
    return found


def tree(n, ask):
    a, b, c, d, e, x = n + 1, n * 2, n - 3, n ^ 5, str(n), n * 0.5
    total = 0
    for i in range(2):
        if n > 0:
            total += tree(n - 1, ask)
            total += tree(n - 2, ask) if n > 1 else 0
        elif ask is not None:
            ask.append(lines(6))
    return total + a + b + c + d + len(e) + int(x * 2)


def inner(n, wrong):
    for i in range(3):
        if i == n == wrong:
            raise ValueError(i)
    return n


def outer(n, wrong):
    kept = [n, n + 1, n + 2, n + 3, n + 4, n + 5]
    p, q, r, s, t, u = kept
    for i in range(2):
        try:
            p += inner(i, wrong)
        except ValueError as error:
            step = error.__traceback__.tb_next
            u += step.tb_lineno - step.tb_frame.f_code.co_firstlineno
    return p, q, r, s, t, u, kept == [n, q, r, s, t, n + 5]


def odd(n):
    for i in range(1):
        if n == 0:
            return False
    return even(n - 1)


def even(n):
    for i in range(1):
        if n == 0:
            return True
    return odd(n - 1)


def other(n):
    return n * 1000


def given(n):
    for i in range(1):
        n += 1
    return n


def uses(n):
    total = 0
    for i in range(n):
        total += given(i)
    return total


for _ in range(60):
    tree(6, None)
    outer(3, None)
    even(20)
    uses(20)
asked = []
print(tree(6, None), tree(3, asked), len(asked))
print(asked[0], asked[-1])
print([outer(n, n % 3) for n in range(6)])
print(even(300), odd(300), even(7))
given.__code__ = other.__code__
print(uses(10))
given.__code__ = (lambda: 5).__code__
try:
    uses(1)
except TypeError as error:
    print(error)


def deep(n):
    for i in range(1):
        n += 1
    return deep(n)


for _ in range(3):
    try:
        deep(0)
    except RecursionError as error:
        count, step = 0, error.__traceback__
        while step:
            count, step = count + 1, step.tb_next
        print(count > 900, str(error)[:32])
