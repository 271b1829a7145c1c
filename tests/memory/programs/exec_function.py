"""`exec` of a text that defines a function, of another name each time, which is called."""


def one(turn):
    scope = {}
    exec(f"def function_{turn}(a, b=2):\n    total = a + b\n    return total * {turn}\n", scope)
    assert scope[f"function_{turn}"](1) == 3 * turn
