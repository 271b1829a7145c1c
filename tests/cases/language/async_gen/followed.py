# Asynchronous generators that hot loops run: what they await themselves, how they end, what they and their callers raise, and what else asks them.
import sys
import types


@types.coroutine
def pause(value):
    return (yield value)


def run(coroutine, answers=()):
    """Drives a coroutine; what it waits with goes to the list."""
    waited, answers = [], iter(answers)
    try:
        sent = None
        while True:
            waited.append(coroutine.send(sent))
            sent = next(answers, None)
    except StopIteration as stop:
        return stop.value, waited


async def count(n, every=0):
    for i in range(n):
        if every and i % every == 0:
            await pause(("waits", i))
        yield i


async def total(n, every):
    found = 0
    async for i in count(n, every):
        found += i
    return found


print(run(total(500, 0)), [len(w) if isinstance(w, list) else w for w in run(total(500, 50))])
print(run(total(60, 20)))


# An answer from outside goes through to what the generator awaits.
async def echo(n):
    for i in range(n):
        yield await pause(i)


async def collect(n):
    return [x async for x in echo(n)]


value, waited = run(collect(100), answers=range(1000, 2000))
print(value[:3], value[-1], len(waited))


# Sent values, and a first one that is none.
async def adder():
    total = 0
    while True:
        got = yield total
        total += got or 1


async def sends(n):
    g = adder()
    found = await g.asend(None)
    for i in range(n):
        found = await g.asend(i)
    async for x in g:
        if x > found + 40:
            break
    await g.aclose()
    try:
        await g.asend(None)
    except StopAsyncIteration as e:
        return found, x, repr(e)


print(run(sends(300)))


async def wrong_first():
    for _ in range(50):
        g = adder()
        try:
            await g.asend(1)
        except TypeError as e:
            text = str(e)
    return text


print(run(wrong_first()))


# Exceptions: out of the generator, of the kinds that end iterations, and thrown in by the caller's loop.
async def raises(n, what):
    for i in range(n):
        if i == n - 1:
            raise what
        yield i


async def catches(n, make):
    found = []
    for k in range(n):
        seen = 0
        try:
            async for i in raises(5, make(k)):
                seen += i
        except BaseException as e:
            found.append((type(e).__name__, str(e), type(e.__cause__).__name__, e.__context__ is e.__cause__, seen))
    return sorted(set(found)), len(found)


for make in (
    lambda k: ValueError(k % 3),
    lambda k: StopIteration(k % 2),
    lambda k: StopAsyncIteration("early"),
    lambda k: GeneratorExit("out"),
    lambda k: [KeyError("a"), OSError("b")][k & 1],
):
    print(run(catches(60, make)))


# The end while something is being handled, and an awaiter that is used again.
async def handled(n):
    contexts = set()
    for _ in range(n):
        g = count(2)
        try:
            raise KeyError("outer")
        except KeyError:
            await g.asend(None)
            await g.asend(None)
            try:
                await g.asend(None)
            except StopAsyncIteration as e:
                contexts.add((repr(e), repr(e.__context__)))
        once = count(3).asend(None)
        await once
        try:
            await once
        except RuntimeError as e:
            contexts.add(str(e))
    return sorted(map(str, contexts))


print(run(handled(60)))


# Two ask the same generator at once.
async def slow():
    for i in range(10**6):
        await pause(i)
        yield i


def twice():
    g = slow()
    first, second = g.asend(None), g.asend(None)
    first.send(None)
    found = [g.ag_running]
    try:
        second.send(None)
    except RuntimeError as e:
        found.append(str(e))
    try:
        first.send(None)
    except StopIteration as e:
        found.append(e.value)
    found.append(g.ag_running)
    return found


print([twice() for _ in range(40)][-1])


# One that asks itself.
async def itself(box):
    yield 1
    try:
        await box[0].asend(None)
    except RuntimeError as e:
        yield str(e)


async def asks():
    box = []
    box.append(itself(box))
    return [x async for x in box[0]]


print([run(asks()) for _ in range(40)][-1])


# Left early, closed by the caller, and one that does not want to go.
async def guarded(log):
    try:
        for i in range(1000):
            yield i
    finally:
        await pause("closing")
        log.append("closed")


async def leaves(n):
    log = []
    for k in range(n):
        g = guarded(log)
        async for i in g:
            if i == k % 7:
                break
        await g.aclose()
    return len(log), set(log)


value, waited = run(leaves(60))
print(value, len(waited), set(waited))


# One inside another, and comprehensions of both kinds.
async def nested(n):
    async for i in count(n):
        async for j in count(i):
            yield i, j


async def sums(n):
    pairs = 0
    async for i, j in nested(n):
        pairs += i * j
    both = [i + j async for i in count(8) async for j in count(i)]
    lazy = (x async for x in count(200) if x % 3)
    return pairs, sum(both), sum([x async for x in lazy]), await anext(count(0), "none")


print(run(sums(40)))


# Frames and tracebacks through such frames.
async def shows(n):
    for i in range(n):
        yield sys._getframe().f_back.f_code.co_name
    1 / (n - n)


async def looks(n):
    names = set()
    try:
        async for name in shows(n):
            names.add(name)
    except ZeroDivisionError as e:
        trace, lines = e.__traceback__, []
        while trace:
            lines.append((trace.tb_frame.f_code.co_name, trace.tb_lineno))
            trace = trace.tb_next
    return names, lines


print(run(looks(200)))


# A tracer comes while the loop is hot.
async def traced(n):
    events = []

    def trace(frame, event, arg):
        if frame.f_code is count.__code__:
            events.append(event)
            return trace

    found = 0
    async for i in count(n):
        found += i
        if i == n - 3:
            sys.settrace(trace)
    sys.settrace(None)
    return found, events


print(run(traced(300)))
