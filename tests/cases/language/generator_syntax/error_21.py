# exit: 1
def f():
    del (yield)
