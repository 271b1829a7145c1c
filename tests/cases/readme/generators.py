# Generators: sent to, thrown into, closed, delegated to; and coroutines and generators that are asynchronous.
def echo():
    seen = []
    try:
        while True:
            try:
                seen.append((yield len(seen)))
            except ValueError as error:
                seen.append(str(error))
    finally:
        print("closed with", seen)


def outer():
    result = yield from inner()
    yield result


def inner():
    got = yield "first"
    return got * 2


g = echo()
print(next(g), g.send("a"), g.throw(ValueError("b")), g.send("c"))
g.close()
g = outer()
print(next(g), g.send(21), list(g))


async def ticks(n):
    for i in range(n):
        yield i


async def collect():
    return [i * i async for i in ticks(4)]


try:
    collect().send(None)
except StopIteration as stop:
    print(stop.value)
print(sum(x * y for x in range(60) for y in range(60) if x != y))
