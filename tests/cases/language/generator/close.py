# Generators: close.
def guarded(log):
    try:
        yield 1
        yield 2
    except GeneratorExit as error:
        log.append(repr(error))
        raise
    finally:
        log.append("finally")


log = []
g = guarded(log)
print(next(g), g.close(), log, g.close(), log)
print(list(g))
log = []
g = guarded(log)
print(g.close(), log, list(g))


def stubborn():
    while True:
        try:
            yield "still here"
        except GeneratorExit:
            print("ignored")
        except KeyError:
            return


g = stubborn()
next(g)
try:
    g.close()
except RuntimeError as error:
    print(error)
print(next(g))
try:
    g.throw(KeyError)
except StopIteration:
    print("over")


def returns():
    try:
        yield 1
    except GeneratorExit:
        return "a value"


g = returns()
next(g)
print(g.close())


def raises():
    try:
        yield 1
    finally:
        raise KeyError("from finally")


g = raises()
next(g)
try:
    g.close()
except KeyError as error:
    print(repr(error), repr(error.__context__))


def stops():
    try:
        yield 1
    except GeneratorExit:
        raise StopIteration


g = stops()
next(g)
try:
    g.close()
except RuntimeError as error:
    print(error, repr(error.__cause__), repr(error.__cause__.__context__))
closed = []
for i in range(60):
    def one():
        try:
            yield i
        finally:
            closed.append(i)
    g = one()
    next(g)
    g.close()
print(len(closed), sum(closed))
