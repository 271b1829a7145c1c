# functools in hot loops with functions that raise: lru_cache does not keep exceptions, partials rebound, reduce stops, total_ordering falls through.
import functools

calls = 0


@functools.lru_cache(maxsize=6)
def risky(n):
    global calls
    calls += 1
    if n % 4 == 3:
        raise ValueError(n)
    return n * n


good = bad = 0
for i in range(300):
    try:
        good += risky(i * 7 % 10)
    except ValueError as e:
        bad += e.args[0]
print(good, bad, calls, risky.cache_info())


@functools.lru_cache(None)
def ackermann(m, n):
    return n + 1 if m == 0 else ackermann(m - 1, 1) if n == 0 else ackermann(m - 1, ackermann(m, n - 1))


print(ackermann(2, 20), ackermann.cache_info().currsize, ackermann.cache_info().hits)


class Key:
    made = 0

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        Key.made += 1
        if self.n == 13:
            raise TypeError("unlucky")
        return self.n % 4

    def __eq__(self, other):
        return self.n == other.n


@functools.cache
def keyed(k, *rest, opt=None):
    return k.n


total = errors = 0
for i in range(200):
    try:
        total += keyed(Key(i % 17), i % 2, opt=i % 3)
    except TypeError:
        errors += 1
print(total, errors, keyed.cache_info())
add = lambda *a, **k: sum(a) + sum(k.values())
p = functools.partial(add, 1, x=10)
acc = 0
for i in range(150):
    q = functools.partial(p, i, x=i % 3) if i % 2 else p
    acc += q(1, y=2)
    if i == 75:
        p.__setstate__((add, (5,), {"x": 1}, None))
print(acc, p.args, p.keywords, q.func is add)


@functools.total_ordering
class V:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n if isinstance(other, V) else NotImplemented

    def __lt__(self, other):
        return self.n < other.n if isinstance(other, V) else NotImplemented


hits = wrong = 0
values = [V(i % 5) for i in range(60)] + ["s"]
for i in range(300):
    a, b = values[i % 61], values[i * 7 % 61]
    try:
        hits += (a <= b) + (a > b) * 2 + (a >= b) * 4 + (a != b) * 8
    except TypeError:
        wrong += 1
print(hits, wrong, sorted(values[:5] + values[7:9], reverse=True)[0].n)


def step(a, b):
    if b == 37:
        raise StopIteration("from the function")
    return (a * 31 + b) % 1009


for n in (0, 1, 30, 60):
    try:
        print(functools.reduce(step, range(n), 7))
    except StopIteration as e:
        print("stopped", e)


@functools.singledispatch
def kind(x):
    raise NotImplementedError(type(x).__name__)


kind.register(int, lambda x: 1)
kind.register(list, lambda x: sum(map(kind, x)))
counts = {}
for i in range(300):
    if i == 150:
        kind.register(str, lambda x: 100)
    try:
        got = kind([1, [2, True], "s" if i % 3 else 3] if i % 2 else (1.5 if i % 5 else i))
    except NotImplementedError as e:
        got = str(e)
    counts[got] = counts.get(got, 0) + 1
print(counts)


def deco(times):
    def outer(f):
        @functools.wraps(f)
        def inner(*a):
            for _ in range(times):
                r = f(*a)
            return r

        return inner

    return outer


@deco(2)
@deco(3)
def leaf(x):
    """doc of leaf"""
    leaf.count = getattr(leaf, "count", 0) + 1
    return x


print(sum(leaf(i) for i in range(100)), leaf.count, leaf.__name__, leaf.__doc__, leaf.__wrapped__.__wrapped__.__name__)
