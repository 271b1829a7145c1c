# Loop variables that overflow the word, come back, become floats, bools, Fractions and again ints, at sites trained on small ones.
from fractions import Fraction
def step(x, i): return x * 3 + i
def down(x): return x // 7 if x > 10 ** 25 else x
x, log = 1, []
for i in range(300):
    x = step(x, i)
    if i % 60 == 59: log.append(x % 10 ** 9); x = x >> 80 if i < 200 else -x
    x = down(x) if x > 0 else x + 2 ** 66 if i % 2 else x // 5
print(log, x % 10 ** 9, type(x).__name__)
def mixed(n):
    a, b, out = 0, 1, []
    for i in range(n):
        a, b = b, a + b
        if b > 2 ** 64: b = b % 1000
        if i == 100: a = float(a)
        if i == 130: a, b = int(a) % 97, int(b) % 89
        if i == 160: a = Fraction(a, 3)
        if i == 170: a, b = True, False
        if i % 40 == 0: out.append((a, b))
    return out, a, b
print(mixed(230))
edge = 2 ** 62 - 40
total = 0
for i in range(120):
    v = edge + i
    total += (v & 15) + (v > 2 ** 62) + (v % 7) + (-v // 3) % 5 + (v ^ edge) + (v >> 58) + (v << 2) % 11 + abs(-v) % 13 + (v * v) % 17 + int(v / 2 ** 60) + (~v & 1) + (v == float(v))
    if v == 2 ** 62 + 20: edge = -2 ** 62 - 60
print(total)
def collatz(n, limit=400):
    steps, top = 0, n
    while n != 1 and steps < limit:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        top = max(top, n); steps += 1
    return steps, top
print([collatz(n) for n in (27, 97, 2 ** 61 - 1, 2 ** 62 + 1, 2 ** 64 - 3)])
print(max(collatz(n)[0] for n in range(1, 300)))
def power(b, e, m=None):
    r = 1
    while e:
        if e & 1: r = r * b if m is None else r * b % m
        b = b * b if m is None else b * b % m
        e >>= 1
    return r
print([power(3, k) == 3 ** k for k in (10, 39, 40, 41, 200)], power(3, 10 ** 18, 10 ** 9 + 7) == pow(3, 10 ** 18, 10 ** 9 + 7), power(1.5, 20), power(Fraction(1, 2), 10), power(2j, 5), power(True, 9))
acc = 0
for i in range(400):
    k = (i, -i, i + 2 ** 63, float(i), i % 2 == 0, Fraction(i, 2), 10 ** 30 - i)[0 if i < 100 else i % 3 if i < 200 else i % 7]
    acc += int(k * 2) - int(k) + (k > acc) + (k == i) + hash(k) % 3
    if abs(acc) > 2 ** 68: acc = acc % 1001
    if i == 350: acc = float(acc % 2 ** 50)
print(acc)
s, sign = 0.0, 1
for k in range(1, 600, 2):
    s += sign / k; sign = -sign
    if k == 301: sign = float(sign)
    if k == 401: s = Fraction(int(s * 4), 4)
    if k == 403: s = float(s)
print(round(s, 12), sign)
def digits(n):
    out = 0
    while n: n, d = divmod(n, 10); out += d * d
    return out
print([digits(n) for n in (0, 99, 10 ** 18 + 7, 2 ** 63, 2 ** 200)], sum(digits(7 ** k) for k in range(60)))
i, ups = 0, []
while i < 2 ** 70:
    i = i * 2 + 1 if i < 1000 or i > 10 ** 6 else i + 99999
    if not ups or i.bit_length() > ups[-1] + 6: ups.append(i.bit_length())
print(ups, i)
