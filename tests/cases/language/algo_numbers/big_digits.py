# Digits of pi and e by spigots, square roots by Newton, factorials and their digit sums.
def pi_digits(n):
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    out = []
    while len(out) < n:
        if 4 * q + r - t < m * t:
            out.append(m)
            q, r, m = 10 * q, 10 * (r - m * t), 10 * (3 * q + r) // t - 10 * m
        else:
            q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return ''.join(map(str, out))
def e_digits(n):
    a, out = [1] * (n + 12), '2'
    for _ in range(n):
        carry = 0
        for i in range(len(a) - 1, -1, -1):
            carry, a[i] = divmod(a[i] * 10 + carry, i + 2)
        out += str(carry)
    return out
def root(n, k=2):
    if n < 0: raise ValueError('negative')
    x = 1 << -(-n.bit_length() // k)
    while True:
        y = ((k - 1) * x + n // x ** (k - 1)) // k
        if y >= x: return x
        x = y
print(pi_digits(80))
print(e_digits(50))
print(root(2 * 10**80), root(5, 3), root(10**60, 3), root(2**200 - 1), root(0) if 0 else root(1))
f, sums = 1, []
for n in range(1, 121):
    f *= n
    s, m = 0, f
    if n % 10 == 0:
        while m: m, d = divmod(m, 10); s += d
        sums.append((n, s, len(str(f)), len(str(f)) - len(str(f).rstrip('0'))))
print(sums)
def machin(d):
    one = 10 ** (d + 10)
    def arctan(x):
        total = term = one // x
        n, s = 3, -1
        while term:
            term //= x * x
            total += s * (term // n)
            n, s = n + 2, -s
        return total
    return (4 * (4 * arctan(5) - arctan(239))) // 10**10
print(machin(60), str(machin(60)) == pi_digits(61))
print(sum(map(int, str(2**1000))), (7**123) % 10**20, -(3**90) >> 40, ~(2**80) & (2**70 - 1))
