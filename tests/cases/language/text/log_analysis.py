# Log lines made, parsed, grouped and summed: levels, durations, sessions, percentiles, malformed lines counted.
lines, seed = [], 31
for i in range(140):
    seed = seed * 16807 % 2147483647
    lvl = ('INFO', 'INFO', 'WARN', 'ERROR')[seed % 4]
    lines.append(f'{i // 60:02}:{i % 60:02}:{seed % 60:02} [{lvl}] user{seed % 5} {("login", "view", "buy", "logout")[seed // 5 % 4]} took={seed % 900}ms')
lines[30] = '-- restarted --'
lines[60] = lines[60].replace('took=', 'took=x')
lines[90] = lines[90].replace('[', '(')
lines[120] = lines[120][:20]
lines[130] = lines[130].replace('ms', '.5ms')
def parse(line):
    clock, rest = line.split(' ', 1)
    h, m, s = map(int, clock.split(':'))
    if rest[0] != '[': raise ValueError(f'no level in {rest[:8]!r}')
    level, rest = rest[1:].split('] ')
    user, action, took = rest.split()
    key, _, ms = took.partition('=')
    assert key == 'took' and ms.endswith('ms'), took
    return h * 3600 + m * 60 + s, level, user, action, float(ms[:-2]) if '.' in ms else int(ms[:-2])
events, bad = [], []
for n, line in enumerate(lines):
    try: events.append(parse(line))
    except (ValueError, AssertionError) as e: bad.append((n, type(e).__name__, str(e)))
print(len(events), *bad, sep='\n')
stats = {}
for t, level, user, action, ms in events:
    s = stats.setdefault(action, [0, 0, 0, []])
    s[0] += 1
    s[1] += ms
    s[2] += level == 'ERROR'
    s[3].append(ms)
def pct(xs, p): xs = sorted(xs); return xs[min(len(xs) - 1, int(len(xs) * p))]
print(f'{"action":<8}{"n":>4}{"mean":>9}{"p50":>7}{"p90":>7}{"err":>6}')
for a in sorted(stats): n, total, err, xs = stats[a]; print(f'{a:<8}{n:>4}{total / n:>9.2f}{pct(xs, .5):>7}{pct(xs, .9):>7}{err / n:>6.0%}')
sessions, open_ = [], {}
for t, level, user, action, ms in events:
    match action:
        case 'login': open_[user] = [t, 0]
        case 'logout' if user in open_: start, n = open_.pop(user); sessions.append((user, t - start, n))
        case _ if user in open_: open_[user][1] += 1
print(sessions, sorted(open_))
per = [0] * 3
for e in events: per[e[0] // 3600] += 1
runs, last = [], None
for _, level, *_r in events:
    if level == last: runs[-1][1] += 1
    else: runs.append([level, 1])
    last = level
print(per, max(runs, key=lambda r: r[1]), len(runs), ''.join(l[0] for _, l, *_r in events)[:40])
slow = [(u, ms) for _, _, u, _, ms in events if ms > 850]
print(slow, [type(e[4]).__name__ for e in events].count('float'), sum(e[4] for e in events))
