# exit: 1
def f():
    async for x in y:
        pass
