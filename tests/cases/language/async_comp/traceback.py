# exit: 1
async def numbers():
    for i in (2, 1, 0):
        yield i


async def main():
    l = [6 // x
         async for x in numbers()]
    print(l)


main().send(None)
