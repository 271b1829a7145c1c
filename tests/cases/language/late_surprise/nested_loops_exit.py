# Nested hot loops left from the inner one by break, return, exception and generator stop, each once.
def find(grid, want):
    for y, row in enumerate(grid):
        for x, v in enumerate(row):
            if v == want: return x, y
            if v is None: break
        else: continue
        if y > 25: break
    else: return 'clean'
    return 'broken', y
grid = [[x * y for x in range(12)] for y in range(30)]
print(find(grid, 319), find(grid, 320), find(grid, -1))
grid[10][5] = grid[27][3] = None
print(find(grid, 11 * 10), find(grid, 319), find(grid, 4 * 28), find(grid, 2 * 27))
def triples(n):
    count = 0
    for a in range(1, n):
        for b in range(a, n):
            c = a
            while c * c < a * a + b * b: c += 1
            if c * c == a * a + b * b: yield a, b, c; count += 1
            if count == 8: return
print(list(triples(30)), len(list(triples(12))))
def deep(n, stop):
    steps = 0
    try:
        for i in range(n):
            for j in range(n):
                for k in range(n):
                    steps += 1
                    if (i, j, k) == stop: raise StopAsyncIteration(steps)
                    if k > j: break
                if j > i: break
    except StopAsyncIteration as e: return 'stopped', e.args[0], i, j, k
    return steps
print(deep(8, None), deep(8, (6, 5, 4)), deep(8, (7, 7, 7)), deep(8, (0, 5, 0)))
i = j = s = 0
while i < 40:
    j = 0
    while j < 40:
        j += 1
        if (i * j) % 7 == 3: continue
        if j == i + 5: break
        s += i * j if (i, j) != (35, 39) else 0.5
    else: s += 1
    i += 1
print(i, j, s)
rows, found = [range(i, i + 5) for i in range(60)] + [5, None, 'abc'], []
for r in rows:
    try:
        for v in r:
            for w in (v, -v):
                if w == 50: found.append((v, w)); raise LookupError
    except (LookupError, TypeError) as e: found.append(type(e).__name__)
print(found)
m, n = {}, 0
for a in 'abc':
    for b in range(40):
        for c in (1, 2.0, '3'):
            if b == 39 and a == 'c': c = None
            m[a, type(c).__name__] = m.get((a, type(c).__name__), 0) + 1
            n += 1
print(m, n)
print([(x, y) for x in range(20) if x % 3 == 0 for y in range(x) if x + y == 21], sum(x * y for x in range(30) for y in range(x) if (x ^ y) & 1), {x: [y for y in range(x) if x % (y + 1) == 0] for x in range(10, 14)})
