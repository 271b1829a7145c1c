# exit: 1
def f():
    return [x async for x in y]
