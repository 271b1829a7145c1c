# raise with nothing, in handlers, nested functions, after other exceptions; what it re-raises.


def outer(n):
    try:
        if n % 2:
            raise KeyError(n)
        raise ValueError(n)
    except (KeyError, ValueError):
        inner(n)
        raise


def inner(n):
    try:
        raise IndexError("inner")
    except IndexError:
        pass


for n in (1, 2):
    try:
        outer(n)
    except LookupError as e:
        print("lookup", repr(e), e.__context__)
    except ValueError as e:
        print("value", repr(e), e.__context__)


def bare():
    raise


try:
    bare()
except RuntimeError as e:
    print(e)
try:
    try:
        raise TypeError("first")
    except TypeError:
        bare()
except TypeError as e:
    print("through a call", e)


def saved():
    try:
        raise ValueError("saved")
    except ValueError as e:
        keep = e
    try:
        raise keep
    except ValueError as again:
        return again is keep, again.__context__


print(saved())


def log_and_reraise(f, log):
    try:
        return f()
    except Exception as e:
        log.append(type(e).__name__)
        raise
    finally:
        log.append("done")


log = []
caught = 0
for i in range(150):
    try:
        log_and_reraise(lambda: 10 // (i % 3), log)
    except ZeroDivisionError:
        caught += 1
print(caught, len(log), log[:3])
try:
    try:
        raise KeyError("a")
    except KeyError as e:
        e.note = "extra"
        e.args = ("changed", 1)
        raise
except KeyError as e:
    print(e.note, e.args, str(e))


class Stop(BaseException):
    pass


reached = []
try:
    try:
        raise Stop("base")
    except Exception:
        reached.append("Exception")
    finally:
        reached.append("finally")
except BaseException as e:
    reached.append(repr(e))
print(reached)
n = 0
while True:
    try:
        n += 1
        if n % 40 == 0:
            raise StopIteration(n)
        if n > 130:
            raise Stop
    except StopIteration as e:
        n = e.value + 1
    except Stop:
        break
print(n)
