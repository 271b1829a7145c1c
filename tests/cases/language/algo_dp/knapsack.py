# Knapsack whole and fractional, coin change, subset sums; tables printed as they grow.
items = [(12, 4, 'green'), (2, 2, 'blue'), (1, 1, 'red'), (4, 10, 'yellow'), (2, 1, 'grey'), (7, 9, 'pink')]
def knapsack(cap):
    best = [0] * (cap + 1)
    take = [[False] * (cap + 1) for _ in items]
    for k, (w, v, _) in enumerate(items):
        for c in range(cap, w - 1, -1):
            if best[c - w] + v > best[c]:
                best[c] = best[c - w] + v
                take[k][c] = True
    names, c = [], cap
    for k in range(len(items) - 1, -1, -1):
        if take[k][c]:
            names.append(items[k][2])
            c -= items[k][0]
    return best[cap], names
for cap in (0, 1, 4, 9, 15, 28, 40): print(cap, *knapsack(cap))
def fractional(cap):
    total = 0
    for w, v, name in sorted(items, key=lambda t: -t[1] / t[0]):
        part = min(1, cap / w)
        total += v * part
        cap -= w * part
        if not cap: break
    return round(total, 4)
print([fractional(c) for c in (1, 4, 9, 15, 40)])
def change(coins, goal):
    few, ways = [0] + [None] * goal, [1] + [0] * goal
    for g in range(1, goal + 1):
        options = [few[g - c] + 1 for c in coins if c <= g and few[g - c] is not None]
        few[g] = min(options, default=None)
    for c in coins:
        for g in range(c, goal + 1): ways[g] += ways[g - c]
    return few[goal], ways[goal]
for coins, goal in (((1, 5, 10, 25), 63), ((3, 7), 11), ((4, 6), 21), ((1, 2, 5, 10, 20, 50), 150)):
    print(coins, goal, change(coins, goal))
sums = 1
for w in (3, 34, 4, 12, 5, 2, 61, 90): sums |= sums << w
print([s for s in range(40) if sums >> s & 1], sums.bit_count(), sums.bit_length())
