# Deterministic random numbers, shuffles, a Bloom filter and string hashes on plain integer arithmetic.


class Random:
    def __init__(self, seed):
        self.state = seed & 0xFFFFFFFFFFFFFFFF or 1

    def next(self):
        x = self.state
        x ^= x << 13 & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= x << 17 & 0xFFFFFFFFFFFFFFFF
        self.state = x
        return x

    def below(self, n):
        return (self.next() >> 11) % n

    def unit(self):
        return (self.next() >> 11) / 2**53

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


r = Random(2026)
print([r.below(6) + 1 for _ in range(12)], round(r.unit(), 12), r.state)
print(r.shuffle(list("abcdefgh")), sorted(r.shuffle(list(range(120)))) == list(range(120)))
counts = [0] * 8
for _ in range(400):
    counts[r.below(8)] += 1
print(counts, sum(counts))
walk = 0
far = 0
for _ in range(300):
    walk += 1 if r.unit() < 0.5 else -1
    far = max(far, abs(walk))
print(walk, far)


def djb(text):
    h = 5381
    for ch in text:
        h = (h * 33 + ord(ch)) & 0xFFFFFFFF
    return h


class Bloom:
    def __init__(self, bits):
        self.bits = bits
        self.field = 0

    def places(self, text):
        a, b = djb(text), djb(text[::-1]) | 1
        return [(a + k * b) % self.bits for k in range(3)]

    def add(self, text):
        for p in self.places(text):
            self.field |= 1 << p

    def __contains__(self, text):
        return all([self.field >> p & 1 for p in self.places(text)])


bloom = Bloom(700)
for i in range(60):
    bloom.add(f"word{i}")
print(all([f"word{i}" in bloom for i in range(60)]), sum([f"other{i}" in bloom for i in range(120)]), bin(bloom.field).count("1"), djb("hello"), djb(""))


def murmur(h):
    h ^= h >> 33
    h = h * 0xFF51AFD7ED558CCD & 0xFFFFFFFFFFFFFFFF
    h ^= h >> 33
    h = h * 0xC4CEB9FE1A85EC53 & 0xFFFFFFFFFFFFFFFF
    return h ^ h >> 33


seen = set()
for i in range(200):
    seen.add(murmur(i) % 1009)
print(len(seen), murmur(1), murmur(2**63), murmur(0))
