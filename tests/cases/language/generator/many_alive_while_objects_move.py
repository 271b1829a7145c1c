# Hundreds of generators alive with objects in their locals while lists, dicts and strings are made around them, resumed in odd orders, with locals of every kind.
class P:
    def __init__(self, v): self.v, self.next = v, None
def walker(n):
    p, d, l, s, t, f, b = P(n), {"n": n}, [n], str(n), (n, [n]), n / 2, 2 ** 65 + n
    for i in range(n % 7 + 3):
        q = P(i); q.next = p; p = q
        d[f"k{i}"] = [i, s]; l.append(d); s += "x"; t = (t, i); f *= 1.5; b += i
        got = yield p, len(d), len(l), s, f
        if got is not None: l.append(got); d["got"] = got
        junk = [str(j) * 3 for j in range(n % 5)]
    depth = 0
    while p: depth, p = depth + 1, p.next
    return depth, len(d), len(l), s, t[1], round(f, 3), b % 1000
alive = [walker(n) for n in range(60)]
returns, order, x = [], [], 1
for g in alive: next(g)
while alive:
    x = x * 1103515245 + 12345 & 0x7FFFFFFF
    k = x % len(alive)
    try:
        r = alive[k].send([x % 10] if x & 4096 else None)
        order.append(r[1])
        assert r[0].next is not None and r[3].endswith("x")
    except StopIteration as e: returns.append(e.value); alive[k] = alive[-1]; alive.pop()
print(len(order), sum(order), len(returns), sorted(returns)[:4], sum(r[6] for r in returns))
def pipe(src, f):
    buf = []
    for v in src:
        buf.append([v])
        if len(buf) > 3: buf = buf[1:]
        yield f(v, buf)
def base(n):
    for i in range(n): yield {"i": i, "s": "s" * (i % 4), "o": P(i)}
stage = base(120)
for k in range(6):
    def step(v, buf, k=k):
        v = dict(v); v["o"] = P(v["o"]); v["i"] += len(buf) + k
        return v
    stage = pipe(stage, step)
total = 0
for v in stage:
    total += v["i"] + len(v["s"])
    o, depth = v["o"], 0
    while isinstance(o.v, P): o, depth = o.v, depth + 1
    assert depth == 6
print(total)
def tree(d): return [tree(d - 1), d, tree(d - 1)] if d else []
def flat(t):
    for x in t:
        if isinstance(x, list): yield from flat(x)
        else: yield [x]
pairs = list(zip(flat(tree(6)), flat(tree(6)))); print(len(pairs), sum(a[0] * b[0] for a, b in pairs))
def ring(n):
    def node(i):
        seen = []
        msg = yield
        while True:
            seen.append(msg)
            msg = yield (i + 1) % n, {"hop": msg["hop"] + 1, "path": msg["path"] + [i], "from": seen[-1]["hop"]}
    nodes = [node(i) for i in range(n)]
    for m in nodes: next(m)
    at, msg = 0, {"hop": 0, "path": [], "from": None}
    for _ in range(300):
        at, msg = nodes[at].send(msg)
        if len(msg["path"]) > 20: msg["path"] = msg["path"][10:]
    return at, msg
print(ring(7), ring(1)[0])
held = {}
for i in range(200):
    g = held.setdefault(i % 23, (lambda n: (P([n, j]) for j in range(n)))(i % 23))
    v = next(g, None)
    if v is None: held[i % 23] = walker(i); next(held[i % 23])
    elif isinstance(v, P): total += v.v[0] * v.v[1]
    else: total += len(v[3])
    if i % 50 == 49: held = {k: g for k, g in held.items() if k % 3}
print(total, len(held))
