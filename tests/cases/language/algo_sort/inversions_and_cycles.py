# Inversions by merge, cycles of permutations, their order and sign, and sorting by cycles.
def inversions(a):
    if len(a) < 2: return a, 0
    m = len(a) // 2
    (l, x), (r, y) = inversions(a[:m]), inversions(a[m:])
    out, i, n = [], 0, x + y
    for v in r:
        while i < len(l) and l[i] <= v: out.append(l[i]); i += 1
        n += len(l) - i
        out.append(v)
    return out + l[i:], n
p = [(i * 37 + 11) % 101 for i in range(101)]
print(inversions(p)[1], sum(p[i] > p[j] for j in range(101) for i in range(j)), inversions(list(range(50, 0, -1)))[1], inversions([2, 1.5, True])[1])
def cycles(p):
    seen, out = [False] * len(p), []
    for i in range(len(p)):
        c = []
        while not seen[i]: seen[i] = True; c.append(i); i = p[i]
        if c: out.append(c)
    return out
cs = cycles(p)
print(sorted(map(len, cs)), (-1) ** (len(p) - len(cs)) == (-1) ** inversions(p)[1])
def lcm(a, b):
    x, y = a, b
    while y: x, y = y, x % y
    return a * b // x
order, q = 1, list(range(101))
for c in cs: order = lcm(order, len(c))
for _ in range(order): q = [p[k] for k in q]
print(order, q == list(range(101)))
def cycle_sort(a):
    writes = 0
    for start in range(len(a)):
        v = a[start]
        while True:
            pos = start + sum(w < v for w in a[start + 1:])
            if pos == start: break
            while a[pos] == v: pos += 1
            a[pos], v = v, a[pos]
            writes += 1
            if pos == start: break
        if a[start] != v: a[start] = v; writes += 1
    return writes
for a in ([3, 1, 2], [5, 4, 3, 2, 1], [2.5, 1, 2**65, 1], list('hgfe')):
    print(cycle_sort(a), a)
try: cycles([0, 5])
except IndexError as e: print(e)
