# Pickles what pickle does not: lambdas, closures, classes and modules of the program, generators' code, sessions.
# pip: dill==0.4.1
import io
import pickle
from functools import partial

import dill
from dill import detect, source

base = 10


def outer(n):
    kept = [n]

    def inner(x, *, y=2):
        kept.append(x)
        return sum(kept) * y + base

    return inner


class Shape:
    count = 0

    def __init__(self, side):
        self.side = side
        type(self).count += 1

    @property
    def area(self):
        return self.side**2

    @classmethod
    def unit(cls):
        return cls(1)

    def __eq__(self, other):
        return self.side == other.side


def again(thing, **options):
    return dill.loads(dill.dumps(thing, **options))


print(again(lambda x, k=3: x * k)(4), again(outer(1))(5), again(partial(outer(2), 1))(), again(Shape(3)).area, again(Shape.unit)().side)
print(again({"f": len, "g": str.upper, "t": (int, type(None), type(Ellipsis)), "s": slice(1, 5), "r": range(3), "c": 1j}), again(outer, recurse=True)(1)(1))
Local = type("Local", (Shape,), {"extra": lambda self: self.area + 1})
print(again(Local(4)).extra(), again(Local).__name__, again(property(lambda self: 7)).fget(None), again(staticmethod(len)).__func__("ab"), again(iter([1, 2, 3])).__next__())
try:
    pickle.dumps(lambda: 0)
except (pickle.PicklingError, AttributeError) as error:
    print("pickle refuses", type(error).__name__)
print(dill.pickles(lambda: 0), detect.baditems([1, (n for n in "ab")]) != [], detect.globalvars(outer(1)).keys(), detect.freevars(outer(1)).keys(), source.getname(Shape))
file = io.BytesIO()
dill.dump([outer(3), Shape(5)], file)
file.seek(0)
made = dill.load(file)
print(made[0](1), made[1].area, dill.copy(Shape(6)).side)
memo = {}
fibonacci = lambda n: n if n < 2 else memo.setdefault(n, fibonacci(n - 1) + fibonacci(n - 2))
print(again(fibonacci, recurse=True)(40), again(compile("1 + 1", "<t>", "eval")) and eval(again(compile("2 + 3", "<t>", "eval"))))
print(source.getsource(outer).splitlines()[0], source.importable(Shape), again(outer(1).__code__).co_freevars, again(type("E", (Exception,), {})("x")).args)
