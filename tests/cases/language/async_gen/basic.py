# Asynchronous generators: basic.
class Suspend:
    def __init__(self, v):
        self.v = v

    def __await__(self):
        return (yield self.v)


def drive(coroutine):
    seen = []
    while True:
        try:
            seen.append(coroutine.send(None))
        except StopIteration as stop:
            return seen, stop.value


async def count(n):
    print("start")
    for i in range(n):
        await Suspend(f"s{i}")
        got = yield i
        if got is not None:
            print("got", got)
    print("end")


async def by_hand():
    g = count(3)
    print(type(g).__name__, g.__aiter__() is g, type(g.__anext__()).__name__)
    print(await g.__anext__(), await g.asend("hello"), await anext(g))
    try:
        await g.__anext__()
    except StopAsyncIteration as stop:
        print("stopped", stop.args)
    try:
        await g.asend(1)
    except StopAsyncIteration as stop:
        print("again", stop.args)
    return await anext(g, "default"), [x async for x in g]


print(drive(by_hand()))


async def sends():
    g = running()
    print(await g.asend(None))
    for x in (1, 10, 100):
        print(await g.asend(x))
    await g.aclose()


async def running():
    total = 0
    while True:
        total += (yield total) or 0


print(drive(sends()))
g = running()
step = g.asend(None)
try:
    step.send(None)
except StopIteration as stop:
    print("value", stop.value)
try:
    step.send(None)
except RuntimeError as error:
    print(error)
try:
    running().asend(5).send(None)
except TypeError as error:
    print(error)


async def total(n):
    s = 0
    async for x in quick(n):
        s += x
    return s


async def quick(n):
    i = 0
    while i < n:
        yield i
        i += 1


print(drive(total(100)), [drive(total(k))[1] for k in range(10)])
print(g.__name__, g.__qualname__, g.ag_running, g.ag_frame is None, g.ag_code.co_name, g.ag_await)
for f in (next, iter, list):
    try:
        f(g)
    except TypeError as error:
        print(error)
