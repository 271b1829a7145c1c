# Shifts by constants and variables, of negative, small and huge numbers, and their errors.
def sh(n):
    acc = 0
    for i in range(n):
        acc ^= (1 << i % 70) - (i << 3) + (-i >> 2) + ((1 << 80) >> i % 90)
        acc &= (1 << 75) - 1
    return acc
print(sh(50), sh(150))
for f in (lambda: 1 << -1, lambda: 1 >> -1, lambda: 1 << 2 ** 70 if 0 else 0 << 2 ** 70, lambda: 1 >> 2 ** 70, lambda: -1 >> 2 ** 70, lambda: 1.0 << 1, lambda: 1 << 1.0, lambda: "a" << 1, lambda: True << True, lambda: 0 << -1, lambda: 5 >> 100, lambda: -5 >> 100, lambda: -1 << 62, lambda: -1 << 63, lambda: 1 << 61, lambda: 1 << 62, lambda: 1 << 63, lambda: (1 << 64) >> 64, lambda: -(1 << 64) >> 63, lambda: 3 << 0, lambda: [] >> 1):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
x = 1
for i in range(200):
    try: x = x << i % 9 if i % 3 else x >> (i % 13 - 2)
    except ValueError as e: x = -x - len(str(e))
    if x.bit_length() > 200: x = x >> 190
    if x == 0: x = i
print(x)
def popcount(n):
    c = 0
    while n: c += n & 1; n >>= 1
    return c
print([popcount(v) for v in (0, 1, 255, 2 ** 62 - 1, 2 ** 63 - 1, 2 ** 64 - 1, 3 ** 50)], [v.bit_count() for v in (255, -255, 2 ** 64 - 1)])
def rev(n, bits=64):
    r = 0
    for _ in range(bits): r = r << 1 | n & 1; n >>= 1
    return r
print([hex(rev(v)) for v in (1, 2, 0xDEADBEEF, 2 ** 63)], rev(rev(123456789012345678)))
s = 0x9E3779B97F4A7C15
for i in range(100): s ^= s << 13 & 0xFFFFFFFFFFFFFFFF; s ^= s >> 7; s ^= s << 17 & 0xFFFFFFFFFFFFFFFF
print(s)
