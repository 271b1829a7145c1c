# exit: 1
def sleeper():
    try:
        yield 1
    except KeyError:
        yield 2


def driver():
    g = sleeper()
    next(g)
    g.throw(KeyError("first"))
    g.throw(ValueError("second"))


driver()
