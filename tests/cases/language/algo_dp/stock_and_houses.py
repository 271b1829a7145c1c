# Best trades under rules, houses on a line and a ring, jumps, climbing with costs, tilings mod and exact.
def trades(p, k):
    hold, cash = [float('-inf')] * (k + 1), [0] * (k + 1)
    for v in p:
        for t in range(k, 0, -1): cash[t] = max(cash[t], hold[t] + v); hold[t] = max(hold[t], cash[t - 1] - v)
    return cash[k]
prices = [(i * 37 + i * i) % 53 for i in range(110)]
print([trades(prices, k) for k in (0, 1, 2, 5, 60)], sum(max(0, b - a) for a, b in zip(prices, prices[1:])), trades([5, 4, 3], 2), trades([1, 2**70, 0.5, 3], 2), trades([], 3))
def rob(h):
    a = b = 0
    for v in h: a, b = b, max(b, a + v)
    return b
print(rob([2, 7, 9, 3, 1]), max(rob(prices[1:]), rob(prices[:-1])), rob([]), rob([0.5, 1, 0.75]))
def jumps(a):
    far = end = n = 0
    for i in range(len(a) - 1):
        far = max(far, i + a[i])
        if i == end:
            if far == i: raise ValueError(f'stuck at {i}')
            n, end = n + 1, far
    return n
for a in ([2, 3, 1, 1, 4], [1] * 100, [3, 2, 1, 0, 4], [0], [v % 7 + 1 for v in prices]):
    try: print(jumps(a))
    except ValueError as e: print(e)
def tilings(n, mod=None):
    a, b, c = 1, 1, 2
    for _ in range(n): a, b, c = b, c, (2 * c + a) if mod is None else (2 * c + a) % mod
    return a
print([tilings(n) for n in range(9)], tilings(100), tilings(100, 10**9 + 7) == tilings(100) % (10**9 + 7))
cost = [v + 1 for v in prices]
best = [0, 0]
for i, v in enumerate(cost): best.append(min(best[-1], best[-2]) + (v if i != 100 else 0.5))
print(best[-1], best[50], len(best))
