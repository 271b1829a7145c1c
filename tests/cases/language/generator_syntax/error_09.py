# exit: 1
def f():
    return [(yield 1) for x in y]
