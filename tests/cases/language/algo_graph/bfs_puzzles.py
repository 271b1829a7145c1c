# Breadth-first search over states: water jugs, eight puzzle, word ladder, river crossing.
def bfs(start, goal, moves, limit=4000):
    back, queue = {start: None}, [start]
    for s in queue:
        if goal(s):
            path = []
            while s is not None: path.append(s); s = back[s]
            return path[::-1]
        if len(back) > limit: raise MemoryError(f'{len(back)} states')
        for t in moves(s):
            if t not in back: back[t] = s; queue.append(t)
    return None
def jugs(*cap):
    def moves(s):
        for i in range(len(cap)):
            yield s[:i] + (cap[i],) + s[i + 1:]
            yield s[:i] + (0,) + s[i + 1:]
            for j in range(len(cap)):
                if i != j:
                    k, t = min(s[i], cap[j] - s[j]), list(s)
                    t[i] -= k; t[j] += k
                    yield tuple(t)
    return moves
for cap, want in (((3, 5), 4), ((7, 11), 2), ((2, 4), 3), ((1, 4, 9), 7)):
    p = bfs((0,) * len(cap), lambda s: want in s, jugs(*cap))
    print(cap, want, p and len(p) - 1, p and p[-3:])
def slide(s):
    i = s.index('.')
    for d in (-3, 3, -1, 1):
        j = i + d
        if 0 <= j < 9 and (abs(d) == 3 or i // 3 == j // 3):
            a, b = min(i, j), max(i, j)
            yield s[:a] + s[b] + s[a + 1:b] + s[a] + s[b + 1:]
for start in ('1234.5786', '12345678.', '.23156478'):
    try: p = bfs(start, lambda s: s == '12345678.', slide, 1500); print(start, p and len(p) - 1)
    except MemoryError as e: print(start, e)
words = 'cat cot cog dog dot cut but bat bag big dig hat hot'.split()
ladder = lambda w: (v for v in words if sum(a != b for a, b in zip(v, w)) == 1)
print(bfs('cat', 'dog'.__eq__, ladder), bfs('hat', 'dig'.__eq__, ladder), bfs('cat', 'zzz'.__eq__, ladder))
def river(s):
    left, boat = s
    here = left if boat else 'fwgc'.translate({ord(c): None for c in left})
    for who in [c for c in here if c != 'f'] + ['']:
        new = ''.join(c for c in 'fwgc' if (c in left) != (c == 'f' or c == who))
        away = ''.join(c for c in 'fwgc' if c not in new)
        if all('f' in b or not ({'w', 'g'} <= set(b) or {'g', 'c'} <= set(b)) for b in (new, away)): yield new, not boat
print(bfs(('fwgc', True), lambda s: s[0] == '', river))
print(len(bfs(1, lambda n: n == 1000, lambda n: (n + 1, n * 2, n - 3))), bfs(0, lambda n: n == 0.5, lambda n: (n / 2 + 0.5,) if n < 2 else ()))
