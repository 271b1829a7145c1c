# A scheduler written over async and await alone: sleep, gather, timeouts by throw, queues, cancel, errors of tasks kept, in deterministic time.
import heapq
class Cancelled(BaseException): pass
class TimeOut(Exception): pass
class trap:
    def __init__(self, *cmd): self.cmd = cmd
    def __await__(self): return (yield self.cmd)
async def sleep(t): return await trap("sleep", t)
class Task:
    n = 0
    def __init__(self, coro, name=None): Task.n += 1; self.coro, self.name, self.done, self.result, self.error, self.waiters, self.token = coro, name or f"t{Task.n}", False, None, None, [], 0
    def __await__(self):
        if not self.done: yield ("join", self)
        if self.error: raise self.error
        return self.result
class Loop:
    def __init__(self): self.time, self.heap, self.seq, self.log = 0, [], 0, []
    def push(self, t, task, value=None, exc=None): self.seq += 1; task.token += exc is None; heapq.heappush(self.heap, (t, self.seq, task, task.token, value, exc))
    def spawn(self, coro, name=None): t = Task(coro, name); self.push(self.time, t); return t
    def cancel(self, task, exc): 
        if not task.done: task.token += 1; self.push(self.time, task, exc=exc)
    def run(self, coro):
        main = self.spawn(coro, "main")
        while self.heap and not main.done:
            self.time, _, task, token, value, exc = heapq.heappop(self.heap)
            if task.done or (exc is None and token != task.token): continue
            try: cmd, *args = task.coro.throw(exc) if exc else task.coro.send(value)
            except StopIteration as e: task.done, task.result = True, e.value
            except (Exception, Cancelled) as e: task.done, task.error = True, e; self.log.append(f"{task.name}: {e!r}")
            else: getattr(self, "on_" + cmd)(task, *args); continue
            for w in task.waiters: self.push(self.time, w)
        if main.error: raise main.error
        return main.result
    def on_sleep(self, task, t): self.push(self.time + t, task, self.time + t)
    def on_join(self, task, other): other.waiters.append(task) if not other.done else self.push(self.time, task)
    def on_park(self, task, where): where.append(task)
class Queue:
    def __init__(self, size=2): self.items, self.size, self.getters, self.putters = [], size, [], []
    async def put(self, v):
        while len(self.items) >= self.size: await trap("park", self.putters)
        self.items.append(v)
        if self.getters: loop.push(loop.time, self.getters.pop(0))
    async def get(self):
        while not self.items: await trap("park", self.getters)
        v = self.items.pop(0)
        if self.putters: loop.push(loop.time, self.putters.pop(0))
        return v
async def gather(*cs):
    ts = [loop.spawn(c) for c in cs]
    return [await t for t in ts]
class timeout:
    def __init__(self, task, after): self.task, self.after = task, after
    async def __aenter__(self):
        async def alarm(): await sleep(self.after); loop.cancel(self.task[0], TimeOut(self.after))
        self.alarm = loop.spawn(alarm(), "alarm"); return self
    async def __aexit__(self, t, e, tb): loop.cancel(self.alarm, Cancelled()); return False
async def producer(q, n, pace):
    for i in range(n): await sleep(pace); await q.put((i, loop.time))
    await q.put(None); return n
async def consumer(q, out):
    while (v := await q.get()) is not None:
        out.append(v)
        try:
            if v[0] % 4 == 3: await failing(v[0])
        except ValueError as e: out.append(str(e))
    return "empty"
async def failing(n): await sleep(0.5); raise ValueError(f"bad {n}")
async def ticker(n):
    try:
        for i in range(n): await sleep(1); yield i
    finally: ticks.append("closed")
ticks = []
async def slow(me):
    try:
        async with timeout(me, 3):
            async for i in ticker(10): ticks.append(i)
    except TimeOut as e: return f"timed out {e} after {ticks}"
async def main():
    q, out = Queue(), []
    print(await gather(producer(q, 9, 1), consumer(q, out)), out, loop.time)
    me = []; t = loop.spawn(slow(me)); me.append(t); print(await t, loop.time)
    bad = loop.spawn(failing(7), "bad"); await sleep(1)
    try: await bad
    except ValueError as e: print("kept", e, e is bad.error)
    try: await gather(sleep(2), failing(1), sleep(1))
    except ValueError as e: print("gather", e, loop.time)
    t = loop.spawn(sleep(100), "long"); await sleep(0); loop.cancel(t, Cancelled("enough"))
    try: await t
    except Cancelled as e: print(repr(e), loop.time)
    total = 0
    for r in range(60):
        total += sum(await gather(*(sleep(k % 3 + r / 4) for k in range(r % 5))))
        if r == 40: globals()["sleep"] = quick
    return total
async def quick(t): return t if t < 9 else await trap("sleep", 1)
loop = Loop(); print(loop.run(main()), loop.time, *loop.log, sep="\n")
for c in (sleep(1), main()):
    try: Loop().run(c) if c.__name__ == "sleep" else c.throw(KeyError("early"))
    except KeyError as e: print(e, c.cr_frame)
