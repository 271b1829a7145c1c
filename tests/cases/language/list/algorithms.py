# Lists under classic algorithms: permutations, matrix, josephus, binary search, run lengths.
def permutations(items):
    if len(items) < 2: return [items[:]]
    out = []
    for k in range(len(items)):
        for rest in permutations(items[:k] + items[k + 1:]):
            out.append([items[k]] + rest)
    return out
ps = permutations([1, 2, 3, 4])
print(len(ps), ps[5], ps[-1], ps == sorted(ps))
m = [[k * r % 7 for k in range(1, 5)] for r in range(1, 4)]
t = [list(col) for col in zip(*m)]
prod = [[sum([a * b for a, b in zip(row, col)]) for col in m] for row in m]
print(m, t, prod)
ring, out, at = list(range(1, 42)), [], 0
while ring:
    at = (at + 2) % len(ring)
    out.append(ring.pop(at))
print(out[:5], out[-2:])
def search(l, x):
    lo, hi = 0, len(l)
    while lo < hi:
        mid = (lo + hi) // 2
        if l[mid] < x: lo = mid + 1
        else: hi = mid
    return lo
squares = [k * k for k in range(100)]
print([search(squares, x) for x in (0, 1, 50, 5000, 10**6)])
runs = []
for c in "aaabbbcaadddd":
    if runs and runs[-1][0] == c: runs[-1][1] += 1
    else: runs.append([c, 1])
print(runs, "".join([c * n for c, n in runs]))
a = list(range(10))
for k in range(60):
    a[k % 10], a[(k * 3) % 10] = a[(k * 3) % 10], a[k % 10]
    a.insert(k % 5, a.pop())
print(a, a[::2] + a[1::2], sorted(a) == list(range(10)))
