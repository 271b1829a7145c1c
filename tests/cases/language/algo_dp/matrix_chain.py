# Interval dynamic programming: matrix chains, burst balloons, palindrome cuts, optimal trees.
def chain(dims):
    n = len(dims) - 1
    cost, cut = {}, {}
    for i in range(n): cost[i, i] = 0
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1
            cost[i, j], cut[i, j] = min((cost[i, k] + cost[k + 1, j] + dims[i] * dims[k + 1] * dims[j + 1], k) for k in range(i, j))
    def show(i, j):
        return chr(65 + i) if i == j else '(' + show(i, cut[i, j]) + show(cut[i, j] + 1, j) + ')'
    return cost[0, n - 1], show(0, n - 1)
for dims in ([10, 30, 5, 60], [40, 20, 30, 10, 30], [30, 35, 15, 5, 10, 20, 25], [2, 3]): print(chain(dims))
print(chain([10**9, 10**8, 10**7, 10**9, 3]))
def burst(nums):
    nums = [1] + nums + [1]
    n = len(nums)
    best = [[0] * n for _ in range(n)]
    for gap in range(2, n):
        for l in range(n - gap):
            r = l + gap
            best[l][r] = max(best[l][k] + best[k][r] + nums[l] * nums[k] * nums[r] for k in range(l + 1, r))
    return best[0][-1]
print(burst([3, 1, 5, 8]), burst([]), burst([1.5, 2, 4]), burst(list(range(1, 12))))
def cuts(s):
    n = len(s)
    pal = [[False] * n for _ in s]
    best = [0] * (n + 1)
    best[0] = -1
    for j in range(n):
        best[j + 1] = best[j] + 1
        for i in range(j, -1, -1):
            if s[i] == s[j] and (j - i < 2 or pal[i + 1][j - 1]):
                pal[i][j] = True
                best[j + 1] = min(best[j + 1], best[i] + 1)
    return best[n]
for s in ('aab', 'a', 'abacdfgdcaba', 'noonracecarlevel', 'xyz' * 5): print(s, cuts(s))
def tree(freq, lo, hi, memo={}):
    if lo > hi: return 0
    key = (tuple(freq), lo, hi)
    if key not in memo:
        memo[key] = sum(freq[lo:hi + 1]) + min(tree(freq, lo, r - 1) + tree(freq, r + 1, hi) for r in range(lo, hi + 1))
    return memo[key]
print(tree([34, 8, 50], 0, 2), tree([i * 7 % 11 for i in range(9)], 0, 8), tree([0.15, 0.1, 0.05, 0.1, 0.2], 0, 4) > 1)
