# Caches of several policies, with sizes, times on a clock of its own, keys, locks, and decorators.
# pip: cachetools==8.0.2
import threading

from cachetools import FIFOCache, LFUCache, LRUCache, RRCache, TLRUCache, TTLCache, cached, cachedmethod
from cachetools.func import lru_cache, ttl_cache
from cachetools.keys import hashkey, methodkey, typedkey

for kind in (FIFOCache, LFUCache, LRUCache):
    cache = kind(maxsize=3)
    for n in (1, 2, 3, 1, 1, 2, 4, 5, 1):
        cache[n] = cache.get(n, 0) + 1
    print(kind.__name__, dict(cache), cache.currsize, cache.popitem())
sized = LRUCache(maxsize=10, getsizeof=len)
sized["a"], sized["b"] = "xxxx", "yyyyy"
sized["c"] = "zz"
print(sized, sized.currsize, sized.pop("q", None), sized.setdefault("d", "d"))
try:
    sized["big"] = "x" * 11
except ValueError as error:
    print(error)
now = [0]
timed = TTLCache(maxsize=4, ttl=10, timer=lambda: now[0])
timed["a"] = 1
now[0] = 5
timed["b"] = 2
now[0] = 11
print(dict(timed), "a" in timed, timed.expire(16), len(timed), timed.get("b"))
until = TLRUCache(maxsize=9, ttu=lambda key, value, time: time + value, timer=lambda: now[0])
until["short"], until["long"] = 1, 100
now[0] = 20
print(list(until), RRCache(maxsize=2, choice=min)), print(hashkey(1, x=2) == hashkey(1, x=2), typedkey(1) == typedkey(1.0), hashkey(1) == hashkey(1.0))


@cached(LRUCache(maxsize=64), lock=threading.RLock(), info=True)
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


class Thing:
    def __init__(self):
        self.cache, self.calls = LRUCache(8), 0

    @cachedmethod(lambda self: self.cache, key=methodkey)
    def square(self, n):
        self.calls += 1
        return n * n


thing = Thing()
print(fibonacci(50), fibonacci.cache_info(), [thing.square(n % 3) for n in range(9)], thing.calls)


@lru_cache(maxsize=2, typed=True)
def shown(x):
    return repr(x)


print([shown(x) for x in (1, 1.0, 1, 2)], shown.cache_info(), shown.cache_parameters(), ttl_cache(maxsize=1)(len)("abc"))
