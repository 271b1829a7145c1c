# Coroutines: throw close.
class Suspend:
    def __init__(self, name):
        self.name = name

    def __await__(self):
        try:
            return (yield self.name)
        except KeyError as error:
            print("await sees", repr(error))
            return "recovered"
        finally:
            print("await of", self.name, "over")


async def inner():
    try:
        return await Suspend("s")
    except ValueError as error:
        print("inner sees", repr(error))
        return await Suspend("again")
    finally:
        print("inner over")


async def outer():
    try:
        return await inner()
    finally:
        print("outer over")


def finish(step):
    try:
        return "yields", step()
    except StopIteration as stop:
        return "returns", stop.value
    except BaseException as error:
        return "raises", repr(error)


c = outer()
print(c.send(None), c.cr_running, c.cr_suspended, c.cr_await.__name__, type(c.cr_await.cr_await).__name__)
print(finish(lambda: c.throw(KeyError("k"))))
c = outer()
c.send(None)
print(finish(lambda: c.throw(ValueError, "v")))
print(finish(lambda: c.send(5)))
c = outer()
c.send(None)
print(finish(lambda: c.throw(OSError("o"))))
c = outer()
c.send(None)
print(c.close(), c.cr_frame)
c = outer()
print(finish(lambda: c.throw(TypeError("early"))), c.cr_frame)


async def stubborn():
    while True:
        try:
            await Suspend("stubborn")
        except GeneratorExit:
            print("no")
        except TypeError:
            return


c = stubborn()
c.send(None)
try:
    c.close()
except RuntimeError as error:
    print(error)
print(finish(lambda: c.throw(TypeError)))
w = outer().__await__()
print(type(w).__name__, iter(w) is w, next(w), finish(lambda: w.send(3)))
w = outer().__await__()
next(w)
print(finish(lambda: w.throw(KeyError("w"))))
w = outer().__await__()
next(w)
print(w.close())
