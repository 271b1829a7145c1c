# Critical paths, resource levelling, job shops by priority rule, and a task graph whose node fails late.
tasks = {'plan': (3, ()), 'dig': (4, ('plan',)), 'order': (2, ('plan',)), 'pour': (5, ('dig', 'order')), 'wire': (2.5, ('order',)), 'roof': (3, ('pour',)), 'done': (0, ('roof', 'wire'))}
def earliest(ts):
    out = {}
    def go(t, trail=()):
        if t in trail: raise RecursionError(' > '.join((*trail, t)))
        if t not in out: out[t] = max((go(d, (*trail, t)) + ts[d][0] for d in ts[t][1]), default=0)
        return out[t]
    for t in ts: go(t)
    return out
def latest(ts, end):
    out = {}
    for t in reversed(sorted(ts, key=earliest(ts).get)): out[t] = min((out[u] - ts[t][0] for u in ts if t in ts[u][1]), default=end - ts[t][0])
    return out
e = earliest(tasks)
l = latest(tasks, e['done'])
for t in tasks: print(f'{t:6} {e[t]:>5} {l[t]:>5} {"critical" if e[t] == l[t] else f"slack {l[t] - e[t]:g}"}')
for change in ({'plan': (1, ('done',))}, {'dig': (4, ('mud',))}):
    try: earliest({**tasks, **change})
    except (RecursionError, KeyError) as x: print(type(x).__name__, x)
def workers(ts, n, fail=None):
    ready_at, free, left, log = {}, [0] * n, dict(ts), []
    while left:
        able = [t for t in left if all(d in ready_at for d in left[t][1])]
        if not able: raise RuntimeError(f'blocked: {sorted(left)}')
        t = min(able, key=lambda t: (max((ready_at[d] for d in left[t][1]), default=0), -left[t][0], t))
        i = min(range(n), key=lambda i: free[i])
        start = max(free[i], max((ready_at[d] for d in left[t][1]), default=0))
        need, _ = left.pop(t)
        if t == fail: log.append(f'{t} failed'); continue
        free[i] = ready_at[t] = start + need
        log.append(f'{t}@{start:g}/{i}')
    return max(free), log
for n in (1, 2, 3): print(n, *workers(tasks, n))
try: workers(tasks, 2, 'pour')
except RuntimeError as x: print(x)
big = {f't{i:03}': (i % 5 + 1, tuple(f't{j:03}' for j in {i // 2, i // 3} if j < i)) for i in range(60)}
print(max(earliest(big).values()), [workers(big, n)[0] for n in (1, 3, 8)], sum(v[0] for v in big.values()))
