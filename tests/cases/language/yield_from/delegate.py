# throw and close go to the innermost one.
def inner(log):
    while True:
        try:
            yield "inner"
        except ValueError as error:
            log.append(f"inner {error}")
        except GeneratorExit:
            log.append("inner exit")
            raise
        except KeyError:
            log.append("inner returns")
            return "by key"


def outer(log):
    try:
        result = yield from inner(log)
        log.append(result)
        yield "after"
    except TypeError as error:
        log.append(f"outer {error}")
        yield "type"
    finally:
        log.append("outer finally")


log = []
g = outer(log)
print(next(g), g.throw(ValueError("v")), g.throw(KeyError), log)
print(list(g), log)
log = []
g = outer(log)
next(g)
print(g.throw(TypeError("t")), log, g.close(), log)
log = []
g = outer(log)
next(g)
g.close()
print(log)


class Plain:
    def __init__(self):
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n > 3:
            raise StopIteration("plain result")
        return self.n


class Rich(Plain):
    def send(self, value):
        print("send", value)
        return self.__next__()

    def throw(self, *args):
        print("throw", args)
        if self.n == 2:
            raise StopIteration("thrown result")
        return "thrown"

    def close(self):
        print("close")


def over(x):
    print("result", (yield from x))


print(list(over(Plain())), list(over(Rich())))
g = over(Plain())
next(g)
try:
    g.send(1)
except AttributeError as error:
    print(error)
g = over(Rich())
print(next(g), g.send("hi"))
try:
    g.throw(ValueError)
except StopIteration as stop:
    print("over", stop.value)
g = over(Rich())
print(next(g), g.throw(ValueError("x")), g.close())
g = over(Plain())
next(g)
try:
    g.throw(ValueError("no throw"))
except ValueError as error:
    print(error)
g = over(Plain())
next(g)
print(g.close())


class BadClose(Rich):
    def close(self):
        raise IndexError("in close")


g = over(BadClose())
next(g)
try:
    g.close()
except IndexError as error:
    print(error)
n = 0
for i in range(60):
    log = []
    g = outer(log)
    next(g)
    g.throw(ValueError(i))
    g.throw(KeyError)
    g.close()
    n += len(log)
print(n)
