# Every operator on ints around 2**30, 2**31, 2**60 … 2**64, of both signs, in one hot loop and against the laws of arithmetic.
edges = [s * (1 << k) + d for k in (0, 29, 30, 31, 32, 59, 60, 61, 62, 63, 64, 90) for d in (-1, 0, 1) for s in (1, -1)]
check = acc = 0
M = 10 ** 18 + 9
for i, a in enumerate(edges):
    for b in edges[i % 5::5]:
        s, d, p = a + b, a - b, a * b
        acc = (acc * 31 + s * 3 + d * 5 + p) % M
        if b:
            q, r = divmod(a, b)
            check += (q * b + r == a) + (q == a // b) + (r == a % b) + (0 <= r < b if b > 0 else b < r <= 0)
            acc = (acc + q * 7 + r) % M
        x, o, n = a ^ b, a | b, a & b
        check += (x == o - n) + (o + n == s) + (~a == -a - 1) + ((a > b) == (d > 0)) + ((a == b) == (not d)) + (abs(p) == abs(a) * abs(b))
        k = b % 70
        l, h = a << k, a >> k
        check += (l >> k == a) + (h == a // (1 << k)) + (l == a * 2 ** k)
        acc = (acc + l + h + x) % M
print(len(edges), check, acc)
for a in (2 ** 62 - 1, 2 ** 62, -2 ** 62, -2 ** 62 - 1, 2 ** 63 - 1, 2 ** 63, -2 ** 63, -2 ** 63 - 1): print(a + 1, a - 1, -a, ~a, a * 2, a // -1, a % 10, a >> 1, a << 1, a ** 2, a & 0xFF, a | 1, a ^ a, a.bit_length(), a.bit_count(), float(a), hash(a), divmod(a, 1000), str(a)[-3:], a == float(a))
total, x, step = 0, 1, 3
for i in range(300):
    x = x * step - i
    if x > 2 ** 70: x //= 2 ** 50
    if x < 0: x = -x
    total += x & 1023
    if i == 100: step = -3
    if i == 200: step = 2 ** 33
print(total, x)
for bad in (lambda: 1 << -1, lambda: 1 >> -1, lambda: 5 // 0, lambda: 5 % 0, lambda: divmod(2 ** 70, 0), lambda: 0 ** -1, lambda: 1 << 2 ** 70, lambda: 0 << 2 ** 70, lambda: -1 >> 2 ** 70, lambda: 2 ** 70 / 0, lambda: 10 ** 400 / 3, lambda: 10 ** 400 // 10 ** 399, lambda: float(10 ** 309), lambda: 10 ** 400 * 1.0, lambda: 10 ** 400 < float("inf"), lambda: pow(3, -1, 7), lambda: pow(2, -1, 4), lambda: pow(2, 3, 0), lambda: pow(5, 10 ** 20, -13), lambda: pow(2, 3, 1)):
    try: print(bad(), end="; ")
    except Exception as e: print(type(e).__name__, e, end="; ")
print()
