# Many generators half run at once, resumed in turn, copied state by hand, dropped, closed late, exceptions stored inside, frames inspected, in a round robin.
def worker(n, step):
    total = 0
    try:
        while total < n:
            try: got = yield total
            except ValueError as e: total += e.args[0]; continue
            total += step if got is None else got
        return total
    finally: ended.append(n)
ended = []
gens = [worker(n * 5 + 3, n % 4 + 1) for n in range(12)]
results, rounds = {}, 0
while gens:
    rounds += 1
    for k, g in enumerate(list(gens)):
        try:
            if rounds == 1: next(g)
            elif (rounds + k) % 5 == 0: g.send(k)
            elif (rounds + k) % 7 == 0: g.throw(ValueError(2))
            elif rounds > 9 and k == 2: g.close(); gens.remove(g)
            else: next(g)
        except StopIteration as e: results[g.gi_code.co_name + str(len(results))] = e.value; gens.remove(g)
print(rounds, results, ended)
def counter():
    n = 0
    while True:
        cmd = yield n
        match cmd:
            case None: n += 1
            case ("set", v): n = v
            case "fail": n = yield "failing"; raise KeyError(n)
            case int() | float(): n += cmd
            case other: n = len(other)
pool, log = [counter() for _ in range(8)], []
for g in pool: next(g)
for i in range(400):
    k = i * 5 % 8
    cmd = (None, 1, 2.5, ("set", i), "word", [1, 2])[i % 6 if i > 60 else 0]
    if i % 97 == 96: cmd = "fail"
    try:
        r = pool[k].send(cmd)
        if r == "failing": pool[k].send("thrown")
    except KeyError as e: log.append((i, e.args)); pool[k] = counter(); next(pool[k])
    if i % 40 == 39: log.append(r)
print(log, [g.send(0) for g in pool])
def tree(n): 
    if n: yield from tree(n - 1); yield n; yield from tree(n - 1)
its = [tree(5) for _ in range(4)]; merged = []
while its:
    for it in its[:]:
        for _ in range(len(its)):
            try: merged.append(next(it))
            except StopIteration: its.remove(it); break
print(len(merged), sum(merged), merged[:12])
def state(g): return ("running" if g.gi_running else "closed" if g.gi_frame is None else "new" if g.gi_frame.f_lasti < 0 else "suspended")
def noisy(log):
    try:
        for i in range(5):
            log.append(i)
            try: yield i
            finally: log.append(-i)
    except GeneratorExit: log.append("exit"); return "r"
states = []
for stop in range(7):
    lg = []; g = noisy(lg); states.append(state(g))
    for _ in range(stop): next(g, None)
    states.append(state(g)); g.close(); states.append(state(g)); states.append(len(lg))
print(states)
def sieve():
    yield 2
    known, ms = [2], {}
    c = 3
    while True:
        step = ms.pop(c, None)
        if step: n = c + step
        else: yield c; n, step = c * c, 2 * c
        while n in ms: n += step
        ms[n] = step; c += 2
p = sieve(); print(sum(next(p) for _ in range(120)))
def flip(a, b):
    while True: a, b = yield a, b
x = flip(1, "b"); v = next(x)
for i in range(120):
    v = x.send(v[::-1] if i % 3 else (i, float(i)))
    if i == 60: v = x.send(([], {}))
print(v)
def ping(n, other):
    for i in range(n):
        r = yield i if not other else (i, next(other[0], "dry"))
    return r
a = ping(100, None); b = ping(60, [a]); c = ping(70, [b]); out = [v for v in c]
print(out[3], out[60], out[-1], next(a, "end"))
got = 0
for r in range(200):
    g = (lambda n: (q * n for q in range(n)))(r % 6)
    for v in g:
        got += v
        if v > 8: break
    got += sum(g)
    if r % 3 == 0: got += next(g, 1000)
print(got)
