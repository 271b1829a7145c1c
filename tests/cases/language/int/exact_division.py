# Division in hot loops: digits, gcd chains, base conversion, calendars, negative operands, exact and inexact.


def weekday(y, m, d):
    if m < 3:
        m += 12
        y -= 1
    return (d + 13 * (m + 1) // 5 + y % 100 + y % 100 // 4 + y // 100 // 4 - 2 * (y // 100)) % 7


print([weekday(*day) for day in ((2026, 11, 21), (2000, 1, 1), (1900, 2, 28), (1582, 10, 15))])


def easter(y):
    a, b, c = y % 19, y // 100, y % 100
    h = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    k = (32 + 2 * (b % 4) + 2 * (c // 4) - h - c % 4) % 7
    m = (a + 11 * h + 22 * k) // 451
    return (h + k - 7 * m + 114) // 31, (h + k - 7 * m + 114) % 31 + 1


print([easter(y) for y in (1999, 2024, 2026, 2100)], sum([easter(y)[1] for y in range(1900, 2100)]))


def digits_of_pi(n):
    out = []
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    while len(out) < n:
        if 4 * q + r - t < m * t:
            out.append(m)
            q, r, m = 10 * q, 10 * (r - m * t), 10 * (3 * q + r) // t - 10 * m
        else:
            q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return "".join([str(d) for d in out])


print(digits_of_pi(60))
checks = 0
for a in range(-40, 41, 3):
    for b in list(range(-7, 0)) + list(range(1, 8)):
        q, r = a // b, a % b
        checks += (a == q * b + r) + (0 <= r < b or b < r <= 0) + (int(a / b) == q or r != 0)
print(checks)


def root(n, k):
    low, high = 0, 1 << n.bit_length() // k + 1
    while low < high:
        mid = (low + high + 1) // 2
        if mid**k <= n:
            low = mid
        else:
            high = mid - 1
    return low


print(root(10**60, 3), root(2**100, 7), root(80, 4), [root(n, 2) for n in (0, 1, 15, 16)])


def decimals(a, b, n):
    whole, rest = divmod(a, b)
    out = ""
    for _ in range(n):
        d, rest = divmod(rest * 10, b)
        out += str(d)
    return f"{whole}.{out}"


print(decimals(22, 7, 30), decimals(1, 97, 100)[-6:], decimals(10**20, 3, 5))
