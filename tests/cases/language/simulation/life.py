# Conway's life on a torus of lists and on a set of cells; gliders, blinkers, periods.
def step_grid(g):
    h, w = len(g), len(g[0])
    out = []
    for y in range(h):
        up, mid, down = g[y - 1], g[y], g[(y + 1) % h]
        row = []
        for x in range(w):
            l, r = x - 1, (x + 1) % w
            n = up[l] + up[x] + up[r] + mid[l] + mid[r] + down[l] + down[x] + down[r]
            row.append(1 if n == 3 or n == 2 and mid[x] else 0)
        out.append(row)
    return out
def step_set(cells):
    count = {}
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    k = x + dx, y + dy
                    count[k] = count.get(k, 0) + 1
    return {k for k, n in count.items() if n == 3 or n == 2 and k in cells}
def grid(cells, w, h): return [[int((x, y) in cells) for x in range(w)] for y in range(h)]
glider = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
g = grid(glider, 8, 8)
for i in range(17):
    if i % 8 == 0: print(i, *(''.join('.#'[c] for c in r) for r in g), sep='\n')
    g = step_grid(g)
cells, sizes = {(0, 1), (1, 1), (1, 0), (1, 2), (2, 2)}, []
for i in range(25):
    sizes.append(len(cells))
    cells = step_set(cells)
print(sizes, min(cells), max(cells))
a, b = grid(glider, 14, 14), {(x + 0, y + 0) for x, y in glider}
for i in range(12): a, b = step_grid(a), step_set(b)
print(grid(b, 14, 14) == a, sorted(b))
def period(cells, limit=40):
    seen = {}
    for i in range(limit):
        key = tuple(sorted(cells))
        if key in seen: return seen[key], i - seen[key], len(cells)
        seen[key] = i
        cells = step_set(cells)
for name, c in (('blinker', {(0, 0), (1, 0), (2, 0)}), ('block', {(0, 0), (1, 0), (0, 1), (1, 1)}), ('line', {(x, 0) for x in range(10)}), ('dying', {(0, 0), (5, 5)}), ('glider', glider)):
    print(name, period(c))
