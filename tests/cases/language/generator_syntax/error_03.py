# exit: 1
async def f():
    yield from []
