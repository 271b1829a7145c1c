# Asynchronous comprehensions: basic.
class Suspend:
    def __init__(self, v):
        self.v = v

    def __await__(self):
        return (yield self.v)


async def numbers(n):
    for i in range(n):
        await Suspend(i)
        yield i


def drive(coroutine):
    seen = []
    while True:
        try:
            seen.append(coroutine.send(len(seen) or None))
        except StopIteration as stop:
            return seen, stop.value


async def lists():
    return [x async for x in numbers(4)], [x * 10 async for x in numbers(5) if x % 2]


async def others():
    s = {x % 2 async for x in numbers(4)}
    d = {x: -x async for x in numbers(3)}
    return s, d


async def mixed():
    return [(x, y) async for x in numbers(3) for y in range(x)], [(x, y) for x in range(3) async for y in numbers(x)]


async def awaiting():
    return [await Suspend(x) for x in range(3)], [x for x in range(4) if await Suspend(x) != 5], {await Suspend("k"): await Suspend("v")}


async def generators():
    g = (x async for x in numbers(3) if x)
    h = (await Suspend(i) for i in range(3))
    kinds = type(g).__name__, type(h).__name__
    return kinds, [x async for x in g], [x async for x in h], [x async for x in (y async for y in numbers(2))]


async def nested():
    return [[y async for y in numbers(x)] async for x in numbers(4)], [[await Suspend(y) for y in range(x)] for x in range(3)]


async def scope():
    x = "kept"
    l = [x async for x in numbers(2)]
    fs = [lambda: x async for x in numbers(3)]
    return x, l, [f() for f in fs]


async def walrus():
    last = None
    l = [last := x async for x in numbers(4)]
    return l, last


for f in (lists, others, mixed, awaiting, generators, nested, scope, walrus):
    print(f.__name__, drive(f()))


async def many():
    return sum([x async for x in numbers(60)])


print(drive(many())[1])
