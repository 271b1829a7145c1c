# Digits of pi out of big integers: a stream of digits by Gibbons' rule, and at once by Machin's and Chudnovskys' sums.


def stream(count):
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    digits = []
    while len(digits) < count:
        if 4 * q + r - t < m * t:
            digits.append(m)
            q, r, m = 10 * q, 10 * (r - m * t), 10 * (3 * q + r) // t - 10 * m
        else:
            q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return digits


def arctan(inverse, unity):
    term = unity // inverse
    total = term
    square = inverse * inverse
    n = 3
    sign = -1
    while term:
        term //= square
        total += sign * (term // n)
        sign = -sign
        n += 2
    return total


def machin(digits):
    unity = 10 ** (digits + 10)
    return 4 * (4 * arctan(5, unity) - arctan(239, unity)) // 10**10


def root(n):
    guess = 1 << (n.bit_length() + 1) // 2
    while True:
        better = (guess + n // guess) >> 1
        if better >= guess:
            return guess
        guess = better


def split(low, high):
    if high - low == 1:
        p = (6 * low - 5) * (2 * low - 1) * (6 * low - 1)
        q = low**3 * 640320**3 // 24
        r = p * (13591409 + 545140134 * low)
        return p, q, -r if low & 1 else r
    middle = (low + high) // 2
    p, q, r = split(low, middle)
    s, t, u = split(middle, high)
    return p * s, q * t, r * t + p * u


def chudnovsky(digits):
    p, q, r = split(1, digits // 14 + 2)
    unity = 10 ** (digits + 10)
    return q * 426880 * root(10005 * unity * unity) // ((13591409 * q + r) * 10**10)


def digit_sum(n):
    total = 0
    while n:
        n, part = divmod(n, 10**9)
        while part:
            total += part % 10
            part //= 10
    return total


def main():
    digits = stream(1800)
    print("".join(map(str, digits[:50])), sum(digits))
    first = machin(8000)
    second = chudnovsky(8000)
    print(first == second, first % 10**20, digit_sum(first))
    print("".join(map(str, digits)) == str(first // 10**6000)[:1800])
    long = chudnovsky(20000)
    print(long % 10**20, digit_sum(long), len(str(long // 10**18000)), hash(long))
    factorial = 1
    for i in range(1, 4000):
        factorial *= i
    print(factorial.bit_length(), digit_sum(factorial), factorial & 0xFFFF, pow(3, factorial, 1000007))
    a, b = 0, 1
    for _ in range(60000):
        a, b = b, a + b
    print(a % 10**15, a >> 41600, (a ^ b).bit_count())


if __name__ == "__main__":
    main()
