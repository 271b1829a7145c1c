# `yield from`: results.
def child(n):
    yield n
    return n * 2


def parent(n):
    total = 0
    for i in range(n):
        total += yield from child(i)
    return total


def grand(n):
    return (yield from parent(n)) + (yield from parent(n))


def result(g):
    seen = []
    while True:
        try:
            seen.append(next(g))
        except StopIteration as stop:
            return seen, stop.value


print(result(child(1)), result(parent(3)), result(grand(3)))


def odd_results():
    a = yield from (x for x in ())
    b = yield from tuple_result()
    c = yield from exception_result()
    d = yield from none_result()
    return a, b, repr(c), d


def tuple_result():
    return 1, 2
    yield


def exception_result():
    return ValueError("as a value")
    yield


def none_result():
    return
    yield


print(result(odd_results()), result(tuple_result()), [repr(x) for x in result(exception_result())])
try:
    next(tuple_result())
except StopIteration as stop:
    print(stop.args, stop.value, repr(stop))
stop = StopIteration(1, 2)
print(stop.value, stop.args)
print(StopIteration().value)


class Raises:
    def __init__(self, *args):
        self.args = args

    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration(*self.args)


def from_class(*args):
    return (yield from Raises(*args))


print(result(from_class()), result(from_class(1)), result(from_class(1, 2)), result(from_class((1, 2))))


def nested_calls(n):
    x = f((yield from child(n)), (yield from child(n + 1)))
    return [x, *(yield from listed(n))]


def f(*args):
    return args


def listed(n):
    yield "listed"
    return list(range(n))


print(result(nested_calls(2)))
print(sum(result(grand(k))[1] for k in range(30)))
