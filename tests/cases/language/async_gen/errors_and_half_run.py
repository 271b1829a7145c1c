# Async generators: asend, athrow, aclose at every state, errors in finally, running twice, StopAsyncIteration raised inside, comprehension and for with break.
def run(c):
    sent = 0
    try:
        while True: c.send(None); sent += 1
    except StopIteration as e: return e.value
class Tick:
    def __init__(self, v=None): self.v = v
    def __await__(self): yield self.v; return self.v
log = []
async def numbers(n, fail=None):
    try:
        for i in range(n):
            await Tick(i)
            if i == fail: raise ValueError(i)
            try: got = yield i
            except KeyError as e: log.append(f"key {e}"); got = "thrown"
            if got is not None: log.append(got)
    finally:
        await Tick(); log.append("fin")
async def act(label, f):
    try: r = await f()
    except BaseException as e: r = f"{type(e).__name__}: {e}" + (f" < {type(e.__cause__).__name__}" if e.__cause__ else "")
    print(label, r, log); log.clear()
async def main():
    g = numbers(3)
    for label, f in (("send early", lambda: g.asend(5)), ("first", lambda: g.asend(None)), ("send", lambda: g.asend("hi")), ("throw", lambda: g.athrow(KeyError("k"))), ("throw 2", lambda: g.athrow(OSError, "gone")), ("next", lambda: g.__anext__()), ("close", lambda: g.aclose()), ("throw ended", lambda: g.athrow(ValueError("late"))), ("asend ended", lambda: g.asend(1))): await act(label, f)
    g = numbers(3); await act("close new", g.aclose); await act("next of closed", g.__anext__)
    g = numbers(3); await act("throw new", lambda: g.athrow(LookupError("new"))); await act("after", g.__anext__)
    g = numbers(5); await g.__anext__(); await act("close half", g.aclose)
    async def bad():
        try: yield 1
        except GeneratorExit: yield 2
    g = bad(); await g.__anext__(); await act("ignored exit", g.aclose)
    async def stop(kind):
        yield 1
        raise kind("inside")
    for kind in (StopIteration, StopAsyncIteration, GeneratorExit): g = stop(kind); await g.__anext__(); await act(kind.__name__, g.__anext__)
    async def busy():
        await Tick(1); yield 1
    g = keep = busy(); a = g.asend(None); a.send(None)
    try: g.asend(None).send(None)
    except RuntimeError as e: print(e)
    try: g.aclose().send(None)
    except RuntimeError as e: print(e)
    print(run_rest(a), [x async for x in numbers(4) if x % 2], {x: y async for x in numbers(2) for y in "ab"}, await gather(numbers(2), numbers(1)))
    log.clear()
    g9 = numbers(9)
    async for x in g9:
        if x == 2: continue
        if x == 4: await g9.aclose(); break
    else: print("else")
    print(x, log)
    try:
        async for x in numbers(4, fail=2): log.append(x)
    except ValueError as e: print(e, log)
    log.clear()
    c = a.close() if hasattr(a, "close") else None; print(c, type(a).__name__, type(g.aclose()).__name__ if False else "-", g.ag_frame is None, g.ag_running, numbers.__name__)
    total = 0
    for r in range(80):
        try:
            g = numbers(r % 5, fail=3 if r % 7 == 0 else None)
            async for x in g:
                total += x
                if x == 3: await g.aclose()
                if r % 11 == 5 and x == 1: total += await g.athrow(KeyError(r))
        except ValueError: total += 100
        except StopAsyncIteration: total += 1000
    print(total, log.count("fin"), len(log))
async def gather(*gs): return [[x async for x in g] for g in gs]
def run_rest(a):
    try:
        while True: a.send(None)
    except StopIteration as e: return e.value
run(main())
for f in (lambda: next(numbers(1)), lambda: iter(numbers(1)), lambda: run(numbers(1)), lambda: numbers(1).asend(), lambda: [x for x in numbers(1)], lambda: numbers(1).send(1), lambda: numbers(1).athrow(5).send(None), lambda: numbers(1).ag_code.co_name):
    try: print(f())
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
