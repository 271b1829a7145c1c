# Counting sort with negative keys, radix sort by bytes, bucket sort of floats.
def counting(a, key=lambda v: v):
    if not a:
        return []
    keys = [key(v) for v in a]
    lo, hi = min(keys), max(keys)
    counts = [0] * (hi - lo + 2)
    for k in keys:
        counts[k - lo + 1] += 1
    for i in range(1, len(counts)):
        counts[i] += counts[i - 1]
    out = [None] * len(a)
    for v, k in zip(a, keys):
        out[counts[k - lo]] = v
        counts[k - lo] += 1
    return out
def radix(a, bits=4):
    mask, shift, passes = (1 << bits) - 1, 0, 0
    while any(v >> shift for v in a):
        a = counting(a, lambda v: v >> shift & mask)
        shift += bits
        passes += 1
    return a, passes
def bucket(a, n=10):
    buckets = [[] for _ in range(n)]
    for v in a:
        buckets[min(n - 1, int(v * n))].append(v)
    print([len(b) for b in buckets])
    return [v for b in buckets for v in sorted(b)]
vals = [(i * i * 31 + 7 * i) % 97 - 48 for i in range(80)]
print(counting(vals) == sorted(vals), counting(vals)[:6], counting([]))
pairs = [(v % 5, i) for i, v in enumerate(vals[:20])]
print(counting(pairs, key=lambda p: p[0]))
pos = [abs(v) ** 3 for v in vals]
print(radix(pos)[0] == sorted(pos), radix(pos)[1], radix([v << 40 for v in pos[:20]])[1], radix([0, 0]))
big = [1 << 70, 3, 1 << 64, (1 << 70) + 1, 5]
print(radix(big, 16))
fl = [(i * 0.6180339887) % 1 for i in range(60)]
got = bucket(fl)
print(got == sorted(fl), round(got[0], 6), round(got[-1], 6))
try:
    radix([3, 'a'])
except TypeError as e:
    print(e)
