# Generators, coroutines, async generators and tasks.
import asyncio
import io
import itertools

from measured import main


class T:

    def __init__(s, l, v, r):
        s.l, s.v, s.r = (l, v, r)

    def __iter__(s):
        if s.l:
            yield from s.l
        yield s.v
        if s.r:
            yield from s.r


def gen_simple(n):

    def g(n):
        for i in range(n):
            yield i
    s = 0
    for x in g(n):
        s += x
    return s


def gen_tree(n):

    def make(d):
        return None if d == 0 else T(make(d - 1), d, make(d - 1))
    t = make(10)
    s = k = 0
    while k < n:
        for v in t:
            s += v
            k += 1
    return s


def coroutine_await(n):

    async def leaf(i):
        return i

    async def mid(i):
        return await leaf(i) + 1

    async def main():
        s = 0
        for i in range(n):
            s += await mid(i)
        return s
    try:
        main().send(None)
    except StopIteration as e:
        return e.value


def async_gen(n):

    async def g(n):
        for i in range(n):
            yield i

    async def main():
        s = 0
        async for i in g(n):
            s += i
        return s
    try:
        main().send(None)
    except StopIteration as e:
        return e.value


def asyncio_tasks(n):

    async def work(q, n):
        s = 0
        for i in range(n):
            await asyncio.sleep(0)
            s += i
        return s

    async def main():
        return sum(await asyncio.gather(*(work(None, n // 10) for _ in range(10))))
    return asyncio.run(main())


def join_genexpr(n):
    s = 0
    for i in range(n // 10):
        s += len(','.join((str(j) for j in range(10))))
    return s


def squares(n):
    for i in range(n):
        yield i * i & 255


def sum_of_generator(n):
    return sum(sum(squares(100)) for _ in range(n // 100))


def list_of_generator(n):
    return sum(len(list(squares(100))) for _ in range(n // 100))


def bytes_of_generator(n):
    return sum(len(bytes(i ^ 1 for i in squares(100))) for _ in range(n // 100))


def dict_of_generator(n):
    return sum(len(dict((i, i + 1) for i in squares(100))) for _ in range(n // 100))


def extend_by_generator(n):
    s = 0
    for _ in range(n // 100):
        found = []
        found.extend(squares(100))
        s += len(found)
    return s


def itertools_chain(n):
    s = 0
    for x in itertools.islice(itertools.chain.from_iterable(itertools.repeat((1, 2, 3))), n):
        s += x
    return s


main(globals(), [
    ("gen simple", "gen_simple(10_000)", 10_000),
    ("gen tree", "gen_tree(10_000)", 10_000),
    ("coroutine await", "coroutine_await(10_000)", 10_000),
    ("async gen", "async_gen(10_000)", 10_000),
    ("asyncio tasks", "asyncio_tasks(10_000)", 10_000),
    ("join genexpr", "join_genexpr(10_000)", 10_000),
    ("sum of gen", "sum_of_generator(10_000)", 10_000),
    ("list of gen", "list_of_generator(10_000)", 10_000),
    ("bytes of gen", "bytes_of_generator(10_000)", 10_000),
    ("dict of gen", "dict_of_generator(10_000)", 10_000),
    ("extend by gen", "extend_by_generator(10_000)", 10_000),
    ("itertools chain", "itertools_chain(10_000)", 10_000),
])
