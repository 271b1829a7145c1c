# exit: 1
def f():
    yield = 1
