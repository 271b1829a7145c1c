# exit: 1
def f():
    return {(yield) for x in y}
