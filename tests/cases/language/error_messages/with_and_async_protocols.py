# What with, async with, async for, await and iter say of objects that lack the protocol, or half of it.
import traceback
def run(coroutine):
    try:
        while True: coroutine.send(None)
    except StopIteration as e: return e.value
class Half:
    def __enter__(self): return 1
class Other:
    def __exit__(self, *a): return 1
class AHalf:
    async def __aenter__(self): return 1
class Plain: pass
class NotCallable: __enter__ = 5; __exit__ = 6
class AIter:
    def __aiter__(self): return self
class AIter2:
    def __aiter__(self): return 5
class AIter3:
    def __aiter__(self): return self
    def __anext__(self): return 5
class Await:
    def __await__(self): return 5
class Await2:
    def __await__(self): return iter([1, 2])
class SyncCM:
    def __enter__(self): return self
    def __exit__(self, *a): pass
class AsyncCM:
    async def __aenter__(self): return self
    async def __aexit__(self, *a): pass
class Bad:
    def __aenter__(self): return 5
    async def __aexit__(self, *a): pass
class Bad2:
    async def __aenter__(self): return 5
    def __aexit__(self, *a): return 7
for v in (Half(), Other(), Plain(), NotCallable(), 5, None, AsyncCM(), open):
    try:
        with v as x: print("in", x)
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
async def a_with(v):
    async with v as x: return "in"
async def a_for(v):
    async for x in v: return x
async def a_wait(v): return await v
async def a_comp(v): return [x async for x in v]
for f, vs in ((a_with, (AHalf(), Plain(), SyncCM(), Bad(), Bad2(), 5, Half())), (a_for, (AIter(), AIter2(), AIter3(), [1], iter([]), Plain())), (a_comp, (AIter3(), (1,))), (a_wait, (Await(), Await2(), 5, [1], Plain(), a_wait, (x for x in ())))):
    for v in vs:
        try: print(f.__name__, run(f(v)))
        except (TypeError, AttributeError) as e: print(f.__name__, type(e).__name__, e, "|", repr(e.__cause__))
        except RuntimeError as e: print("runtime", e)
counts = {}
for i in range(120):
    v = (SyncCM(), Half(), Plain(), SyncCM(), 5)[i % 5]
    try:
        with v: r = "in"
    except TypeError as e: r = str(e)
    counts[r] = counts.get(r, 0) + 1
for i in range(60):
    try: r = run(a_with((AsyncCM(), Bad(), SyncCM())[i % 3]))
    except (TypeError, AttributeError) as e: r = str(e)
    counts[r] = counts.get(r, 0) + 1
print(counts)
