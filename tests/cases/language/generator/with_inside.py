# Generators: with inside.
class Resource:
    live = 0

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        Resource.live += 1
        print("open", self.name)
        return self

    def __exit__(self, kind, value, traceback):
        Resource.live -= 1
        print("close", self.name, kind and kind.__name__)
        return kind is KeyError


def reader(name, n):
    with Resource(name) as r:
        for i in range(n):
            yield r.name, i
        yield "last"
    yield "after"


print(list(reader("a", 2)), Resource.live)
g = reader("b", 3)
print(next(g), Resource.live)
g.close()
print(Resource.live)
g = reader("c", 3)
next(g)
print(g.throw(KeyError("swallowed")), list(g))
g = reader("d", 3)
next(g)
try:
    g.throw(ValueError("passed"))
except ValueError as error:
    print(error, Resource.live)


def two():
    with Resource("x"), Resource("y"):
        yield Resource.live
    with Resource("z"):
        with Resource("w"):
            yield Resource.live


print(list(two()))


class Quiet(Resource):
    def __enter__(self):
        Resource.live += 1
        return self

    def __exit__(self, *a):
        Resource.live -= 1


def quiet(n):
    for i in range(n):
        with Quiet(i):
            yield Resource.live


print(sum(quiet(100)), Resource.live)


class contextmanager:
    def __init__(self, function):
        self.function = function

    def __call__(self, *args):
        self.generator = self.function(*args)
        return self

    def __enter__(self):
        return next(self.generator)

    def __exit__(self, kind, value, traceback):
        if kind is None:
            for _ in self.generator:
                raise RuntimeError("generator didn't stop")
            return False
        try:
            self.generator.throw(kind, value, traceback)
        except StopIteration as stop:
            return stop is not value
        except BaseException as error:
            if error is value:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


@contextmanager
def tag(name):
    print("<", name)
    try:
        yield name.upper()
    except ZeroDivisionError:
        print("division")
    finally:
        print(">", name)


with tag("b") as b:
    print(b)
with tag("i"):
    1 / 0
try:
    with tag("u"):
        raise OSError("out")
except OSError as error:
    print(error)
