# Generators chained: read, parse, filter, window, batch, tee by hand; each stage counts and closes.
log = []
def stage(f):
    def start(src, *args):
        g = f(iter(src), *args)
        return g
    return start
@stage
def numbers(src):
    for line in src:
        try: yield float(line) if '.' in line else int(line)
        except ValueError: log.append(line)
@stage
def window(src, n):
    buf = []
    for v in src:
        buf.append(v)
        if len(buf) == n:
            yield tuple(buf)
            del buf[0]
@stage
def batch(src, n):
    out = []
    for v in src:
        out.append(v)
        if len(out) == n:
            yield out
            out = []
    if out: yield out
@stage
def until(src, pred):
    try:
        for v in src:
            if pred(v): return 'stopped'
            yield v
    finally: log.append('closed')
@stage
def dedupe(src):
    last = object()
    for v in src:
        if v != last: yield v
        last = v
lines = [str(i * 7 % 23) if i % 11 else 'junk%d' % i if i % 2 else '%d.5' % i for i in range(120)]
print(sum(numbers(lines)), len(log), log[:3])
print([round(sum(w) / 3, 2) for w in window(numbers(lines), 3)][:8])
print([len(b) for b in batch(until(numbers(lines), lambda v: v == 88.5), 25)], log[-1])
print(list(dedupe(v // 5 for v in range(31))), list(batch([], 3)), list(window([1], 2)))
def tee(src, n):
    src, queues = iter(src), [[] for _ in range(n)]
    def gen(q):
        while True:
            if not q:
                try: v = next(src)
                except StopIteration: return
                for r in queues: r.append(v)
            yield q.pop(0)
    return [gen(q) for q in queues]
a, b, c = tee((i * i for i in range(60)), 3)
print([next(a) for _ in range(5)], sum(b), next(a), sum(a), sum(x for x in c if x % 2))
def merge(*sources):
    heads = []
    for s in map(iter, sources):
        for v in s: heads.append([v, s]); break
    while heads:
        h = min(heads, key=lambda t: t[0])
        yield h[0]
        try: h[0] = next(h[1])
        except StopIteration: heads.remove(h)
print(list(merge([1, 4, 9], range(0, 12, 3), (), [5.5])))
def total():
    n = yield
    while True:
        got = yield n
        if got is None: return n
        n += got
t = total()
next(t); t.send(0)
for v in numbers(lines): t.send(v)
try: next(t)
except StopIteration as e: print(e.value)
