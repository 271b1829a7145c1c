# exit: 1
class Suspend:
    def __await__(self):
        yield 1


async def fails(x):
    await Suspend()
    return 1 / x


async def middle(x):
    return await fails(x)


async def main():
    print("start")
    return [await middle(1),
            await middle(0)]


def run(coroutine):
    try:
        while True:
            coroutine.send(None)
    except StopIteration as stop:
        return stop.value


print(run(main()))
