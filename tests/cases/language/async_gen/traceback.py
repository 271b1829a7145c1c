# exit: 1
async def source(n):
    yield n
    yield 1 // n


async def relay(n):
    async for x in source(n):
        yield x


async def main():
    async for x in relay(0):
        print(x)


main().send(None)
