# Containers with separate iterators, reversed, length hints, views, and iterators that are their own.
class Bag:
    def __init__(self, *items): self.items = list(items)
    def __iter__(self): return BagIter(self)
    def __len__(self): return len(self.items)
    def __reversed__(self): return (f'r{v}' for v in self.items[::-1])
    def __contains__(self, v): return v in self.items or v == 'magic'
class BagIter:
    live = 0
    def __init__(self, bag): self.bag, self.i = bag, 0; BagIter.live += 1
    def __iter__(self): return self
    def __next__(self):
        if self.i >= len(self.bag.items): raise StopIteration
        self.i += 1
        return self.bag.items[self.i - 1]
    def __length_hint__(self): return len(self.bag.items) - self.i
b = Bag(3, 1, 2)
print(list(b), [x * y for x in b for y in b], sorted(b), list(reversed(b)), 1 in b, 'magic' in b, 9 in b, max(b), sum(b), tuple(zip(b, b)), dict(enumerate(b)), [*b, *b], BagIter.live)
it = iter(b)
print(next(it), list(it), list(it), next(it, None), iter(it) is it)
class Seq:
    def __init__(self, n): self.n = n
    def __getitem__(self, i):
        if isinstance(i, slice): return [self[k] for k in range(*i.indices(self.n))]
        if i >= self.n: raise IndexError(i)
        return i * i
    def __len__(self): return self.n
s = Seq(6)
print(list(s), list(reversed(s)), 16 in s, 17 in s, s[1:5:2], s[-2:], max(s), [a for a, *r in [s]], list(map(lambda a, b: a - b, s, [1] * 9)))
total, marks = 0, []
for i in range(130):
    src = b if i < 100 else s if i < 110 else Bag(*range(i % 5)) if i < 120 else (Seq(3), 'ab', {5: 6}, Bag(0.5, 2**70))[i % 4]
    for v in src:
        if isinstance(v, str): break
        total += v
    else: marks.append(i)
print(total, marks[-8:], BagIter.live)
grow = Bag(1)
for v in grow:
    if len(grow) < 110: grow.items.append(v + 1)
    if v == 100: grow.items = grow.items[:101]
print(len(grow), grow.items[-1])
class Twice:
    def __init__(self): self.left = 2
    def __iter__(self):
        self.left -= 1
        return iter([self.left] * 3) if self.left >= 0 else iter([])
t = Twice()
print([list(t) for _ in range(3)])
class Count:
    def __init__(self, n): self.n = n
    def __iter__(self):
        try:
            for i in range(self.n): yield i
        finally: closed.append(self.n)
closed = []
for v in Count(3): pass
for v in zip(Count(5), Count(2)): pass
a, b2, *c = Count(4)
print(closed[0], a, b2, c, list(map(list, (Count(1), Count(2)))))
class NoNext:
    def __iter__(self): return self
class Negative:
    def __len__(self): return -1
for bad in (lambda: list(NoNext()), lambda: next(NoNext()), lambda: reversed(Count(1)), lambda: len(Negative()), lambda: list(5), lambda: iter(Bag), lambda: 5 in 5, lambda: dict([(1, 2, 3)]), lambda: [*None]):
    try: bad()
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
