# SHA-256, as FIPS 180-4 has it, over a megabyte. Its 64 rounds are unrolled into one trace of more than ten thousand operations.

from sidewinder import unroll_safe

K = []
H = []


def primes(n):
    found = []
    at = 2
    while len(found) < n:
        if all(at % p for p in found):
            found.append(at)
        at += 1
    return found


def root_bits(p, k):
    """The first 32 bits behind the point of the k-th root of p."""
    low, high = 0, p << 32
    while high - low > 1:
        middle = (low + high) // 2
        if middle**k <= p << (32 * k):
            low = middle
        else:
            high = middle
    return low & 0xFFFFFFFF


def rotated(x, n):
    return (x >> n | x << (32 - n)) & 0xFFFFFFFF


@unroll_safe
def compress(state, words):
    for t in range(16, 64):
        x, y = words[t - 15], words[t - 2]
        s0 = rotated(x, 7) ^ rotated(x, 18) ^ x >> 3
        s1 = rotated(y, 17) ^ rotated(y, 19) ^ y >> 10
        words[t] = (words[t - 16] + s0 + words[t - 7] + s1) & 0xFFFFFFFF
    a, b, c, d, e, f, g, h = state
    for t in range(64):
        s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        choice = e & f ^ ~e & g
        t1 = h + s1 + choice + K[t] + words[t]
        s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        majority = a & b ^ a & c ^ b & c
        h, g, f, e = g, f, e, (d + t1) & 0xFFFFFFFF
        d, c, b, a = c, b, a, (t1 + s0 + majority) & 0xFFFFFFFF
    old = state
    return [(x + y) & 0xFFFFFFFF for x, y in zip(old, (a, b, c, d, e, f, g, h))]


def sha256(data):
    length = len(data) * 8
    data = data + b"\x80" + b"\0" * ((55 - len(data)) % 64) + length.to_bytes(8, "big")
    state = list(H)
    words = [0] * 64
    for block in range(0, len(data), 64):
        for t in range(16):
            at = block + 4 * t
            words[t] = data[at] << 24 | data[at + 1] << 16 | data[at + 2] << 8 | data[at + 3]
        state = compress(state, words)
    return "".join("%08x" % word for word in state)


first = primes(64)
K.extend(root_bits(p, 3) for p in first)
H.extend(root_bits(p, 2) for p in first[:8])
assert sha256(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
print(sha256(bytes(range(256)) * 2000))
