# inspect.signature of functions, methods and classes; binding.
import functools
import inspect


def f(a, /, b: int, c=1, *args, d, e: "text" = 2, **kw) -> str:
    pass


class K:
    def __init__(self, x, y=0):
        pass

    def method(self, z):
        pass

    @classmethod
    def make(cls, *, w):
        pass

    @staticmethod
    def plain(v):
        pass


for it in [f, K, K.method, K(1).method, K.make, K.plain, lambda *, k: 0, functools.partial(f, 1, d=4)]:
    print(inspect.signature(it))
signature = inspect.signature(f)
for name, parameter in signature.parameters.items():
    print(name, parameter.kind.name, parameter.default is parameter.empty, parameter.annotation)
bound = signature.bind(1, 2, 3, 4, 5, d=6, z=7)
print(bound, bound.args, bound.kwargs)
for args, kwargs in [((), {}), ((1, 2), {}), ((1,), {"b": 2, "d": 3, "a": 4})]:
    try:
        print(signature.bind(*args, **kwargs))
    except TypeError as error:
        print(error)
print(signature.replace(return_annotation=int), signature == inspect.signature(f))
total = 0
for round in range(50):
    found = inspect.signature(K.method).bind(None, round)
    total += found.arguments["z"]
print(total)
