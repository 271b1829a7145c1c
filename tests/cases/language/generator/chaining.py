# Exceptions that cross generators, with their contexts and causes.
def show(error):
    chain = []
    while error is not None:
        chain.append(repr(error))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    print(" <- ".join(chain))


def inner():
    try:
        yield 1
    except ValueError as error:
        raise KeyError("inner") from error


def middle():
    try:
        yield from inner()
    except KeyError:
        raise IndexError("middle")


def outer():
    for x in middle():
        yield x


g = middle()
next(g)
try:
    g.throw(ValueError("thrown"))
except IndexError as error:
    show(error)
g = outer()
next(g)
try:
    g.throw(ValueError("at outer"))
except ValueError as error:
    show(error)


def cleanup():
    try:
        yield 1
    finally:
        try:
            raise OSError("in finally")
        except OSError:
            pass


g = cleanup()
next(g)
try:
    g.throw(ValueError("kept"))
except ValueError as error:
    show(error)


def replaced():
    try:
        yield 1
    finally:
        raise OSError("instead")


g = replaced()
next(g)
try:
    g.throw(ValueError("lost"))
except OSError as error:
    show(error)
try:
    for x in replaced():
        pass
except OSError as error:
    show(error)


def reraise():
    try:
        yield 1
    except ValueError:
        yield 2
        raise


g = reraise()
next(g)
print(g.throw(ValueError("first")))
try:
    g.throw(KeyError("second"))
except KeyError as error:
    show(error)
g = reraise()
next(g)
g.throw(ValueError("again"))
try:
    next(g)
except ValueError as error:
    show(error)


def suppressed():
    try:
        yield
    except ValueError:
        raise TypeError("clean") from None


g = suppressed()
next(g)
try:
    g.throw(ValueError)
except TypeError as error:
    show(error)
same = ValueError("the same")


def passes():
    try:
        yield
    except ValueError as error:
        yield error is same
        raise


g = passes()
next(g)
print(g.throw(same))
try:
    next(g)
except ValueError as error:
    print(error is same)
    show(error)
count = 0
for k in range(60):
    g = middle()
    next(g)
    try:
        g.throw(ValueError(k))
    except IndexError as error:
        count += error.__context__.__cause__.args[0]
print(count)
