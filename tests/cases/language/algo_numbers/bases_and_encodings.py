# Numbers in many bases, balanced ternary, Fibonacci coding, base64, LEB128, Gray and factorial digits.
D = '0123456789abcdefghijklmnopqrstuvwxyz'
def to_base(n, b):
    if n == 0: return '0'
    s, neg = '', n < 0
    n = abs(n)
    while n: n, r = divmod(n, b); s = D[r] + s
    return '-' + s if neg else s
print([to_base(v, b) for v in (0, 255, -37, 10**20) for b in (2, 7, 16, 36)][:12], all(int(to_base(v, b), b) == v for v in (-100, 5, 2**64, 3**50) for b in range(2, 37)))
def ternary(n):
    out = ''
    while n:
        r = (n + 1) % 3 - 1
        out = '-0+'[r + 1] + out
        n = (n - r) // 3
    return out or '0'
print([ternary(n) for n in (0, 1, 2, 5, -8, 100)], all(sum('-0+'.index(c) * 3**i - 3**i for i, c in enumerate(reversed(ternary(n)))) == n for n in range(-60, 60)))
def zeckendorf(n):
    f = [1, 2]
    while f[-1] <= n: f.append(f[-1] + f[-2])
    bits = ''
    for k in reversed(f[:-1]): bits += '01'[k <= n]; n -= k * (k <= n)
    return bits
print([zeckendorf(n) for n in (1, 4, 12, 100)], any('11' in zeckendorf(n) for n in range(1, 150)))
A = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
def b64(data):
    out = ''
    for i in range(0, len(data), 3):
        c = data[i:i + 3]
        n = int.from_bytes(c.ljust(3, b'\0'), 'big')
        out += ''.join(A[n >> s & 63] for s in (18, 12, 6, 0))[:len(c) + 1] + '=' * (3 - len(c))
    return out
def un64(s):
    bits = n = 0
    out = bytearray()
    for c in s.rstrip('='):
        n, bits = n << 6 | A.index(c), bits + 6
        if bits >= 8: bits -= 8; out.append(n >> bits & 255)
    return bytes(out)
for d in (b'', b'f', b'fo', b'foo', b'hello world', bytes(range(250, 256)), 'grüße'.encode()): print(b64(d), un64(b64(d)) == d)
try: un64('ab!d')
except ValueError as e: print(e)
def leb(n):
    out = bytearray()
    while True:
        b, n = n & 127, n >> 7
        done = n == 0 and not b & 64 or n == -1 and b & 64
        out.append(b | (0 if done else 128))
        if done: return bytes(out)
def unleb(d):
    n = 0
    for i, b in enumerate(d): n |= (b & 127) << 7 * i
    return n - (1 << 7 * len(d)) if b & 64 else n
print([leb(n).hex() for n in (0, 63, 64, -1, -65, 300, -2**40)], all(unleb(leb(n)) == n for n in [*range(-130, 130), 2**70, -2**63, 2**62]))
def factoradic(n):
    out, k = [], 1
    while n: n, r = divmod(n, k); out.append(r); k += 1
    return out[::-1] or [0]
def permutation(items, n):
    items, out = list(items), []
    digits = factoradic(n)
    for d in [0] * (len(items) - len(digits)) + digits: out.append(items.pop(d))
    return ''.join(out)
print(factoradic(463), [permutation('abcd', n) for n in range(0, 24, 5)], len({permutation('abcde', n) for n in range(120)}), permutation('abcdefghijklmnopqrstuvwxyz', 10**26))
try: permutation('abc', 6)
except IndexError as e: print(e)
