# exit: 1
# Frames of generators that were thrown into, closed, delegated, and of generator expressions, comprehensions and map.
import traceback
def inner():
    try:
        yield 1
    except ValueError as e:
        raise KeyError("inner") from e
def outer():
    yield 0
    yield from inner()
def show(f):
    try: f()
    except BaseException as e: print("".join(traceback.format_exception(e)).replace(__file__, "FILE").split("\n", 4)[4])
def thrown():
    g = outer(); next(g); next(g)
    g.throw(ValueError("thrown in"))
def ignoring():
    def g():
        try: yield 1
        except GeneratorExit: yield 2
    it = g(); next(it); it.close()
def genexpr(): return sum(x / (x - 2) for x in range(5))
def mapped(): return list(map(lambda x: x[0], ["a", ""]))
def sorting(): return sorted([3, "s", 1], key=lambda v: v + 1)
def stop():
    def g(): yield next(iter(()))
    return list(g())
for f in (thrown, ignoring, genexpr, mapped, sorting, stop): show(f)
for i in range(50):
    for f in (thrown, genexpr, stop):
        try: f()
        except (KeyError, ZeroDivisionError, RuntimeError): pass
class It:
    def __iter__(self): return self
    def __next__(self): self.n = getattr(self, "n", 0) + 1; return [4, 5][self.n]
(a, b), *c = (
    (x, y) for x in It()
    for y in (x, x)
)
