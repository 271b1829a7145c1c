# What kind of thing a value is; members, mro, docs.
import inspect


def function():
    """A function.

        with more
    """


def generator():
    yield


async def coroutine():
    pass


async def both():
    yield


class K:
    """A class."""

    x = 1

    def method(self):
        "m"

    @property
    def p(self):
        return 1


tests = ["isfunction", "isgeneratorfunction", "iscoroutinefunction", "isasyncgenfunction", "isclass", "ismethod", "isbuiltin", "isroutine", "ismodule", "isdatadescriptor"]
for value in [function, generator, coroutine, both, K, K().method, len, inspect, K.p, 1]:
    print([name for name in tests if getattr(inspect, name)(value)])
print(inspect.getdoc(function), inspect.getdoc(K), inspect.getdoc(K.method), inspect.cleandoc("  a\n    b\n  c"))
print([name for name, _ in inspect.getmembers(K) if not name.startswith("__")], inspect.getmro(K))
print(inspect.getmodule(K).__name__, inspect.getattr_static(K(), "p") is K.__dict__["p"])
g = generator()
states = [inspect.getgeneratorstate(g)]
next(g)
states.append(inspect.getgeneratorstate(g))
g.close()
print(states, inspect.getgeneratorstate(g))
print(inspect.currentframe().f_code.co_name, inspect.unwrap(function) is function)
count = 0
for round in range(100):
    count += inspect.isfunction(function) + inspect.isclass(K) + inspect.ismethod(K.method)
print(count)
