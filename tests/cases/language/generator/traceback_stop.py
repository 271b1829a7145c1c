# exit: 1
def source():
    yield 1
    raise StopIteration("too far")


def user():
    for x in source():
        print(x)


user()
