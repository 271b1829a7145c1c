# exit: 1
async def f():
    x = lambda: [await y for y in z]
