# Asynchronous generators: throw close.
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
        except Exception as error:
            return seen, repr(error)


async def guarded():
    try:
        yield 1
        yield 2
    except ValueError as error:
        print("sees", error)
        await Suspend("in except")
        yield "caught"
    finally:
        await Suspend("in finally")
        print("finally")


async def throws():
    g = guarded()
    print(await g.__anext__())
    print(await g.athrow(ValueError("v")))
    try:
        await g.__anext__()
    except StopAsyncIteration:
        print("over")
    return await g.aclose()


async def closes():
    g = guarded()
    await g.__anext__()
    print(await g.aclose(), await g.aclose())
    try:
        await g.__anext__()
    except StopAsyncIteration:
        print("closed")
    fresh = guarded()
    await fresh.aclose()
    try:
        await fresh.asend(None)
    except StopAsyncIteration:
        print("fresh closed")


async def uncaught():
    g = guarded()
    await g.__anext__()
    await g.athrow(KeyError, "k")


async def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield "no"


async def ignoring():
    g = stubborn()
    await g.__anext__()
    await g.aclose()


async def raises(error):
    yield 1
    raise error


async def stops(error):
    return [x async for x in raises(error)]


async def throw_new():
    g = guarded()
    try:
        await g.athrow(OSError("new"))
    except OSError as error:
        print(repr(error))
    return [x async for x in g]


for f in (throws, closes, uncaught, ignoring, throw_new):
    print(f.__name__, drive(f()))
for error in (StopIteration("a"), StopAsyncIteration("b"), ValueError("c"), GeneratorExit()):
    try:
        print(drive(stops(error)))
    except GeneratorExit:
        print("exit")


async def cause():
    try:
        await stops(StopAsyncIteration(1))
    except RuntimeError as error:
        return repr(error.__cause__), repr(error.__context__)


print(drive(cause()))
