# Generators: running.
def itself():
    global g
    print(g.gi_running, g.gi_suspended)
    for step in [lambda: next(g), lambda: g.send(1), lambda: g.throw(KeyError), lambda: g.close(), lambda: list(g)]:
        try:
            step()
        except ValueError as error:
            print(error)
    yield 1


g = itself()
print(g.gi_running, g.gi_suspended, g.gi_frame is None, g.gi_yieldfrom)
print(next(g))
print(g.gi_running, g.gi_suspended)
print(list(g), g.gi_frame, g.gi_suspended)


def loop():
    for x in me:
        yield x


me = loop()
try:
    next(me)
except ValueError as error:
    print(error)
print(list(me))


def named():
    yield


n = named()
print(n.__name__, n.__qualname__, n.gi_code.co_name, n.gi_frame.f_lineno, n.gi_frame.f_code.co_name)
next(n)
print(n.gi_frame.f_lineno)
n.__name__ = "other"
n.__qualname__ = "a.b.other"
print(n.__name__, n.__qualname__)
named.__name__ = "changed"
print(named().__name__, n.__name__)
for value in (1, None):
    try:
        n.__name__ = value
    except TypeError as error:
        print(error)

class C:
    def method(self):
        yield lambda: 0

    def outer(self):
        def inner():
            yield
        return inner()


print(C().method().__qualname__, C().outer().__qualname__, next(C().method()).__qualname__)
print((x for x in ()).__name__, (x for x in ()).__qualname__, (lambda: (yield))().__name__)
print(str(n)[:30], repr((i for i in ()))[:31])
