# Bloom filter on a bytearray, count-min sketch, reservoir sampling with an own generator, bit sets.
def hashes(s, k, m):
    h1 = h2 = 0
    for c in s:
        h1 = (h1 * 131 + ord(c)) & 0xFFFFFFFF
        h2 = (h2 * 65599 + ord(c) + 1) & 0xFFFFFFFF
    for i in range(k): yield (h1 + i * (h2 | 1)) % m
class Bloom:
    def __init__(self, bits, k): self.m, self.k, self.a = bits, k, bytearray((bits + 7) // 8)
    def add(self, s):
        for b in hashes(s, self.k, self.m): self.a[b >> 3] |= 1 << (b & 7)
    def __contains__(self, s): return all(self.a[b >> 3] >> (b & 7) & 1 for b in hashes(s, self.k, self.m))
    def __len__(self): return sum(x.bit_count() for x in self.a)
f = Bloom(1000, 4)
for i in range(80): f.add(f'key{i}')
print(all(f'key{i}' in f for i in range(80)), sum(f'other{i}' in f for i in range(200)) < 10, len(f), '' in f)
f.add('')
print('' in f, f.a[:6].hex())
class Sketch:
    def __init__(self, w, d): self.w, self.rows = w, [[0] * w for _ in range(d)]
    def add(self, s, n=1):
        for r, h in zip(self.rows, hashes(s, len(self.rows), self.w)): r[h] += n
    def __getitem__(self, s): return min(r[h] for r, h in zip(self.rows, hashes(s, len(self.rows), self.w)))
s, true = Sketch(40, 4), {}
for i in range(160):
    k = f'w{i * i % 23}'
    n = 1 if i < 140 else 0.5 if i < 150 else 2**60
    s.add(k, n)
    true[k] = true.get(k, 0) + n
print(all(s[k] >= true[k] for k in true), sum(s[k] == true[k] for k in true), s['absent'] >= 0, s['w0'], len(true))
class Rng:
    def __init__(self, seed): self.s = seed
    def below(self, n):
        self.s ^= self.s << 13 & 0xFFFFFFFF
        self.s ^= self.s >> 17
        self.s ^= self.s << 5 & 0xFFFFFFFF
        return self.s % n
def reservoir(xs, k, rng):
    out = []
    for i, x in enumerate(xs):
        if i < k: out.append(x)
        elif (j := rng.below(i + 1)) < k: out[j] = x
    return out
for seed in (1, 2, 3): print(reservoir(range(200), 6, Rng(seed)))
def shuffle(a, rng):
    for i in range(len(a) - 1, 0, -1):
        j = rng.below(i + 1)
        a[i], a[j] = a[j], a[i]
    return a
p = shuffle(list(range(30)), Rng(99))
print(p, sorted(p) == list(range(30)))
class BitSet:
    def __init__(self, items=(), n=0):
        self.n = n
        for i in items: self.n |= 1 << i
    def __iter__(self):
        n = self.n
        while n:
            low = n & -n
            yield low.bit_length() - 1
            n ^= low
    def __or__(self, o): return BitSet(n=self.n | o.n)
    def __and__(self, o): return BitSet(n=self.n & o.n)
    def __sub__(self, o): return BitSet(n=self.n & ~o.n)
    def __xor__(self, o): return BitSet(n=self.n ^ o.n)
    def __le__(self, o): return not self.n & ~o.n
    def __contains__(self, i): return bool(self.n >> i & 1)
    def __len__(self): return self.n.bit_count()
a, b = BitSet(range(0, 130, 3)), BitSet(range(0, 130, 5))
for name, r in (('or', a | b), ('and', a & b), ('sub', a - b), ('xor', a ^ b)): print(name, len(r), list(r)[-4:])
print(a & b <= a, a <= b, 129 in a, 64 in a, len(BitSet()), list(BitSet([3, 1, 200])))
try: BitSet([-1])
except ValueError as e: print(e)
