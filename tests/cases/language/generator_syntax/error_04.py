# exit: 1
async def f():
    yield 1
    return 2
