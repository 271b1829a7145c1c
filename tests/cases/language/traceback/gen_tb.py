# exit: 1
def gen():
    yield 1
    raise ValueError("in gen")
def use():
    for x in gen():
        print(x)
try:
    use()
except ValueError as e:
    print(e)
def outer():
    yield from gen()
list(outer())
