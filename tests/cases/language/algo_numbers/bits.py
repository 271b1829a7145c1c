# Bit tricks on small and big ints: population, Gray codes, reversal, permutations of masks, CRC.
def popcount(n):
    c = 0
    while n: n &= n - 1; c += 1
    return c
def gray(n): return n ^ n >> 1
def ungray(g):
    n = 0
    while g: n ^= g; g >>= 1
    return n
print([f'{gray(i):04b}' for i in range(16)])
print(all(ungray(gray(i)) == i and popcount(gray(i) ^ gray(i + 1)) == 1 for i in range(200)), ungray(gray(3**60)) == 3**60)
def reverse(n, width):
    out = 0
    for _ in range(width): out, n = out << 1 | n & 1, n >> 1
    return out
print([reverse(i, 5) for i in range(32)], hex(reverse(0xDEADBEEF, 32)), hex(reverse(0xF0, 72)))
def masks(n, k):
    m = (1 << k) - 1
    while m < 1 << n:
        yield m
        c = m & -m
        r = m + c
        m = (((r ^ m) >> 2) // c) | r
print([f'{m:05b}' for m in masks(5, 3)], sum(1 for _ in masks(10, 4)))
def crc32(data, poly=0xEDB88320):
    c = 0xFFFFFFFF
    for b in data:
        c ^= b
        for _ in range(8): c = c >> 1 ^ poly if c & 1 else c >> 1
    return c ^ 0xFFFFFFFF
for t in (b'', b'a', b'123456789', bytes(range(64))): print(hex(crc32(t)))
def fnv(s, bits=64):
    h, p = {32: (0x811C9DC5, 0x01000193), 64: (0xCBF29CE484222325, 0x100000001B3)}[bits]
    for b in s.encode():
        h = ((h ^ b) * p) & ((1 << bits) - 1)
    return h
for s in ('', 'a', 'sidewinder', 'ü'): print(hex(fnv(s)), hex(fnv(s, 32)))
def xorshift(x):
    while True:
        x ^= x << 13 & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= x << 17 & 0xFFFFFFFFFFFFFFFF
        yield x
g = xorshift(88172645463325252)
v = [next(g) for _ in range(100)]
print(v[0], v[99], sum(popcount(x) for x in v), [x >> 60 for x in v[:20]])
print([(-13 >> k, -13 & (1 << k) - 1, ~(-13 << k)) for k in (0, 1, 3, 62, 65)])
