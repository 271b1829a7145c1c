# Lists that grow and shrink in hot loops: append and pop at both ends, doubling, filters, in-place changes.

trail = []
total = 0
for i in range(400):
    trail.append(i)
    if i % 3 == 2:
        total += trail.pop()
    if i % 5 == 4:
        total -= trail.pop(0)
    if len(trail) > 50:
        del trail[::2]
print(len(trail), total, trail[:5], trail[-1])
a = [1]
while len(a) < 1000:
    a.extend(a)
a[10:] = [x + 1 for x in a[10:20]]
print(len(a), sum(a))
values = list(range(100))
values = [v for v in values if v % 3] + values[::10]
values.sort(key=lambda v: (v % 7, v))
print(values[:12], len(values))
i = 0
while i < len(values):
    if values[i] % 4 == 0:
        values.pop(i)
    else:
        i += 1
print(len(values), sum(values))
out = []
for v in values:
    if v % 2:
        out.insert(0, v)
    else:
        out.append(v)
print(out[:4], out[-4:], out.index(1), out.count(99))
buckets = [[] for _ in range(5)]
for i in range(200):
    buckets[i * i % 5].append(i)
    if i % 40 == 39:
        buckets[i % 5], buckets[0] = buckets[0], buckets[i % 5]
print([len(b) for b in buckets], sum([b[-1] for b in buckets if b]))
kinds = []
for i in range(150):
    kinds.append(i if i < 50 else float(i) if i < 100 else str(i))
    if i in (75, 125):
        kinds = kinds[-10:]
print(kinds[:3], len(kinds), [type(k).__name__ for k in kinds[:: 8]])
matrix = []
for r in range(12):
    matrix.append([])
    for c in range(12):
        matrix[r].append(r * c)
    matrix[r] += [None] * (r % 2)
print(sum([sum([x for x in row if x]) for row in matrix]), [len(row) for row in matrix][:4])
b = [0]
for k in range(130):
    b = b + [k] if k % 2 else [k] + b
print(b[0], b[-1], b[65], len(b))
c = [5, 3, 5]
c.remove(5)
c *= 2
c += c[:1]
c.reverse()
print(c, c * 0, [] + c == c, c[::-1][0])
