# Coroutines: cr_ attributes, awaiting twice, close before start, throw, wrapped returns.
import warnings, types
warnings.simplefilter("ignore")
class W:
    def __init__(self, v=None): self.v = v
    def __await__(self): r = yield self.v; return r
async def c(n):
    try:
        a = await W("first")
        b = await W(a)
        return n, a, b
    except ValueError as e: return "caught", str(e)
    finally: log.append(n)
log = []
def drive(x, *sends):
    out = []
    try:
        for s in sends: out.append(x.send(s))
    except StopIteration as e: out.append(("return", e.value))
    except BaseException as e: out.append((type(e).__name__, str(e)))
    return out
x = c(1); print(x.cr_frame is not None, x.cr_running, x.cr_await, x.cr_code.co_name, x.__name__, x.cr_origin, type(x).__name__, hasattr(x, "__next__"), hasattr(x, "__iter__"))
print(drive(x, None, "A", "B"), x.cr_frame, drive(x, None), log)
x = c(2); print(drive(x, 5), drive(x, None), x.cr_await is not None, x.close(), drive(x, None), log)
x = c(3); x.close(); print(drive(x, None), log)
x = c(4); x.send(None)
try: x.throw(ValueError("thrown"))
except StopIteration as e: print(e.value)
x = c(5); x.send(None)
try: x.throw(KeyError("out"))
except KeyError as e: print(repr(e), drive(x, None))
for bad in (lambda: iter(c(6)), lambda: next(c(6)), lambda: list(c(6)), lambda: [y for y in c(6)], lambda: c(6)(), lambda: len(c(6))):
    try: bad()
    except TypeError as e: print(e)
async def uses(): return await W("old"), await c(7)
print(drive(uses(), None, "o", "p", "q"))
async def twice():
    k = c(8)
    a = await k
    try: await k
    except RuntimeError as e: return a, str(e)
print(drive(twice(), None, 1, 2))
async def busy():
    try: await me
    except RuntimeError as e: return str(e)
me = busy(); print(drive(me, None))
async def fib(n): return n if n < 2 else await fib(n - 1) + await fib(n - 2)
print(drive(fib(12), None))
async def many(n):
    t = 0
    for i in range(n):
        t += await (W() if i % 3 else fib(i % 7)) or 0
        if i == 60: t = t / 2
    return t
m = many(100); out = None
try:
    v = m.send(None)
    while True: v = m.send(2)
except StopIteration as e: print(e.value)
async def stop(): raise StopIteration("s")
print(drive(stop(), None))
