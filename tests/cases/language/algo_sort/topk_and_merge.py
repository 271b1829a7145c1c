# The k largest by a bounded heap, k-way merges, dutch flags and pancake flips.
def topk(xs, k):
    best = []
    for x in xs:
        i = len(best)
        while i and best[i - 1] < x: i -= 1
        if i < k:
            best.insert(i, x)
            del best[k:]
    return best
data = [(i * 73 + 5) % 199 for i in range(150)]
print(topk(data, 5), topk(data, 0), topk([], 3), topk(data + [2.5e3, 2**70], 3), topk('sidewinder', 4))
def kmerge(*runs):
    heads = [(r[0], n, 0) for n, r in enumerate(runs) if r]
    while heads:
        v, n, i = min(heads)
        heads.remove((v, n, i))
        yield v
        if i + 1 < len(runs[n]): heads.append((runs[n][i + 1], n, i + 1))
runs = [sorted(data[k::4]) for k in range(4)]
print(list(kmerge(*runs)) == sorted(data), list(kmerge([1, 3], [], [2.5], [True])))
def flag(a, mid):
    lo, i, hi = 0, 0, len(a)
    while i < hi:
        if a[i] < mid: a[lo], a[i] = a[i], a[lo]; lo += 1; i += 1
        elif a[i] > mid: hi -= 1; a[hi], a[i] = a[i], a[hi]
        else: i += 1
    return lo, hi
a = [v % 3 for v in data]
print(flag(a, 1), a == sorted(a))
def pancake(a):
    flips = []
    for n in range(len(a), 1, -1):
        m = a.index(max(a[:n]))
        for k in (m + 1, n): a[:k] = a[:k][::-1]; flips.append(k)
    return flips
b = data[:30]
f = pancake(b)
print(b == sorted(data[:30]), len(f), f[:6])
try: topk([1, 'a'], 2)
except TypeError as e: print(e)
