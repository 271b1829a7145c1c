# `async with`: errors.
def run(c):
    try:
        while True:
            c.send(None)
    except StopIteration as stop:
        return stop.value


class NoEnter:
    async def __aexit__(self, *a):
        pass


class NoExit:
    async def __aenter__(self):
        pass


class Plain:
    def __enter__(self):
        pass

    def __exit__(self, *a):
        pass


class EnterNotAwaitable:
    def __aenter__(self):
        return 5

    async def __aexit__(self, *a):
        print("never")


class ExitNotAwaitable:
    async def __aenter__(self):
        pass

    def __aexit__(self, *a):
        return 7


async def use(manager, fail=False):
    async with manager:
        print("body")
        if fail:
            raise ValueError("in body")


for manager in [NoEnter(), NoExit(), Plain(), 5, EnterNotAwaitable(), ExitNotAwaitable()]:
    try:
        run(use(manager))
    except TypeError as error:
        print(type(manager).__name__, error, repr(error.__context__))
try:
    run(use(ExitNotAwaitable(), True))
except TypeError as error:
    print(error, repr(error.__context__))


class Raises:
    async def __aenter__(self):
        return self

    async def __aexit__(self, *a):
        raise OSError("while leaving")


for fail in (False, True):
    try:
        run(use(Raises(), fail))
    except OSError as error:
        print(error, repr(error.__context__))


def sync():
    with NoExit():
        pass


try:
    sync()
except TypeError as error:
    print(error)
n = 0


class Count:
    async def __aenter__(self):
        return 1

    async def __aexit__(self, *a):
        global n
        n += 1


async def many():
    total = 0
    for i in range(80):
        async with Count() as c:
            total += c
    return total


print(run(many()), n)
