# exit: 1
def f():
    async with x:
        pass
