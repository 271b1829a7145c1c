# Shortest unique prefixes, acronyms, camel and snake case, slugs, ellipsis, plural rules and lists in prose.
def prefixes(words):
    return {w: next((w[:i] for i in range(1, len(w) + 1) if sum(v.startswith(w[:i]) for v in words) == 1), w) for w in words}
print(prefixes(['status', 'stash', 'show', 'push', 'pull', 'pu']), prefixes([]))
def words(s):
    out, cur = [], ''
    for i, c in enumerate(s):
        if not c.isalnum():
            if cur: out.append(cur)
            cur = ''
        elif cur and c.isupper() and (cur[-1].islower() or i + 1 < len(s) and s[i + 1].islower()): out.append(cur); cur = c
        else: cur += c
    return out + [cur] * bool(cur)
for s in ('camelCaseName', 'HTTPServerError', 'snake_case__x', 'Kebab-Case 2Go', 'élanVital', '', 'X', 'aBC'): print(words(s), '_'.join(w.lower() for w in words(s)), ''.join(w.capitalize() for w in words(s)), ''.join(w[0].upper() for w in words(s)))
def plural(n, w):
    if n == 1: return f'1 {w}'
    for end, new in (('y', 'ies'), ('s', 'ses'), ('ch', 'ches'), ('fe', 'ves')):
        if w.endswith(end) and not (end == 'y' and w[-2] in 'aeiou'): return f'{n:,} {w[:-len(end)]}{new}'
    return f'{n:,} {w}s'
print([plural(n, w) for n, w in ((1, 'cat'), (2, 'city'), (0, 'day'), (3, 'church'), (2.5, 'knife'), (10**6, 'bus'))])
def prose(xs, last='and'):
    match list(map(str, xs)):
        case []: return 'nothing'
        case [a]: return a
        case [a, b]: return f'{a} {last} {b}'
        case [*most, z]: return f'{", ".join(most)}, {last} {z}'
print([prose(x) for x in ([], [1], 'ab', range(4), (None, 2.5, 'x'))], prose('xyz', 'or'))
def shorten(s, n): return s if len(s) <= n else s[:max(0, n - 1)].rstrip() + '…'
total = 0
for i in range(120):
    s = f'itemNumber{i}OfMany' if i != 100 else 'ÄÖÜ straße'
    total += len(words(s)) + len(shorten(s, i % 20)) + len(plural(i, 'story'))
    if i in (99, 100): print(words(s), shorten(s, 9), plural(i, 'toy'))
print(total, shorten('abc', 0), shorten('a b c d', 4))
for bad in (lambda: words(5), lambda: plural(2, ''), lambda: plural('2', 'cat'), lambda: prose(5)):
    try: print(bad())
    except (TypeError, ValueError, IndexError) as e: print(type(e).__name__, e)
