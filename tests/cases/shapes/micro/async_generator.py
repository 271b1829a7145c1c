# An `async for` runs an asynchronous generator as a frame: neither what it gives to be awaited nor the mark of what it yields is made.
async def numbers(n):
    for i in range(n):
        yield i


async def total(n, found=0):
    async for i in numbers(n):  # jit: body.operations=7 body.guards=3 body.allocations=0 body.residual_calls=0
        found += i
    return found


def run(coroutine):
    try:
        coroutine.send(None)
    except StopIteration as stop:
        return stop.value


print(run(total(3000)))
# From some iteration on the sum is no small int.
print(run(total(3000, 2**62 - 1000)))


async def words(n):
    for i in range(n):
        yield "ab"[i & 1]


async def other(n):
    found = []
    async for i in words(n):
        found.append(i)
    return "".join(found)


print(run(other(6)), run(total(0)))
