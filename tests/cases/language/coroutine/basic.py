# Coroutines are driven by hand: send, and StopIteration with the result.
class Pause:
    def __init__(self, value):
        self.value = value

    def __await__(self):
        got = yield self.value
        return f"{self.value}:{got}"


def drive(coroutine, *answers):
    answers = list(answers)
    answer = None
    log = []
    while True:
        try:
            log.append(coroutine.send(answer))
        except StopIteration as stop:
            return log, stop.value
        answer = answers.pop(0) if answers else None


async def nothing():
    pass


async def one(x):
    return await Pause(x)


async def two(x):
    first = await one(x)
    second = await one(x + 1)
    return [first, second]


async def deep(n):
    if n == 0:
        return await Pause("deep")
    return n, await deep(n - 1)


print(drive(nothing()), drive(one(1), "a"), drive(two(1), "a", "b"))
print(drive(deep(5), "end"))
total = 0
for i in range(70):
    log, result = drive(two(i), i, i)
    total += sum(log) + len(result)
print(total)


async def sums(n):
    total = 0
    for i in range(n):
        total += len(await Pause(i))
    return total


print(drive(sums(60)))


async def conditional(flag):
    return (await Pause("yes")) if flag else (await Pause("no"))


print(drive(conditional(True), 1), drive(conditional(False), 2))


async def in_places():
    d = {await Pause("k"): await Pause("v")}
    l = [await Pause(1), *(await Pause(2)), -len(await Pause(3))]
    f = f"{await Pause('f')!r}"
    x = (await Pause("a")) + (await Pause("b"))
    return d, l, f, x, (await Pause("c"))[0], max(await Pause("m"), await Pause("n"))


print(drive(in_places(), *"1234567890ab"))
c = nothing()
print(type(c), type(c).__name__, hasattr(c, "__iter__"), hasattr(c, "__next__"), hasattr(c, "__await__"))
c.close()
