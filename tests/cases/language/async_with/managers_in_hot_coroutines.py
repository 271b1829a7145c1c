# async with and async for in hot coroutines: managers that fail at entry and exit, swallow, several items, breaks, nested loops, awaitables of many kinds.
class Later:
    def __init__(self, v=None, exc=None): self.v, self.exc = v, exc
    def __await__(self):
        yield "later"
        if self.exc: raise self.exc
        return self.v
log = []
class M:
    def __init__(self, name, swallow=(), enter=None, leave=None): self.name, self.swallow, self.enter, self.leave = name, swallow, enter, leave
    async def __aenter__(self):
        await Later()
        if self.enter: raise self.enter
        log.append("+" + self.name); return self.name
    async def __aexit__(self, t, e, tb):
        await Later()
        log.append("-" + self.name + (t.__name__ if t else ""))
        if self.leave: raise self.leave
        return t is not None and issubclass(t, self.swallow)
class Items:
    def __init__(self, n, fail=None): self.n, self.i, self.fail = n, 0, fail
    def __aiter__(self): return self
    async def __anext__(self):
        await Later()
        self.i += 1
        if self.i == self.fail: raise KeyError(self.i)
        if self.i > self.n: raise StopAsyncIteration
        return self.i
def run(c):
    n = 0
    try:
        while True: c.send(None); n += 1
    except StopIteration as e: return e.value, n
    except Exception as e: return f"{type(e).__name__}: {e}", n
async def body(kind, n):
    async with M("a", ValueError) as a, M("b", KeyError, leave=OSError("leave") if kind == "leave" else None) as b, M("c", enter=LookupError("enter") if kind == "enter" else None):
        async for i in Items(n, 4 if kind == "next" else None):
            if kind == "break" and i == 2: break
            if kind == "return" and i == 2: return a + b
            if kind == "value" and i == 2: raise ValueError(i)
            if kind == "type" and i == 2: raise TypeError(i)
            if i == 1: continue
            log.append(str(i))
        else: log.append("else")
    return "after"
for kind in ("plain", "break", "return", "value", "type", "next", "leave", "enter"): print(kind, run(body(kind, 4)), " ".join(log)); log.clear()
async def counts(n):
    total = 0
    async for i in Items(n):
        async with M("x", ZeroDivisionError):
            async for j in Items(i % 4):
                total += await Later(j)
                if i % 5 == 3: 1 // 0
        total += i
        try:
            async with M("y", leave=RuntimeError("y") if i % 7 == 0 else None): total += await Later(100) if i % 3 else await Later(exc=ValueError("no"))
        except ValueError: total += 1000
        except RuntimeError as e: total += 10000 + (e.__context__ is not None)
    return total
print(run(counts(40)), log.count("-xZeroDivisionError"), log.count("-yValueError"), len(log)); log.clear()
class Sync:
    def __aenter__(self): return Later("sync aenter")
    def __aexit__(self, *a): return Later(True)
class Odd:
    __aenter__ = lambda self: 5
    __aexit__ = lambda self, *a: Later()
class Odd2:
    __aenter__ = lambda self: Later(1)
    __aexit__ = lambda self, *a: 7
class NoExit:
    async def __aenter__(self): log.append("entered")
async def use(m):
    async with m as v: raise EOFError(v)
    return "swallowed"
for m in (Sync(), Odd(), Odd2(), NoExit(), 5, M("q", EOFError)): print(run(use(m)))
print(log); log.clear()
async def gen(n):
    async with M("g"):
        for i in range(n):
            try: yield i
            except LookupError as e: log.append(repr(e))
async def drive():
    out = [x async for x in gen(3)]
    g = gen(5); out.append(await g.asend(None)); out.append(await g.athrow(IndexError("t"))); await g.aclose()
    out += [y for y in [x async for x in Items(3) if x != 2]] + [await Later(k) for k in "ab"] + sorted({k: v async for k in Items(2) for v in [await Later(k * 2)]}.items())
    return out, [z async for z in (i * 2 async for i in Items(3))], {await Later(1)}, f"{await Later('f')!r}", (await Later(3)) + await Later(4), [*(await Later([1, 2]))], (lambda v: v)(await Later("arg"))
print(run(drive()), log); log.clear()
total = 0
for r in range(80):
    v, n = run(body(("plain", "value", "break", "type", "next")[r % 5 if r > 20 else 0], r % 6)); total += n + len(str(v)); log.clear()
    if r == 40: M.__aexit__ = lambda self, *a: Later(True)
    if r == 60: Items.__anext__ = lambda self: Later(exc=StopAsyncIteration())
print(total)
