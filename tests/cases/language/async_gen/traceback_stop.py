# exit: 1
async def source():
    yield 1
    raise StopAsyncIteration("early")


async def main():
    async for x in source():
        print(x)


main().send(None)
