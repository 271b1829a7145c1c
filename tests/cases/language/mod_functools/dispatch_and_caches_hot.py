# functools in loops: singledispatchmethod, lru_cache's counts and types, partialmethod, cmp_to_key sorts, cached_property deleted and made again.
import functools
from collections.abc import Mapping, Sequence


class Shower:
    @functools.singledispatchmethod
    def show(self, value):
        return f"?{value!r}"

    @show.register
    def _(self, value: int):
        return f"i{value}"

    @show.register(str)
    def text(self, value):
        return f"s{value}"

    @show.register
    def _(self, value: float | complex):
        return f"n{value}"

    @show.register(Sequence)
    def _(self, value):
        return "[" + ",".join(map(self.show, value)) + "]"

    @show.register(Mapping)
    def _(self, value):
        return "{" + ",".join(self.show(k) + self.show(v) for k, v in value.items()) + "}"

    @functools.singledispatchmethod
    @classmethod
    def of(cls, value):
        return cls.__name__

    @of.register
    @classmethod
    def _(cls, value: list):
        return cls.__name__ + str(len(value))

    def power(self, base, exponent, *, plus=0):
        return base**exponent + plus

    square = functools.partialmethod(power, exponent=2)
    cube_more = functools.partialmethod(power, exponent=3, plus=1)


s = Shower()
values = [1, True, "x", 1.5, 2j, None, [1, "a"], (2.0,), {"k": [1]}, b"b", range(2), {1}]
print([s.show(v) for v in values], Shower.of([1, 2]), s.of(5), s.text(3), s.square(5), s.cube_more(2), s.cube_more(2, plus=3))
count = 0
for i in range(300):
    count += len(s.show(values[i % len(values)])) + s.square(i % 10)
print(count)


@functools.lru_cache(maxsize=8, typed=True)
def area(w, h=1, *rest, **k):
    return w * h + len(rest) + len(k)


for i in range(200):
    area(i % 5)
    area(float(i % 3))
    area(i % 2, h=i % 2)
    area(1, 2, i % 2, k=1)
print(area.cache_info(), area.cache_parameters(), area.__wrapped__(2, 3), area.cache_clear(), area.cache_info())


@functools.cache
def ways(n, coins=(1, 5, 10, 25)):
    if n == 0:
        return 1
    if n < 0 or not coins:
        return 0
    return ways(n - coins[-1], coins) + ways(n, coins[:-1])


print(ways(100), ways.cache_info().misses, ways.cache_info().maxsize)


class Lazy:
    made = 0

    @functools.cached_property
    def value(self):
        Lazy.made += 1
        return Lazy.made * 10


z = Lazy()
total = 0
for i in range(150):
    total += z.value
    if i % 10 == 9:
        del z.value
print(total, Lazy.made, Lazy.value.attrname, z.__dict__)


@functools.cmp_to_key
def by_length(a, b):
    return (len(a) > len(b)) - (len(a) < len(b)) or (a < b) - (a > b)


words = [chr(97 + i * 7 % 26) * (i % 4 + 1) for i in range(40)]
print(sorted(words, key=by_length)[:6], max(words, key=by_length), functools.reduce(lambda a, f: f(a), [functools.partial(int.__add__, k) for k in range(50)], 0))
for bad in (lambda: area([]), lambda: functools.partialmethod(5), lambda: functools.lru_cache(maxsize="x"), lambda: functools.reduce(max, [])):
    try:
        print(bad())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, "|", e)
