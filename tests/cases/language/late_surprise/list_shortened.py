# Lists shrink, grow, are cleared, sorted and replaced while loops over them run.
def walk(at, change):
    a, seen = list(range(150)), []
    for i, v in enumerate(a):
        seen.append(v)
        if i == at: change(a)
    return len(seen), seen[at:at + 4], seen[-1], len(a)
changes = [lambda a: a.pop(), lambda a: a.clear(), lambda a: a.extend('tail'), lambda a: a.insert(0, 'x'), lambda a: a.__delitem__(slice(100, None)),
           lambda a: a.reverse(), lambda a: a.__setitem__(slice(None), a[:50]), lambda a: a.__setitem__(slice(141, 145), []), lambda a: a.__iadd__([0.5, None])]
for c in changes: print(walk(140, c), walk(10, c) if c is not changes[3] else '')
def by_index(at, cut):
    a, s, n = [i % 10 for i in range(160)], 0, 160
    try:
        for i in range(n):
            s += a[i]
            if i == at: del a[cut:]
    except IndexError as e: return s, i, str(e)
    return s, i, len(a)
print(by_index(120, 130), by_index(120, 160), by_index(159, 0), by_index(5, 5))
a, rounds = [3] * 120, 0
while a:
    a.pop()
    rounds += 1
    if rounds == 100: a += [1, 2]
print(rounds)
a, popped = list(range(100)), []
try:
    while True:
        popped.append(a.pop(0 if len(a) % 2 else -1))
        if len(popped) == 95: a.append('late')
except IndexError as e: print(e, popped[-8:])
m = [[j for j in range(5)] for i in range(40)]
s, errs = 0, []
for i in range(40):
    for j in range(5):
        try: s += m[i][j]
        except (IndexError, TypeError) as e: errs.append((i, j, str(e)))
        if i == 30 and j == 1: m[31].pop(); m[32] = 5; m[33][2] = 'z'; m[34] = (9,) * 5
print(s, errs)
class L(list):
    def __getitem__(self, i): return -1
t, rows = 0, [[1, 2, 3]] * 100 + [L([1, 2, 3])] + [(4, 5, 6)] + [range(7, 10)] + ['abc']
for r in rows:
    try: t += r[1]
    except TypeError as e: print(t, e)
print(t)
