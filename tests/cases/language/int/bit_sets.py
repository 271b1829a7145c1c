# Ints as sets of bits, within words and beyond: subsets, sieves, gray codes, popcounts.
def bits(n):
    out = []
    while n:
        low = n & -n
        out.append(low.bit_length() - 1)
        n ^= low
    return out
a, b = sum(1 << k for k in range(0, 200, 3)), sum(1 << k for k in range(0, 200, 5))
print(bits(a & b), (a | b).bit_count(), bits(a ^ b)[:6], bits(a & ~b)[:5], (~a & 0xff), a >> 190, (-a).bit_length(), (-1 << 70) & (1 << 72) - 1)
def sieve(n):
    s = (1 << n) - 4 if n > 2 else 0
    for k in range(2, int(n ** 0.5) + 1):
        if s >> k & 1:
            for m in range(k * k, n, k):
                s &= ~(1 << m)
    return s
print(bits(sieve(100)))
print([k ^ k >> 1 for k in range(16)], [f"{k ^ k >> 1:04b}" for k in range(8)], sum(bin(k).count("1") == k.bit_count() for k in range(200)))
mask, subsets = 0b101101, []
sub = mask
while True:
    subsets.append(sub)
    if not sub: break
    sub = (sub - 1) & mask
print(len(subsets), subsets)
n = 0
for k in range(100):
    n ^= 1 << (k * 7 % 90)
    n = (n << 1 | n >> 89) & (1 << 90) - 1
    n -= k & n & 0xff
print(n, n.bit_count(), -n >> 3, ~n ^ n, n & -n, (n | 1 << 200).bit_length())
