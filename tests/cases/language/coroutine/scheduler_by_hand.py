# A round-robin scheduler over coroutines that wait, spawn, join, fail and are cancelled.
from collections import deque
class Op:
    def __init__(self, *a): self.a = a
    def __await__(self): return (yield self)
class Cancel(Exception): pass
def schedule(main):
    ready, results, waiting, log = deque([(0, main, None)]), {}, {}, []
    n = 0
    while ready:
        tid, co, val = ready.popleft()
        try: op = co.throw(val) if isinstance(val, Exception) else co.send(val)
        except StopIteration as e: results[tid] = e.value
        except Exception as e: results[tid] = repr(e)
        else:
            kind = op.a[0]
            if kind == "spawn": n += 1; ready.append((n, op.a[1], None)); ready.append((tid, co, n))
            elif kind == "join":
                if op.a[1] in results: ready.append((tid, co, results[op.a[1]]))
                else: waiting.setdefault(op.a[1], []).append((tid, co))
            elif kind == "log": log.append((tid, op.a[1])); ready.append((tid, co, None))
            elif kind == "cancel":
                for i, (t, c, v) in enumerate(ready):
                    if t == op.a[1]: ready[i] = (t, c, Cancel("by " + str(tid)))
                ready.append((tid, co, None))
            else: ready.append((tid, co, None))
            continue
        for t, c in waiting.pop(tid, []): ready.append((t, c, results[tid]))
    return results, log
async def worker(n):
    t = 0
    for i in range(n):
        await Op("tick")
        t += i if n % 2 else i / 4
    if n == 13: raise ValueError(n)
    return t
async def stubborn():
    try:
        while True: await Op("tick")
    except Cancel as e:
        await Op("log", str(e))
        return "cancelled"
async def main():
    ids = [await Op("spawn", worker(n)) for n in range(5, 40, 4)]
    s = await Op("spawn", stubborn())
    out = [await Op("join", i) for i in ids]
    await Op("cancel", s)
    return out, await Op("join", s)
r, log = schedule(main()); print(r[0], log, len(r))
async def tree(d): 
    if d == 0: return 1
    a, b = await Op("spawn", tree(d - 1)), await Op("spawn", tree(d - 1))
    return await Op("join", a) + await Op("join", b)
print(schedule(tree(5))[0][0])
