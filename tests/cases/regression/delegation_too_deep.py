# A generator that delegates to another one like it at every step: each step is one frame deeper, until there are too many.
made = 0


def deeper(limit):
    global made
    made += 1
    if made > limit:
        return "enough"
    yield made
    return (yield from deeper(limit))


try:
    print(len(list(deeper(100_000))))
except RecursionError as error:
    print(error, made < 1100)


def guarded(limit):
    try:
        return (yield from deeper(limit))
    except RecursionError:
        yield "caught"
        return "after"


made = 0
items = list(guarded(100_000))
print(items[-1], len(items) == made + 1, items[:3])
made = 0
print(len(list(guarded(500))))


async def waits(depth):
    return depth if depth > 300 else await waits(depth + 1)


try:
    waits(0).send(None)
except StopIteration as stop:
    print(stop.value)
