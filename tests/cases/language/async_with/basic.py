# `async with`: basic.
class Suspend:
    def __init__(self, v):
        self.v = v

    def __await__(self):
        return (yield self.v)


class Manager:
    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    async def __aenter__(self):
        print("enter", self.name, await Suspend(f"entering {self.name}"))
        return self.name.upper()

    async def __aexit__(self, kind, value, traceback):
        print("exit", self.name, kind and kind.__name__, value, traceback is not None)
        await Suspend(f"leaving {self.name}")
        return self.swallow


def drive(coroutine):
    n = 0
    answer = None
    while True:
        try:
            print("  <", coroutine.send(answer))
        except StopIteration as stop:
            return stop.value
        n += 1
        answer = n


async def simple():
    async with Manager("a") as a:
        print("body", a)
        return a


async def several():
    async with Manager("a") as a, Manager("b") as b:
        print(a, b)
    async with (Manager("c"), Manager("d") as (d,)):
        print(d)


async def swallowed():
    async with Manager("s", True):
        raise ValueError("swallowed")
    return "after"


async def passed():
    try:
        async with Manager("p"):
            raise KeyError("passed")
    except KeyError as error:
        return repr(error)


async def loops():
    for i in range(3):
        async with Manager(str(i)):
            if i == 0:
                continue
            break
    return i


async def context():
    try:
        async with Manager("x"):
            raise KeyError("first")
    except KeyError:
        try:
            async with Manager("y", True):
                raise IndexError("second")
        finally:
            print("finally")
        try:
            raise
        except KeyError as error:
            return repr(error), error.__context__


print(drive(simple()))
try:
    drive(several())
except ValueError as error:
    print(error)
print(drive(swallowed()))
print(drive(passed()))
print(drive(loops()))
print(drive(context()))
