# `async for`: errors.
def run(c):
    try:
        while True:
            c.send(None)
    except StopIteration as stop:
        return stop.value


async def over(x):
    async for i in x:
        print(i)


class NoNext:
    def __aiter__(self):
        return self


class OtherNext:
    def __aiter__(self):
        return 5


class BadNext:
    def __aiter__(self):
        return self

    def __anext__(self):
        return 7


class AsyncIter:
    async def __aiter__(self):
        return self

    async def __anext__(self):
        return 1


class Raises:
    def __aiter__(self):
        return self

    async def __anext__(self):
        raise ValueError("from anext")


class Stops:
    def __aiter__(self):
        return self

    async def __anext__(self):
        raise StopIteration("no end of this one")


for x in [5, [1], NoNext(), OtherNext(), BadNext(), Raises(), Stops()]:
    try:
        run(over(x))
    except (TypeError, ValueError, RuntimeError) as error:
        print(type(error).__name__, error, "|", repr(error.__cause__))


async def sync_over(x):
    for i in x:
        print(i)


async def agen():
    yield 1


for x in [agen()]:
    try:
        run(sync_over(x))
    except TypeError as error:
        print(error)


async def target():
    async for x.attribute in agen():
        print("never")


try:
    run(target())
except AttributeError as error:
    print(error)
