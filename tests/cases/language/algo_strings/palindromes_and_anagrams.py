# Manacher, anagram groups, permutations in order, longest span without repeats, isomorphism.
def manacher(s):
    t = '^#' + '#'.join(s) + '#$'
    p, c, r = [0] * len(t), 0, 0
    for i in range(1, len(t) - 1):
        if i < r: p[i] = min(r - i, p[2 * c - i])
        while t[i + p[i] + 1] == t[i - p[i] - 1]: p[i] += 1
        if i + p[i] > r: c, r = i, i + p[i]
    m = max(p)
    i = p.index(m)
    return s[(i - m) // 2:(i + m) // 2], sum((v + 1) // 2 for v in p)
for s in ('babad', 'forgeeksskeegfor', 'abacdfgdcaba', 'a', 'été à été', 'x' * 20, 'abc' * 9): print(manacher(s))
groups = {}
for w in 'eat tea tan ate nat bat stop pots spot tops opts tab listen silent enlist'.split():
    groups.setdefault(''.join(sorted(w)), []).append(w)
print(sorted(groups.values(), key=lambda g: (-len(g), g)))
def following(s):
    a = list(s)
    i = len(a) - 2
    while i >= 0 and a[i] >= a[i + 1]: i -= 1
    if i < 0: return None
    j = len(a) - 1
    while a[j] <= a[i]: j -= 1
    a[i], a[j] = a[j], a[i]
    a[i + 1:] = a[:i:-1]
    return ''.join(a)
w, seen = 'aabbc', []
while w:
    seen.append(w)
    w = following(w)
print(len(seen), seen[:4], seen[-1], seen == sorted(set(seen)))
def span(s):
    last, start, best = {}, 0, ''
    for i, c in enumerate(s):
        if last.get(c, -1) >= start: start = last[c] + 1
        last[c] = i
        if i - start + 1 > len(best): best = s[start:i + 1]
    return best
print([span(s) for s in ('abcabcbb', 'bbbb', 'pwwkew', '', 'the quick brown fox', 'αβγαβγδ')])
def isomorphic(a, b):
    there, back = {}, {}
    return len(a) == len(b) and all(there.setdefault(x, y) == y and back.setdefault(y, x) == x for x, y in zip(a, b))
print([isomorphic(*p.split()) for p in ('egg add', 'foo bar', 'paper title', 'ab aa', 'abc de')])
