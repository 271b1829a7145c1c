# exit: 1
async def f():
    await x = 1
