# Longest increasing and common subsequences, maximum subarray, word break, decoding counts.
from bisect import bisect_left
def lis(a):
    tails, at, back = [], [], []
    for i, v in enumerate(a):
        k = bisect_left(tails, v)
        if k == len(tails):
            tails.append(v); at.append(i)
        else:
            tails[k], at[k] = v, i
        back.append(at[k - 1] if k else -1)
    out, i = [], at[-1] if at else -1
    while i >= 0:
        out.append(a[i])
        i = back[i]
    return out[::-1]
data = [(i * 53 + 17) % 101 for i in range(100)]
print(lis(data), lis([]), lis([5, 4, 3]), lis(list('sidewinder')), lis([1, 1.5, 1, 2**70, 2, 3]))
def lcs(a, b):
    t = [[''] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a)):
        for j in range(len(b)):
            t[i + 1][j + 1] = t[i][j] + a[i] if a[i] == b[j] else max(t[i][j + 1], t[i + 1][j], key=len)
    return t[-1][-1]
print(lcs('AGGTABQWERTY', 'GXTXAYBQRTY'), lcs('abc', 'xyz') == '', lcs('programming', 'gaming'))
def best(a):
    top, here, start, span = a[0], 0, 0, (0, 1)
    for i, v in enumerate(a):
        if here <= 0: here, start = v, i
        else: here += v
        if here > top: top, span = here, (start, i + 1)
    return top, a[span[0]:span[1]]
print(best([-2, 1, -3, 4, -1, 2, 1, -5, 4]), best([-3, -1, -2]), best([0.5, -0.25, 1, -4, 2]))
print(best([v - 50 for v in data])[0])
def breaks(text, words):
    ways = [1] + [0] * len(text)
    for i in range(1, len(ways)):
        ways[i] = sum(ways[i - len(w)] for w in words if text[:i].endswith(w))
    return ways[-1]
print(breaks('catsanddog', ['cat', 'cats', 'and', 'sand', 'dog']), breaks('a' * 60, ['a', 'aa']), breaks('a' * 100, ['a', 'aa', 'aaa']), breaks('ab', ['a']))
def decode(s):
    a, b = 1, 1
    for i in range(len(s)):
        c = (b if s[i] != '0' else 0) + (a if i and '10' <= s[i - 1:i + 1] <= '26' else 0)
        a, b = b, c
    return b
print([decode(s) for s in ('12', '226', '06', '1' * 30, '1' * 95, '2010')])
