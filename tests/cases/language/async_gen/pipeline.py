# Asynchronous generators: pipeline.
class Suspend:
    def __await__(self):
        yield


async def numbers(n):
    for i in range(n):
        if i % 5 == 0:
            await Suspend()
        yield i


async def amap(f, source):
    async for x in source:
        yield f(x)


async def afilter(f, source):
    async for x in source:
        if f(x):
            yield x


async def take(source, n):
    if n <= 0:
        return
    async for x in source:
        yield x
        n -= 1
        if n == 0:
            return


async def azip(*sources):
    iterators = [aiter(s) for s in sources]
    while True:
        row = []
        for it in iterators:
            try:
                row.append(await anext(it))
            except StopAsyncIteration:
                return
        yield tuple(row)


async def chain(*sources):
    for s in sources:
        async for x in s:
            yield x


def drive(c):
    steps = 0
    try:
        while True:
            c.send(None)
            steps += 1
    except StopIteration as stop:
        return steps, stop.value


async def main():
    print([x async for x in take(amap(lambda x: x * x, afilter(lambda x: x % 2, numbers(100))), 5)])
    print([x async for x in azip(numbers(3), chain(numbers(2), numbers(2)))])
    total = 0
    async for x in chain(*(numbers(k) for k in range(20))):
        total += x
    print(total)
    return sum([x async for x in amap(abs, numbers(60))])


print(drive(main()))


async def tree(n):
    if n:
        async for x in tree(n - 1):
            yield x
        yield n
        async for x in tree(n - 1):
            yield x


async def walk(n):
    return [x async for x in tree(n)]


print(drive(walk(4)), len(drive(walk(7))[1]))


async def state():
    try:
        received = []
        while True:
            received.append((yield len(received)))
    except KeyError:
        yield received
    finally:
        await Suspend()


async def use():
    g = state()
    await g.asend(None)
    for k in range(60):
        await g.asend(k)
    last = await g.athrow(KeyError())
    await g.aclose()
    return sum(last)


print(drive(use()))
