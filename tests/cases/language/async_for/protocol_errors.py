# async for and async comprehensions: what is asked of the iterator, errors, else, break.
def run(c):
    try:
        while True: c.send(None)
    except StopIteration as e: return e.value
class W:
    def __init__(self, v): self.v = v
    def __await__(self): yield; return self.v
class A:
    def __init__(self, n): self.i, self.n = 0, n
    def __aiter__(self): return self
    async def __anext__(self):
        if self.i >= self.n: raise StopAsyncIteration
        self.i += 1
        if self.i == 7: raise ValueError("seven")
        return await W(self.i)
class NoIter: pass
class NoNext:
    def __aiter__(self): return 5
class AsyncIter:
    async def __aiter__(self): return A(1)
class BadNext:
    def __aiter__(self): return self
    def __anext__(self): return 5
class Plain:
    def __aiter__(self): self.i = 0; return self
    def __anext__(self):
        self.i += 1
        if self.i > 3: raise StopAsyncIteration
        return W(self.i * 10)
async def over(x):
    out = []
    try:
        async for v in x:
            if v == 5: continue
            out.append(v)
            if v == 6: break
        else: out.append("else")
    except Exception as e: out.append(f"{type(e).__name__}: {e}")
    return out
for x in (A(0), A(3), A(5), A(6), A(9), NoIter(), NoNext(), BadNext(), Plain(), [1], None): print(run(over(x)))
c = AsyncIter()
async def comp(n): return [v async for v in A(n)], {v: w async for v in Plain() for w in [v]}, {v % 2 async for v in A(n) if v > 1}, [v + w for v in [1, 2] async for w in A(2)], [await W(v) for v in range(3)], [v async for v in (w async for w in A(3))], sum([v async for v in Plain() if await W(v > 10)])
print(run(comp(4)))
async def nested():
    total = 0
    for i in range(40):
        async for v in A(i % 9 if i < 30 else 3) if i % 7 != 6 else Plain():
            total += v if i < 20 else v / 2
            if v == 6: break
    return total
print(run(nested()))
