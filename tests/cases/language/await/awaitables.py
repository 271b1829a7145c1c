# await: what can be awaited, what __await__ may give, order, errors.
def run(coro):
    out = []
    try:
        while True: out.append(coro.send(None))
    except StopIteration as e: return out, e.value
class Wait:
    def __init__(self, *values, result=None): self.values, self.result = values, result
    def __await__(self):
        for v in self.values: yield v
        return self.result
class Bad:
    def __init__(self, v): self.v = v
    def __await__(self): return self.v
async def leaf(n): return n * 2
async def main():
    a = await leaf(4)
    b = await Wait(1, 2, result="w")
    c = [await leaf(i) for i in range(3)] + [await Wait(9, result=i) async for i in agen()]
    d = await leaf(1) + await leaf(2) * -await leaf(3)
    e = (await leaf(0) or await leaf(5)) and {await leaf(6): await leaf(7)}
    return a, b, c, d, e, await leaf(2) ** 2, f"{await leaf(8)}", [*await leaf([1])], not await leaf(0)
async def agen():
    yield 1
    await Wait("between")
    yield 2
print(run(main()))
async def tries(v):
    try: return await v
    except Exception as e: return type(e).__name__, str(e)
coros = []
for v in (5, None, "s", [leaf], leaf, Bad(5), Bad(None), Bad(iter([1, 2])), Bad([1]), (x for x in "ab"), object):
    print(run(tries(v)))
c = leaf(1)
print(run(tries(c)), run(tries(c)))
class CoroAwait:
    def __await__(self): coros.append(leaf(3)); return coros[-1]
class Inst: pass
i = Inst(); i.__await__ = lambda: iter([1])
print(run(tries(CoroAwait()))[1], run(tries(i))); coros[0].close()
async def fails(n):
    if n % 3 == 0: raise KeyError(n)
    if n % 5 == 0: await Wait(n)
    return n
async def many(n):
    total = 0
    for k in range(n):
        try: total += await fails(k)
        except KeyError as e: total -= e.args[0]
        finally: total += await Wait(result=1)
    return total
print(run(many(100)))
for bad in ("await x", "def f(): await x", "async def f(): lambda: await x", "async def f(): await", "async def f():\n def g(): await x", "[await x for x in y]", "def f(): return [x async for x in y]", "async def f(): await x = 1", "async def f(): await await x", "async def f(): (await x) ** -await y", "class A: await x", "async def f(x=await y): pass", "async def f(): -await x ** 2", "async def f(): not await x"):
    try: compile(bad, "<a>", "exec"); print(bad, "fine")
    except SyntaxError as e: print(bad, "->", e.msg)
