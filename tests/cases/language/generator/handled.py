# What is being handled inside is not what is being handled outside.
def inside():
    try:
        raise KeyError("inside")
    except KeyError:
        yield context()
        yield context()
    yield context()


def context():
    try:
        raise IndexError
    except IndexError as error:
        return repr(error.__context__)


g = inside()
print(next(g), context())
try:
    raise ValueError("outside")
except ValueError:
    print(next(g), context(), next(g))


def bare():
    try:
        raise KeyError("mine")
    except KeyError:
        yield "pause"
        raise


g = bare()
next(g)
try:
    raise ValueError("theirs")
except ValueError:
    try:
        next(g)
    except KeyError as error:
        print(repr(error), repr(error.__context__))


def nothing():
    yield
    raise


g = nothing()
next(g)
try:
    raise ValueError("theirs")
except ValueError:
    try:
        next(g)
    except ValueError as error:
        print("reraised", repr(error))


def nested():
    try:
        raise KeyError(1)
    except KeyError:
        try:
            raise IndexError(2)
        except IndexError:
            yield context()
        yield context()
    yield context()


print(list(nested()))


def throws():
    try:
        raise KeyError("held")
    except KeyError:
        try:
            yield
        except TypeError as error:
            yield repr(error.__context__)


g = throws()
next(g)
print(g.throw(TypeError("x")))
try:
    1 / 0
except ZeroDivisionError:
    g = throws()
    next(g)
    print(g.throw(TypeError("y")), context())
    g = nothing()
    next(g)
    try:
        g.throw(OSError("z"))
    except OSError as error:
        print(repr(error.__context__))
for i in range(60):
    g = nested()
    try:
        raise ValueError(i)
    except ValueError:
        assert next(g) == "IndexError(2)"
        assert context() == f"ValueError({i})"
        assert next(g) == "KeyError(1)"
    assert next(g) == "None"
