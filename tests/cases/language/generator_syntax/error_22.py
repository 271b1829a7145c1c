# exit: 1
def f(x=(yield)): pass
