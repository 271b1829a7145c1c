# Masks, flags, bit counts, Gray codes, bit matrices, sets in an integer.


def lowest(n):
    return n & -n


def count(n):
    c = 0
    while n:
        n &= n - 1
        c += 1
    return c


def parity(n):
    n ^= n >> 32
    n ^= n >> 16
    n ^= n >> 8
    n ^= n >> 4
    return 0x6996 >> (n & 15) & 1


print([lowest(n) for n in (1, 12, 80, 2**70, -8)], [count(n) for n in (0, 255, 2**100 - 1)], [parity(n) for n in range(9)])
print(all([count(n) % 2 == parity(n) for n in range(500)]), all([count(n) == bin(n).count("1") == n.bit_count() for n in range(300)]))
READ, WRITE, RUN = 1, 2, 4
mode = 0
for i in range(150):
    mode |= [READ, WRITE, RUN][i % 3]
    if i % 7 == 0:
        mode &= ~WRITE
    if i % 5 == 0:
        mode ^= RUN
print(mode, bool(mode & READ), bool(mode & RUN))


def reverse(n, bits):
    r = 0
    for i in range(bits):
        r |= (n >> i & 1) << (bits - 1 - i)
    return r


print(reverse(0b1101, 4), reverse(1, 64) == 2**63, [reverse(reverse(n, 16), 16) == n for n in (5, 65535)])
members = 0
for n in (3, 5, 70, 3, 129):
    members |= 1 << n
print([n for n in range(140) if members >> n & 1], members.bit_length(), count(members))


def next_same_count(n):
    low = n & -n
    high = n + low
    return high | ((n ^ high) // low >> 2)


n = 0b111
seen = []
for _ in range(120):
    seen.append(n)
    n = next_same_count(n)
print(seen[:6], seen[-1], set([count(s) for s in seen]))


def crc(data):
    c = 0xFFFFFFFF
    for byte in data:
        c ^= byte
        for _ in range(8):
            c = c >> 1 ^ (0xEDB88320 if c & 1 else 0)
    return c ^ 0xFFFFFFFF


print(hex(crc([ord(ch) for ch in "123456789"])), -1 & 0xFF, ~0xFF & 0xFFF, -256 >> 4, -1 << 3, (-5) & 7, 5 & -2, -3 | 4, -3 ^ 5)
