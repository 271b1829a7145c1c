# Coroutines: errors.
async def plain():
    return 1


def run(coroutine):
    try:
        coroutine.send(None)
    except StopIteration as stop:
        return stop.value
    return "suspended"


c = plain()
for f in [iter, next, list, tuple, lambda c: [*c], lambda c: dict(c)]:
    try:
        f(c)
    except TypeError as error:
        print(error)
print(run(c))
for step in [lambda: c.send(None), lambda: c.throw(ValueError), lambda: run(c)]:
    try:
        step()
    except RuntimeError as error:
        print(error)
print(c.close())
fresh = plain()
try:
    fresh.send(1)
except TypeError as error:
    print(error)
fresh.close()
try:
    fresh.send(None)
except RuntimeError as error:
    print(error)


async def awaits(x):
    return await x


class NoIterator:
    def __await__(self):
        return 5


class GivesCoroutine:
    def __await__(self):
        self.c = plain()
        return self.c


for x in [1, None, "s", [1], (i for i in ()), NoIterator(), iter([])]:
    try:
        run(awaits(x))
    except TypeError as error:
        print(error)
bad = GivesCoroutine()
try:
    run(awaits(bad))
except TypeError as error:
    print(error)
bad.c.close()


class Ok:
    def __await__(self):
        return iter([])


print(run(awaits(Ok())))


def generator():
    yield from inner


inner = plain()
try:
    next(generator())
except TypeError as error:
    print(error)
inner.close()


class Suspend:
    def __await__(self):
        yield "waiting"


async def waits():
    await Suspend()


shared = waits()
first = awaits(shared)
print(first.send(None))
second = awaits(shared)
try:
    second.send(None)
except RuntimeError as error:
    print(error)
first.close()


async def stops():
    raise StopIteration("out of it")


try:
    run(stops())
except RuntimeError as error:
    print(error, repr(error.__cause__))


async def itself():
    await me


me = itself()
try:
    me.send(None)
except (ValueError, RuntimeError) as error:
    print(type(error).__name__, error)
