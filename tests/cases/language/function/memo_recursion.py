# Recursive functions with tables in defaults, globals and attributes: edit distance, partitions, coins.


def edit(a, b, memo={}):
    if not a or not b:
        return len(a) + len(b)
    key = a, b
    if key not in memo:
        if a[0] == b[0]:
            memo[key] = edit(a[1:], b[1:])
        else:
            memo[key] = 1 + min(edit(a[1:], b), edit(a, b[1:]), edit(a[1:], b[1:]))
    return memo[key]


print(edit("kitten", "sitting"), edit("", "abc"), edit("sunday", "saturday"), len(edit.__defaults__[0]))


def coins(amount, kinds, table=None):
    if table is None:
        table = {}
    if amount == 0:
        return 1
    if amount < 0 or not kinds:
        return 0
    key = amount, len(kinds)
    if key not in table:
        table[key] = coins(amount - kinds[0], kinds, table) + coins(amount, kinds[1:], table)
    return table[key]


print(coins(100, (50, 25, 10, 5, 1)), coins(4, (3, 2, 1)), coins(7, ()))


def fib(n):
    fib.calls += 1
    if n not in fib.table:
        fib.table[n] = fib(n - 1) + fib(n - 2)
    return fib.table[n]


fib.calls = 0
fib.table = {0: 0, 1: 1}
print(fib(90), fib.calls, fib(50), fib.calls)


def longest(values):
    best = {}

    def ending(i):
        if i not in best:
            best[i] = 1 + max([ending(j) for j in range(i) if values[j] < values[i]], default=0)
        return best[i]

    return max([ending(i) for i in range(len(values))])


print(longest([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]), longest([i * 37 % 61 for i in range(60)]), longest([1]))


def ways(m, n):
    return 1 if m == 0 or n == 0 else ways(m - 1, n) + ways(m, n - 1)


print(ways(5, 6), [ways(k, k) for k in range(6)])
total = 0
for i in range(150):
    total += edit("abcd"[: i % 5], "bd" * (i % 3)) + coins(i % 30, (5, 2, 1)) + fib(i % 60) % 7
print(total)


def power(b, e):
    if e == 0:
        return 1
    half = power(b, e // 2)
    return half * half * b if e % 2 else half * half


print(power(3, 100) == 3**100, power(2.0, 10), power(-1, 101))
