# What is said when something is no iterable, no iterator, or misbehaves; iter() with two arguments; next with default.
class NoNext:
    def __iter__(self): return self
class BadIter:
    def __iter__(self): return 5
class NoneIter: __iter__ = None
class Raises:
    def __iter__(self): raise KeyError("iter")
class RaisesNext:
    def __iter__(self): return self
    def __next__(self): raise ValueError("next")
class OldStyle:
    def __getitem__(self, i):
        if i < 3: return i
        raise (IndexError if self.stop else KeyError)(i)
    stop = True
class InstanceNext:
    def __init__(self): self.__next__ = lambda: 1
    def __iter__(self): return self
uses = [lambda x: iter(x), lambda x: list(x), lambda x: [*x], lambda x: (lambda *a: a)(*x), lambda x: [v for v in x], lambda x: sum(x), lambda x: dict(x), lambda x: max(x), lambda x: next(x), lambda x: (lambda a, b: 0)(*x), lambda x: sorted(x), lambda x: set().union(x), lambda x: [].extend(x), lambda x: enumerate(x)]
for v in (5, None, NoNext(), BadIter(), NoneIter(), Raises(), RaisesNext(), OldStyle(), InstanceNext(), OldStyle):
    for n, u in enumerate(uses):
        try: u(v); print(n, end=" ")
        except Exception as e: print(f"{n}:{type(e).__name__[0]}{len(str(e))}", end=" ")
    print()
OldStyle.stop = False
try: list(OldStyle())
except KeyError as e: print(repr(e))
n = 0
def tick():
    global n
    n += 1
    if n == 40: raise StopIteration
    return n % 7
print(list(iter(tick, 6)), list(iter(tick, 100))[-3:], next(iter([]), "d"), next(iter([1]), "d"))
it = iter(tick, 3); print(list(it), list(it))
for bad in (lambda: iter(5, 1), lambda: iter(), lambda: next(5), lambda: next([]), lambda: next(iter([])), lambda: iter(tick, 1, 2), lambda: next(iter([1]), 1, 2)):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
total = 0
for i in range(100):
    try:
        for v in (OldStyle() if i % 2 else range(i % 4) if i % 3 else RaisesNext()): total += v
    except (KeyError, ValueError) as e: total += 10
    if i == 50: OldStyle.stop = True
    if i == 80: RaisesNext.__next__ = lambda self: (_ for _ in ()).throw(StopAsyncIteration)
    if i == 81: RaisesNext.__iter__ = lambda self: iter([0.5])
print(total)
