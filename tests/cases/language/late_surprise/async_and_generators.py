# Coroutines and async generators driven by hand in a loop; one of them fails, is closed or thrown into late.
class Wait:
    def __init__(self, tag): self.tag = tag
    def __await__(self):
        got = yield self.tag
        return got
async def worker(n, log):
    s = 0
    try:
        for i in range(n):
            s += await Wait(i)
            if s == 1000: raise ValueError('thousand')
    except KeyError as e:
        log.append(f'key {e}')
        return -1
    finally: log.append(f'end {s}')
    return s
def drive(co, send):
    try:
        tag = co.send(None)
        while True: tag = send(co, tag)
    except StopIteration as e: return 'returned', e.value
    except Exception as e: return type(e).__name__, str(e)
cases = [lambda co, t: co.send(t), lambda co, t: co.send(1000 if t == 120 else 0), lambda co, t: co.throw(KeyError('k')) if t == 125 else co.send(1), lambda co, t: co.send('x' if t == 110 else 2), lambda co, t: co.send(2**64 if t == 100 else 0.5 if t == 101 else 1)]
for send in cases:
    log = []
    print(drive(worker(130, log), send), log)
async def ticks(n, log):
    try:
        for i in range(n):
            await Wait('t')
            yield i
    finally: log.append('ticks over')
async def consume(n, stop, log):
    total = 0
    g = ticks(n, log)
    async for v in g:
        total += v
        if v == stop: break
    else: log.append('all')
    await g.aclose()
    return total, [v async for v in ticks(3, log) if v], sum([v async for v in ticks(4, log)])
for stop in (110, 500):
    log = []
    print(drive(consume(120, stop, log), lambda co, t: co.send(None)), log)
class Lock:
    def __init__(self, log): self.log, self.n = log, 0
    async def __aenter__(self): self.n += 1; await Wait('lock'); return self.n
    async def __aexit__(self, kind, e, tb): self.log.append(kind.__name__) if kind else None; return kind is LookupError
async def locked(n, log):
    l, s = Lock(log), 0
    for i in range(n):
        async with l as k:
            s += k
            if i == 105: raise LookupError(i)
            if i == 115: [][i:][0]
    return s
log = []
print(drive(locked(120, log), lambda co, t: co.send(None)), log)
tasks, done, order = [worker(3 + k % 4, []) for k in range(40)], {}, []
ready = [(k, t, None) for k, t in enumerate(tasks)]
while ready:
    k, t, v = ready.pop(0)
    try: ready.append((k, t, t.send(v)))
    except StopIteration as e: done[k] = e.value; order.append(k)
print(order[:8], done[0], done[39], sum(done.values()))
c = worker(2, log)
c.close()
try: c.send(None)
except RuntimeError as e: print(e)
