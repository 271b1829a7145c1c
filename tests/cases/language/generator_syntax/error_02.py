# exit: 1
class C:
    yield 1
