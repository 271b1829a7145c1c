def even(n):
    if n == 0:
        return 1
    return odd(n - 1)


def odd(n):
    if n == 0:
        return 0
    return even(n - 1)


def steps(n):
    count = 0
    while 1 < n:
        if n % 2 == 0:
            n = half(n)
        else:
            n = 3 * n + 1
        count = count + 1
    return count


def half(n):
    low = 0
    high = n
    while low + 1 < high:
        low = low + 1
        high = high - 1
    if low + low == n:
        return low
    return low + 1


n = 1
total = 0
while n < 60:
    total = total + steps(n) * even(n % 13)
    n = n + 1
print(total)
