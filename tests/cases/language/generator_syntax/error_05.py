# exit: 1
def f():
    await x
