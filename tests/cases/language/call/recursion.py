# Recursion of several shapes, deep enough to grow frames, and in hot loops.


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def hanoi(n, a, b, c, moves):
    if n == 0:
        return
    hanoi(n - 1, a, c, b, moves)
    moves.append((a, b))
    hanoi(n - 1, c, b, a, moves)


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


def permutations(items):
    if not items:
        return [[]]
    out = []
    for i in range(len(items)):
        for tail in permutations(items[:i] + items[i + 1 :]):
            out.append([items[i]] + tail)
    return out


print(ackermann(2, 9), fib(15))
print(is_even(300), is_odd(301), is_even(7))
moves = []
hanoi(7, "A", "B", "C", moves)
print(len(moves), moves[:3], moves[-1])
print(depth(800))
print(len(permutations([1, 2, 3, 4, 5])), permutations("abc")[3])
print(sum([fib(i % 10) for i in range(120)]))
