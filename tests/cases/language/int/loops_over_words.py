# Arithmetic that leaves the words and comes back, in loops that the machine compiles.
def collatz(n):
    steps = 0
    while n != 1:
        n = 3 * n + 1 if n & 1 else n >> 1
        steps += 1
    return steps
print([collatz(n) for n in (27, 97, 871, 2**40 + 1, 2**64 - 1)])
def fib(n):
    a, b = 0, 1
    for _ in range(n): a, b = b, a + b
    return a
print(fib(90), fib(93), fib(200), sum(map(int, str(fib(300)))))
x = 1
for k in range(130):
    x = x * 3 - (x >> 2)
    if k % 40 == 39: x = x % (2**61 - 1)
print(x)
h = 0xcbf29ce484222325
for c in b"hash me please, more than once" * 3:
    h = ((h ^ c) * 0x100000001b3) & 0xffffffffffffffff
print(hex(h), h % 1000, -h // 7, -h % 7, h.bit_count())
def isqrt(n):
    x = n
    y = (x + 1) // 2
    while y < x:
        x, y = y, (y + n // y) // 2
    return x
print([isqrt(10**k) for k in (0, 1, 5, 18, 19, 20, 40)])
def egcd(a, b):
    s, t, u, v = 1, 0, 0, 1
    while b:
        q, (a, b) = a // b, (b, a % b)
        s, t, u, v = u, v, s - q * u, t - q * v
    return a, s, t
for a, b in [(240, 46), (2**62, 3**39), (-17, 5), (10**25, 10**18 + 9)]:
    g, s, t = egcd(a, b)
    print(g, s, t, a * s + b * t == g)
low = -2**62
for k in range(5): low -= 1; low += 2 if k % 2 else 0
print(low, low // -1, abs(low), -low - 1, low * low, ~low, low & 255, low | 1, low ^ -1)
