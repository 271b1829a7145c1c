# except*: which clause gets what, what is raised in the end.
def run(exception, log):
    try:
        try:
            raise exception
        except* ValueError as e:
            log.append(("value", type(e).__name__, e.exceptions))
        except* (TypeError, KeyError) as e:
            log.append(("type or key", e.exceptions))
        else:
            log.append("else")
        finally:
            log.append("finally")
    except BaseException as e:
        log.append(("left", type(e).__name__, getattr(e, "exceptions", None), str(e)))
    return log


for exception in (
    ValueError(1),
    OSError(2),
    ExceptionGroup("one", [ValueError(1)]),
    ExceptionGroup("mixed", [ValueError(1), TypeError(2), KeyError(3), OSError(4)]),
    ExceptionGroup("nested", [ExceptionGroup("in", [ValueError(1), OSError(2)]), TypeError(3), ExceptionGroup("only", [OSError(5)])]),
    BaseExceptionGroup("base", [KeyboardInterrupt(), ValueError(1)]),
):
    for line in run(exception, []):
        print(line)
    print("--")


def nothing():
    try:
        x = 1
    except* ValueError:
        print("no")
    else:
        print("else", x)


nothing()


def raising():
    try:
        raise ExceptionGroup("eg", [ValueError(1), TypeError(2), OSError(3)])
    except* ValueError as e:
        raise KeyError("new")
    except* TypeError:
        raise


try:
    raising()
except ExceptionGroup as e:
    print(repr(e), [type(x).__name__ for x in e.exceptions])
    for x in e.exceptions:
        print(repr(x), repr(x.__context__))
try:
    try:
        raise ValueError("naked")
    except* ValueError as e:
        print(repr(e))
        raise
except ExceptionGroup as e:
    print("again", repr(e))
try:
    try:
        raise ValueError("naked")
    except* ValueError as e:
        raise TypeError("only one")
except TypeError as e:
    print(repr(e), repr(e.__context__))
for types in (5, ExceptionGroup, (ValueError, int), (ValueError, BaseExceptionGroup)):
    try:
        try:
            raise ValueError
        except* types:
            pass
    except TypeError as e:
        print(e)


def name_is_deleted():
    try:
        raise ExceptionGroup("a", [ValueError()])
    except* ValueError as gone:
        pass
    try:
        gone
    except NameError as e:
        print(type(e).__name__, e)


name_is_deleted()
count = 0
for i in range(60):
    try:
        raise ExceptionGroup("loop", [ValueError(i), TypeError(i)][: 1 + i % 2])
    except* ValueError as e:
        count += len(e.exceptions)
    except* TypeError as e:
        count += 100
print(count)


def nested():
    try:
        try:
            raise ExceptionGroup("o", [ValueError(1), TypeError(2)])
        except* TypeError:
            print("inner type")
    except* ValueError as e:
        print("outer", e.exceptions)


nested()
import sys

try:
    raise ExceptionGroup("h", [ValueError(1), OSError(2)])
except* ValueError as e:
    print(sys.exc_info()[1] is e, sys.exception() is e)
except* OSError:
    print(repr(sys.exception()))
print(sys.exception())
