# Loops that step over 2**30, 2**31, 2**32, 2**53, 2**61 .. 2**64 in every direction and operation.
edges = [2 ** k for k in (8, 15, 30, 31, 32, 52, 53, 60, 61, 62, 63, 64, 65)]
acc = 0
for e in edges + [-e for e in edges]:
    x = e - 3
    for i in range(6):
        x += 1
        acc = (acc * 31 + (x & 0xFF) + (x >> 7) + (x // 3) + x % 5 + (x == e) + (x < e) * 2 + (-x).bit_length() + hash(x) % 1000) % (10 ** 9 + 7)
    y = e + 3
    while y > e - 3: y -= 1; acc ^= y & 0xFFFF
    acc = acc * 3 % (10 ** 9 + 7)
print(acc)
for e in (2 ** 61, 2 ** 62, 2 ** 63):
    print(e - 1 + 1 == e, (e - 1) * 2 + 2 - e == e, -(-e) == e, ~e == -e - 1, e * e // e == e, e << 1 >> 1 == e, e | 1, e ^ (e - 1), abs(-e), divmod(-e, 7), -e // -1, e % -e, float(e) == e, int(str(e)) == e)
n = 1
for i in range(130):
    n = n * 2 + (1 if i % 3 else -1)
    if n > 2 ** 64: n = -n >> 60
print(n)
def tri(n): return n * (n + 1) // 2
print([tri(k) for k in (2 ** 31, 2 ** 32, 3037000499, 3037000500, 2 ** 62)], sum(range(2 ** 62 - 2, 2 ** 62 + 3)), [r for r in range(2 ** 62 - 2, 2 ** 62 + 2)][-1], len(range(-(2 ** 61), 2 ** 61, 2 ** 55)))
s = 0
for i in range(2 ** 62 - 20, 2 ** 62 + 20): s ^= i
for i in range(2 ** 63 + 5, 2 ** 63 - 5, -3): s += i % 7
print(s)
