# StopIteration does not leave a generator.
def direct():
    yield 1
    raise StopIteration


def with_value():
    raise StopIteration("value")
    yield


def by_next():
    it = iter([1, 2])
    while True:
        yield next(it)


class Own(StopIteration):
    pass


def own():
    yield
    raise Own(1, 2)


for make in [direct, with_value, by_next, own]:
    try:
        print(list(make()))
    except RuntimeError as error:
        print(error, repr(error.__cause__), error.__cause__ is error.__context__, error.__suppress_context__)


def thrown():
    yield 1


g = thrown()
next(g)
try:
    g.throw(StopIteration("in"))
except RuntimeError as error:
    print(error, repr(error.__cause__))
g = thrown()
try:
    g.throw(StopIteration("new"))
except RuntimeError as error:
    print(error, repr(error.__cause__))


def caught():
    try:
        yield 1
    except StopIteration as stop:
        yield "caught", stop.value
    try:
        next(iter(()))
    except StopIteration:
        return "fine"


g = caught()
print(next(g), g.throw(StopIteration(5)))
try:
    next(g)
except StopIteration as stop:
    print(stop.value)
print(list(x for x in caught()))


def takes(n):
    it = iter(range(n))
    try:
        while True:
            yield next(it)
    except StopIteration:
        pass


print(sum(sum(takes(k)) for k in range(70)))
try:
    all(next(iter(())) for x in "a")
except RuntimeError as error:
    print(error, repr(error.__cause__))
