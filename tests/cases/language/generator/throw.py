# Generators: throw.
def watch(log):
    while True:
        try:
            got = yield "ready"
            log.append(("got", got))
        except ValueError as error:
            log.append(("value", str(error)))
        except KeyError as error:
            log.append(("key", error.args))
            yield "key"
        finally:
            log.append("finally")


log = []
g = watch(log)
print(next(g), g.throw(ValueError("a")), g.throw(KeyError, "b"), next(g), g.throw(KeyError(1, 2)))
print(log)
try:
    g.throw(TypeError("not caught"))
except TypeError as error:
    print("out", error)
try:
    next(g)
except StopIteration as stop:
    print("ended", stop.args)
print(g.gi_frame, g.gi_running)


def plain():
    yield 1
    yield 2


for args in [(ValueError,), (ValueError, "text"), (ValueError, ("a", "b")), (ValueError, ValueError("own")), (ValueError("it"),)]:
    g = plain()
    next(g)
    try:
        g.throw(*args)
    except ValueError as error:
        print(repr(error))
for args in [(1,), ("x",), (int,), (ValueError("a"), "b"), (ValueError, None, 5), (None,)]:
    g = plain()
    next(g)
    try:
        g.throw(*args)
    except TypeError as error:
        print("TypeError:", error)
    print(next(g))

fresh = plain()
try:
    fresh.throw(IndexError("early"))
except IndexError as error:
    print(repr(error), fresh.gi_frame, list(fresh))
done = plain()
list(done)
try:
    done.throw(IndexError("late"))
except IndexError as error:
    print(repr(error))


def counting():
    n = 0
    while True:
        try:
            yield n
            n += 1
        except ValueError:
            n += 100


g = counting()
next(g)
for i in range(60):
    g.throw(ValueError) if i % 3 == 0 else next(g)
print(next(g))
