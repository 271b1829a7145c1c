# lru_cache: what it counts, what it forgets, typed keys, and its attributes.
from functools import cache, lru_cache


@lru_cache(maxsize=3)
def square(n):
    "The square."
    calls.append(n)
    return n * n


calls = []
print([square(n) for n in (1, 2, 3, 1, 4, 2, 1)], calls, square.cache_info(), square.__name__, square.__doc__, square.__wrapped__(9))
square.cache_clear()
print(square.cache_info(), square.cache_parameters())


@lru_cache
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(80), fib.cache_info())


@cache
def both(a, b=0, **kw):
    return a, b, kw


print(both(1), both(1, 0), both(a=1), both(1, c=2), both.cache_info())


@lru_cache(maxsize=None, typed=True)
def kind(x):
    return type(x).__name__


print(kind(1), kind(1.0), kind(True), kind.cache_info(), kind.cache_parameters())


@lru_cache(maxsize=0)
def never(x):
    return x


never(1), never(1)
print(never.cache_info())


class C:
    @lru_cache(maxsize=None)
    def m(self, x):
        return x + 1


print(C().m(1), C().m(1), C.m.cache_info().misses)
for bad in (lambda: square([1]), lambda: lru_cache("x"), lambda: square()):
    try:
        print(bad())
    except TypeError as e:
        print(e)
total = 0
for n in range(100):
    total += square(n % 4) + fib(n)
print(total, square.cache_info().hits)
