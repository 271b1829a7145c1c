# contextlib with return, break and continue through it in hot loops: what finally sees, what is swallowed, generators closed early.
from contextlib import *

log = []


@contextmanager
def guard(kind=()):
    try:
        yield len(log)
    except kind as e:
        log.append(("caught", e.args))
    else:
        log.append("clean")
    finally:
        log.append("out") if len(log) < 10**6 else None


def search(values, wanted):
    for i, v in enumerate(values):
        with guard(ZeroDivisionError), suppress(KeyError):
            if v == wanted:
                return i
            if v % 3 == 0:
                continue
            if v > 40:
                break
            if v % 7 == 0:
                raise KeyError(v)
            1 / (v % 5)
    else:
        return "else"
    return "broke"


answers = {}
for i in range(120):
    got = search([(i * k) % 47 for k in range(1, 9)], i % 30)
    answers[got] = answers.get(got, 0) + 1
print(sorted(answers.items(), key=repr), len(log), log.count("clean"), sum(1 for x in log if x[0] == "caught"))


@contextmanager
def broken(where):
    if where == "never":
        return
    if where == "before":
        raise ValueError("before")
    try:
        yield where
        if where == "twice":
            yield
    except BaseException as e:
        if where == "other":
            raise KeyError("other") from e
        if where == "again":
            yield
        if where == "same":
            raise
        if where == "stop":
            raise StopIteration("inside")
    if where == "after":
        raise ValueError("after")


tally = {}
for i in range(160):
    where = ("never", "before", "twice", "other", "again", "same", "stop", "after")[i % 8]
    for error in (None, ValueError("body"), StopIteration("body"), GeneratorExit()):
        try:
            with broken(where):
                if error:
                    raise error
            got = "nothing"
        except BaseException as e:
            got = f"{type(e).__name__}({e}) from {type(e.__cause__).__name__}"
        key = where, str(error), got
        tally[key] = tally.get(key, 0) + 1
for key, n in tally.items():
    print(*key, n, sep=" | ")
closed = []


def numbers():
    try:
        for i in range(100):
            yield i
    finally:
        closed.append(i)


total = 0
for i in range(60):
    with closing(numbers()) as it:
        for x in it:
            total += x
            if x == i:
                break
print(total, sum(closed), len(closed))


class Chain(ExitStack):
    def __exit__(self, *details):
        closed.append(details[0] is not None)
        return super().__exit__(*details) or details[0] is LookupError


seen = 0
for i in range(100):
    with Chain() as stack:
        for k in range(i % 3):
            stack.push(lambda *d, k=k: closed.append(k) or (d[0] is OSError and k == 1))
        stack.callback(lambda a, b=2: closed.append(a + b), i, b=i)
        try:
            if i % 4:
                raise (LookupError, OSError if i % 3 == 2 else LookupError)[i % 2](i)
        finally:
            seen += 1
print(seen, len(closed), sum(x for x in closed if x is not True))
stack = ExitStack()
stack.enter_context(guard())
stack.callback(closed.append, "last")
moved = stack.pop_all()
print(stack.close(), closed[-1] == "last", moved.close(), closed[-1])
