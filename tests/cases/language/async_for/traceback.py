# exit: 1
class Source:
    def __init__(self):
        self.n = 3

    def __aiter__(self):
        return self

    async def __anext__(self):
        self.n -= 1
        return 6 // self.n


async def main():
    async for x in Source():
        print(x)


try:
    main().send(None)
except StopIteration:
    pass
