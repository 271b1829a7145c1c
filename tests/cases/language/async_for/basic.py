# `async for`: basic.
class Suspend:
    def __init__(self, v):
        self.v = v

    def __await__(self):
        return (yield self.v)


class Countdown:
    def __init__(self, n):
        self.n = n

    def __aiter__(self):
        return self

    async def __anext__(self):
        if self.n == 0:
            raise StopAsyncIteration
        self.n -= 1
        await Suspend(f"at {self.n}")
        return self.n


def drive(coroutine, quiet=False):
    while True:
        try:
            value = coroutine.send(None)
        except StopIteration as stop:
            return stop.value
        if not quiet:
            print("  <", value)


async def plain():
    async for x in Countdown(2):
        print(x)
    else:
        print("else", x)


async def leaving():
    async for x in Countdown(5):
        if x == 4:
            continue
        if x == 2:
            break
        print(x)
    else:
        print("not here")
    async for a, b in Pairs():
        print(a, b)
    return x


class Pairs:
    async def __anext__(self):
        self.n += 1
        if self.n > 2:
            raise StopAsyncIteration("value")
        return self.n, -self.n

    def __aiter__(self):
        self.n = 0
        return self


async def nested():
    total = 0
    async for x in Countdown(4):
        async for y in Countdown(x):
            total += y
    return total


async def returns():
    async for x in Countdown(3):
        return x


async def raising():
    try:
        async for x in Countdown(3):
            raise KeyError(x)
    except KeyError as error:
        return repr(error)


for f in (plain, leaving, nested, returns, raising):
    print(f.__name__, drive(f()))


async def long(n):
    total = 0
    async for x in Countdown(n):
        total += x
    return total


print(drive(long(120), True))
