# A round-robin by the circle method, a knockout with byes, ratings updated, a table sorted by many keys.
class Team:
    def __init__(self, name, skill): self.name, self.skill, self.pts, self.gf, self.ga, self.elo = name, skill, 0, 0, 0, 1000.0
    diff = property(lambda s: s.gf - s.ga)
    def __repr__(self): return self.name
class Withdrawn(Exception): pass
seed = 5
def goals(skill):
    global seed
    seed = seed * 16807 % 2147483647
    return seed % (skill + 2)
def match(a, b):
    for t in (a, b):
        if t.skill is None: raise Withdrawn(t.name)
    x, y = goals(a.skill), goals(b.skill)
    a.gf += x; a.ga += y; b.gf += y; b.ga += x
    r = 1 if x > y else 0.5 if x == y else 0
    for t, p in ((a, r), (b, 1 - r)): t.pts += {1: 3, 0.5: 1, 0: 0}[p]
    e = 1 / (1 + 10 ** ((b.elo - a.elo) / 400))
    a.elo += 20 * (r - e)
    b.elo -= 20 * (r - e)
    return x, y
teams = [Team(n, s) for n, s in zip('ABCDEFGHIJK', (5, 3, 4, 2, 1, 3, 4, 2, 5, 1, 0))]
def rounds(ts):
    ts = ts + [None] * (len(ts) % 2)
    for r in range(len(ts) - 1):
        yield [(ts[i], ts[-1 - i]) for i in range(len(ts) // 2) if None not in (ts[i], ts[-1 - i])]
        ts = [ts[0], ts[-1], *ts[1:-1]]
played, off = 0, []
for leg in range(3):
    for r, pairs in enumerate(rounds(teams)):
        for a, b in pairs:
            try: match(a, b); played += 1
            except Withdrawn as e: off.append((leg, r, str(e)))
        if (leg, r) == (2, 7): teams[3].skill = None
        if (leg, r) == (1, 4): teams[0].elo = 10**4
print(played, off)
for t in sorted(teams, key=lambda t: (-t.pts, -t.diff, -t.gf, t.name)): print(f'{t.name} {t.pts:3} {t.gf:3}:{t.ga:<3} {t.diff:+4} {t.elo:8.2f}')
print(round(sum(t.elo for t in teams), 6), len({frozenset(p) for ps in rounds(teams) for p in ps}), [len(p) for p in rounds(list('abcd'))])
def knockout(ts):
    log = []
    while len(ts) > 1:
        nxt = [ts[-1]] if len(ts) % 2 else []
        for a, b in zip(ts[::2], ts[1::2]):
            for _ in range(20):
                x, y = match(a, b)
                if x != y: break
            else: raise RuntimeError(f'{a} and {b} never end')
            nxt.append(a if x > y else b)
        log.append(nxt)
        ts = nxt
    return log
print(knockout([t for t in teams if t.skill is not None]))
try: knockout([Team('x', -1), Team('y', -1)])
except RuntimeError as e: print(e)
