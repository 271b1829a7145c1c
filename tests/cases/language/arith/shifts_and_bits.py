# Shifts and bit operations on negative, small and unbounded integers.


def popcount(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def reverse_bits(n, width):
    out = 0
    for _ in range(width):
        out = (out << 1) | (n & 1)
        n >>= 1
    return out


def xorshift(rounds):
    x = 2463534242
    seen = 0
    for _ in range(rounds):
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        seen ^= x
    return x, seen


print(sum(popcount(i) for i in [0, 1, 255, 2**70 - 1, 12345678901234567890]))
print(sum([popcount(i) for i in range(500)]))
print(reverse_bits(0b1011, 8), reverse_bits(1, 70))
print(xorshift(400))
print(-1 >> 200, 1 >> 200, -5 >> 1, 5 >> 1, 0 << 1000)
print(1 << 62, 1 << 63, 1 << 64, -1 << 63, -1 << 62)
print(-5 & 3, -5 | 3, -5 ^ 3, ~-5, ~0, ~(2**80))
print((2**80) & -(2**79), (2**80) | -1, (-(2**80)) ^ (2**79 + 5))
for n in (1, -1):
    try:
        print(n << -1)
    except ValueError as e:
        print(e)
    try:
        print(n >> -1)
    except ValueError as e:
        print(e)
print(True & False, True | 2, True ^ True, type(True & True).__name__, ~True)
