# exit: 1
def f():
    return {x: (yield) for x in y}
