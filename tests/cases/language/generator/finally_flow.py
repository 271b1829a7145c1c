# Generators: finally flow.
log = []


def flow(how):
    for i in range(5):
        try:
            log.append(("try", i))
            if how == "continue" and i == 1:
                continue
            if how == "break" and i == 2:
                break
            if how == "return" and i == 1:
                return "returned"
            if how == "raise" and i == 1:
                raise KeyError(i)
            yield i
        except KeyError:
            yield "except"
        else:
            yield "else"
        finally:
            yield "finally"
    yield "after"


for how in ["none", "continue", "break", "return", "raise"]:
    log.clear()
    print(how, list(flow(how)), len(log))


def overriding():
    try:
        yield 1
        return "first"
    finally:
        yield 2
        return "second"


g = overriding()
print(next(g), next(g))
try:
    next(g)
except StopIteration as stop:
    print(stop.value)


def swallowing():
    while True:
        try:
            yield "in"
            raise ValueError
        finally:
            break
    yield "out"


print(list(swallowing()))


def nested():
    try:
        try:
            yield 1
        finally:
            yield 2
            try:
                yield 3
            finally:
                yield 4
    finally:
        yield 5


print(list(nested()))
g = nested()
next(g)
print(g.throw(ValueError("v")), next(g), next(g), next(g))
try:
    next(g)
except ValueError as error:
    print(repr(error))
total = 0
for k in range(60):
    total += len(list(flow(["none", "continue", "break", "return", "raise"][k % 5])))
print(total)
