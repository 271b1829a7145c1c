# The iterable of a hot for changes its kind from call to call, and its class changes under way.
class Count:
    def __init__(self, n): self.i, self.n = 0, n
    def __iter__(self): return self
    def __next__(self):
        if self.i >= self.n: raise StopIteration
        self.i += 1
        return self.i
class Get:
    def __init__(self, n): self.n = n
    def __getitem__(self, i):
        if i >= self.n: raise IndexError(i)
        return i * 2
class Gen:
    def __init__(self, n): self.n = n
    def __iter__(self):
        for i in range(self.n): yield -i
class Sub(list):
    def __iter__(self): return iter(range(len(self)))
def total(it):
    t = 0
    for v in it: t += v if not isinstance(v, (str, tuple)) else len(v)
    return t
makers = [Count, Get, Gen, lambda n: Sub([9] * n), range, lambda n: list(range(n)), lambda n: tuple(range(n)), lambda n: {i: 1 for i in range(n)}, lambda n: set(range(n)), lambda n: "x" * n, lambda n: b"a" * n, lambda n: zip(range(n), "abcdefgh"), lambda n: map(float, range(n)), lambda n: filter(None, range(n)), lambda n: enumerate("ab"[:n]), lambda n: reversed(range(n)), lambda n: iter([n].pop, n) if n else (), lambda n: {i: i for i in range(n)}.items(), lambda n: bytearray(n), lambda n: memoryview(bytes(range(n)))]
out = []
for r in range(160):
    if r == 100: Count.__next__ = lambda self: (_ for _ in ()).throw(KeyError("i")) if self.i >= 2 else setattr(self, "i", self.i + 1) or 0.5
    if r == 120: Get.__iter__ = lambda self: iter((1, 2.5))
    if r == 140: Gen.__iter__ = lambda self: Count(3)
    m = makers[r % 20] if r < 80 else makers[r % 4]
    try: out.append(total(m(r % 6)))
    except LookupError as e: out.append(str(e))
    except RuntimeError as e: out.append(str(e))
print(out)
class Turns(Count): pass
class Other(Count):
    def __next__(self): self.i += 1; return "other"
Count.__next__ = lambda self: setattr(self, "i", self.i + 1) or self.i
c, seen = Turns(5), []
for v in c:
    seen.append(v)
    if len(seen) == 2: c.__class__ = Other
    if len(seen) == 6: c.__class__ = Turns
    if len(seen) > 9: break
print(seen)
