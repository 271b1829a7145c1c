# Simple decorators: wrapping, counting, memoising, stacking, on methods and classes.

calls = {}


def counted(f):
    calls[f.__name__] = 0

    def wrapper(*args, **kwargs):
        calls[f.__name__] += 1
        return f(*args, **kwargs)

    return wrapper


def memo(f):
    cache = {}

    def wrapper(*args):
        if args not in cache:
            cache[args] = f(*args)
        return cache[args]

    wrapper.cache = cache
    return wrapper


@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@memo
@counted
def grid(r, c):
    if r == 0 or c == 0:
        return 1
    return grid(r - 1, c) + grid(r, c - 1)


class Account:
    def __init__(self):
        self.total = 0

    @counted
    def deposit(self, n, times=1):
        self.total += n * times


def register(cls):
    registry.append(cls.__name__)
    cls.registered = True
    return cls


registry = []


@register
class First:
    pass


print(fib(150), len(fib.cache))
print(grid(16, 16), calls["grid"])
acc = Account()
for i in range(140):
    acc.deposit(i, times=i % 3)
print(acc.total, calls["deposit"], registry, First.registered)
