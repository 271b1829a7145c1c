# Asynchronous generators in pipelines driven by hand: filters, maps, sends, early breaks.
def run(c):
    steps = 0
    try:
        while True: c.send(None); steps += 1
    except StopIteration as e: return e.value, steps
class Tick:
    def __await__(self): yield; return 1
async def src(n):
    for i in range(n):
        if i % 3 == 0: await Tick()
        yield i if i < 40 else i / 2
async def mapped(f, it):
    async for v in it: yield f(v)
async def kept(p, it):
    async for v in it:
        if p(v): yield v
async def take(n, it):
    async for v in it:
        if n <= 0: break
        n -= 1
        yield v
    await it.aclose()
async def total(it):
    t = 0
    async for v in it: t += v
    return t
print(run(total(src(60))), run(total(take(10, kept(lambda v: v % 2, mapped(lambda v: v * 3, src(100)))))), run(total(mapped(float, src(0)))))
async def avg():
    t = n = 0
    r = None
    while True:
        x = yield r
        await Tick()
        t += x; n += 1; r = t / n
async def use():
    a = avg()
    await a.__anext__()
    out = [await a.asend(i) for i in range(50)]
    await a.aclose()
    return out[-3:], [v async for v in take(3, src(9))], {v: v async for v in kept(lambda v: v > 5, src(8))}
print(run(use()))
async def errors():
    out = []
    async def bad(n):
        for i in range(n):
            if i == 3: raise KeyError(i)
            yield i
    for k in range(6):
        try:
            async for v in mapped(lambda v: 1 / (v - k), bad(k + 1)): out.append(round(v, 2))
        except (KeyError, ZeroDivisionError) as e: out.append(type(e).__name__)
    return out
print(run(errors()))
