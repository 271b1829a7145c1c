# exit: 1
def inner(x):
    yield 1
    yield 1 / x


def middle(x):
    for value in inner(x):
        yield value


def outer(x):
    yield from middle(x)


print(list(outer(2)))
print(sum(y for y in
          outer(0)))
