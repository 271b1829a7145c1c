# Rectangle unions by sweeping, skylines, interval scheduling, largest rectangles, rotated boxes.
def union_area(boxes):
    xs, area = sorted({x for b in boxes for x in (b[0], b[2])}), 0
    for a, b in zip(xs, xs[1:]):
        spans = sorted((y0, y1) for x0, y0, x1, y1 in boxes if x0 <= a and b <= x1)
        end = None
        for lo, hi in spans:
            if end is None or lo > end: area += (b - a) * (hi - lo); end = hi
            elif hi > end: area += (b - a) * (hi - end); end = hi
    return area
boxes = [(i * 7 % 23, i * 5 % 19, i * 7 % 23 + 4, i * 5 % 19 + 3) for i in range(25)]
cells = {(x, y) for x0, y0, x1, y1 in boxes for x in range(x0, x1) for y in range(y0, y1)}
print(union_area(boxes), len(cells), union_area([]), union_area([(0, 0, 0.5, 2), (0.25, 1, 1, 3)]), union_area([(0, 0, 2**40, 2**40)]))
def skyline(bs):
    out = []
    for x in sorted({p for l, r, _ in bs for p in (l, r)}):
        h = max((h for l, r, h in bs if l <= x < r), default=0)
        if not out or out[-1][1] != h: out.append((x, h))
    return out
print(skyline([(2, 9, 10), (3, 7, 15), (5, 12, 12), (15, 20, 10), (19, 24, 8)]), skyline([(i, i + 10, i * 7 % 11) for i in range(20)])[:8])
def schedule(jobs):
    out, end = [], float('-inf')
    for s, e in sorted(jobs, key=lambda j: j[1]):
        if s >= end: out.append((s, e)); end = e
    return out
jobs = [(i * 13 % 50, i * 13 % 50 + i % 9 + 1) for i in range(60)]
print(schedule(jobs), max(sum(s <= t < e for s, e in jobs) for t in range(60)))
def histogram(hs):
    stack, best = [], 0
    for i, h in enumerate(hs + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, k = stack.pop()
            best = max(best, k * (i - start))
        stack.append((start, h))
    return best
print(histogram([2, 1, 5, 6, 2, 3]), histogram([]), histogram([0.5] * 10), histogram([(i * 29) % 31 for i in range(90)]))
def biggest(grid):
    hs, best = [0] * len(grid[0]), 0
    for row in grid:
        hs = [h + 1 if c == '#' else 0 for h, c in zip(hs, row)]
        best = max(best, histogram(hs))
    return best
print(biggest(['.##.#', '####.', '.####', '#.###']), biggest(['.']))
def water(hs):
    l, r, lo, hi, total = 0, len(hs) - 1, 0, 0, 0
    while l < r:
        if hs[l] < hs[r]: lo = max(lo, hs[l]); total += lo - hs[l]; l += 1
        else: hi = max(hi, hs[r]); total += hi - hs[r]; r -= 1
    return total
print(water([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]), [water([(i * k) % 17 for i in range(100)]) for k in (3, 5, 8)], water([5, 0.5, 2**65]))
