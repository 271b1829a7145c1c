# Interleavings, shortest supersequences, wildcard matching, distinct subsequences, optimal breaking of strings.
def interleaved(a, b, c):
    if len(a) + len(b) != len(c): return False
    row = [True] + [False] * len(b)
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            if i or j: row[j] = (i > 0 and row[j] and a[i - 1] == c[i + j - 1]) or (j > 0 and row[j - 1] and b[j - 1] == c[i + j - 1])
    return row[-1]
print([interleaved(*t) for t in (('aab', 'axy', 'aaxaby'), ('ab', 'cd', 'acdb'), ('ab', 'cd', 'adcb'), ('', '', ''), ('a' * 20, 'a' * 20 + 'b', 'a' * 40 + 'b'))])
def super_sequence(a, b):
    t = [[''] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            if not i or not j: t[i][j] = a[:i] + b[:j]
            elif a[i - 1] == b[j - 1]: t[i][j] = t[i - 1][j - 1] + a[i - 1]
            else: t[i][j] = min(t[i - 1][j] + a[i - 1], t[i][j - 1] + b[j - 1], key=len)
    return t[-1][-1]
print(super_sequence('abac', 'cab'), super_sequence('geek', 'eke'), super_sequence('', 'x'))
def wild(s, p):
    i = j = 0
    star = mark = -1
    while i < len(s):
        if j < len(p) and (p[j] in (s[i], '?')) and p[j] != '*': i, j = i + 1, j + 1
        elif j < len(p) and p[j] == '*': star, mark, j = j, i, j + 1
        elif star >= 0: mark += 1; i, j = mark, star + 1
        else: return False
    return all(c == '*' for c in p[j:])
import fnmatch
texts, pats = ['', 'a', 'ab', 'abc', 'aXbXc', 'aaab', 'naïve', 'a*b'], ['*', 'a*', '?', '*b', 'a*c', '*?*', 'a?c', '**a**', '', 'na?ve', 'a*b*c*']
print(sum(wild(t, p) == fnmatch.fnmatchcase(t, p) for t in texts for p in pats), len(texts) * len(pats), [p for p in pats if wild('abc', p)])
def distinct(s, t):
    ways = [1] + [0] * len(t)
    for c in s:
        for j in range(len(t), 0, -1):
            if t[j - 1] == c: ways[j] += ways[j - 1]
    return ways[-1]
print(distinct('rabbbit', 'rabbit'), distinct('babgbag', 'bag'), distinct('a' * 70, 'a' * 35), distinct('abc', ''))
def cuts(n, at):
    at, cost = [0, *sorted(at), n], {}
    for gap in range(1, len(at)):
        for i in range(len(at) - gap):
            j = i + gap
            cost[i, j] = 0 if gap == 1 else at[j] - at[i] + min(cost[i, k] + cost[k, j] for k in range(i + 1, j))
    return cost[0, len(at) - 1]
print(cuts(7, [1, 3, 4, 5]), cuts(9, [5, 6, 1, 4, 2]), cuts(100, range(5, 100, 7)), cuts(1.5, [0.5]))
total = 0
for i in range(110):
    w = 'ab' * (i % 4) + 'c' if i != 100 else 'abéc'
    total += distinct(w * 2, 'abc') + wild(w, '*b?') + len(super_sequence(w, 'bca'))
print(total)
