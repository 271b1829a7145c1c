# Coroutines: names.
class C:
    async def method(self):
        pass

    @staticmethod
    async def static():
        return "static"

    @classmethod
    async def made(cls):
        return cls.__name__

    async def __call__(self, x):
        return x * 2


def run(c):
    try:
        c.send(None)
    except StopIteration as stop:
        return stop.value


async def outer():
    async def inner(a, *b, c=1, **d):
        return a, b, c, d
    return await inner(1, 2, 3, c=4, e=5)


m = C().method()
print(m.__name__, m.__qualname__, m.cr_code.co_name, m.cr_frame.f_lineno, m.cr_origin, m.cr_await)
m.__name__ = "renamed"
m.__qualname__ = "very.renamed"
print(m.__name__, m.__qualname__, repr(m)[:31])
print(run(m), run(C.static()), run(C.made()), run(C()(21)), run(outer()))
print(type(outer).__name__, outer.__name__, type(C.method).__name__)
captured = []


async def closure(n):
    async def add(k):
        nonlocal n
        n += k
        return n
    captured.append(add)
    await add(1)
    return await add(10)


print(run(closure(5)), run(captured[0](100)))
fs = [lambda i=i: C()(i) for i in range(3)]
print([run(f()) for f in fs])


async def defaults(x, y=[]):
    y.append(x)
    return list(y)


print(run(defaults(1)), run(defaults(2)), run(defaults(3, [])))
for bad in [lambda: defaults(), lambda: defaults(1, 2, 3), lambda: defaults(z=1)]:
    try:
        bad()
    except TypeError as error:
        print(error)
for i in range(60):
    assert run(closure(i)) == i + 11
