# A coroutine is not a generator, and a class may be awaitable in its own ways.
def drive(c):
    seen = []
    try:
        while True:
            seen.append(c.send(None))
    except StopIteration as stop:
        return seen, stop.value


class Iterates:
    def __init__(self, n):
        self.n = n

    def __await__(self):
        return self

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration("done")
        self.n -= 1
        return self.n


class ByYieldFrom:
    def __await__(self):
        first = yield from inner().__await__()
        second = yield from [1, 2]
        return first, second


class Delegates:
    def __init__(self, c):
        self.c = c

    def __await__(self):
        return self.c.__await__()


async def inner():
    return await Iterates(2)


async def awaits(*awaitables):
    return [await a for a in awaitables]


print(drive(awaits(Iterates(3))), drive(awaits(ByYieldFrom(), Delegates(inner()))))


async def gather(n):
    total = 0
    for k in range(n):
        seen = await Iterates(k % 3)
        total += len(seen)
    return total


print(drive(gather(70))[1])


async def recursive(n):
    return 1 if n < 2 else await recursive(n - 1) + await recursive(n - 2)


print(drive(recursive(12)))


async def exceptions():
    log = []
    for k in range(5):
        try:
            await fails(k)
        except ValueError as error:
            log.append(error.args[0])
        else:
            log.append("fine")
        finally:
            log.append(await after(k))
    return log


async def fails(k):
    await Iterates(1)
    if k % 2:
        raise ValueError(k)


async def after(k):
    return -k


print(drive(exceptions()))


async def lambdas():
    f = lambda x: inner()
    g = [await h for h in [f(1), f(2)]]
    return g, await (await nested())


async def nested():
    return inner()


print(drive(lambdas()))
