# Asynchronous generators: reuse.
class Suspend:
    def __await__(self):
        return (yield "suspended")


async def slow():
    await Suspend()
    yield 1
    await Suspend()
    yield 2


def tell(step):
    try:
        return step()
    except StopIteration as stop:
        return "stop", stop.value
    except (RuntimeError, StopAsyncIteration, ValueError) as error:
        return repr(error)


g = slow()
a = g.__anext__()
print(a.send(None), g.ag_running, type(g.ag_await).__name__)
b = g.__anext__()
print(tell(lambda: b.send(None)))
print(tell(lambda: g.aclose().send(None)))
print(tell(lambda: g.athrow(ValueError).send(None)))
print(tell(lambda: a.send(None)), g.ag_running)
print(tell(lambda: a.send(None)), tell(lambda: a.throw(ValueError)), a.close())
c = g.__anext__()
print(c.send(None), tell(lambda: c.throw(ValueError("thrown"))), g.ag_frame)
d = g.aclose()
print(tell(lambda: d.send(None)), tell(lambda: d.send(None)))
e = slow().athrow(KeyError("k"))
try:
    e.send(None)
except KeyError as error:
    print(repr(error))
print(tell(lambda: e.send(None)))
f = slow().aclose()
print(tell(lambda: f.send(1)))
h = slow().__anext__()
print(h.close(), tell(lambda: h.send(None)))
i = slow().__anext__()
print(iter(i) is i, i.__await__() is i, next(i), tell(lambda: next(i)))
j = anext(slow(), "default")
print(type(j).__name__, next(j), tell(lambda: next(j)))


async def empty():
    return
    yield


j = anext(empty(), "default")
print(tell(lambda: j.send(None)))
for bad in [lambda: anext(5), lambda: aiter(5), lambda: anext(iter([])), lambda: aiter([])]:
    try:
        bad()
    except TypeError as error:
        print(error)
print(aiter(g) is g)
