# exit: 1
async def f():
    def g():
        await x
