# What a subclass of an iterator class makes is its own iterator.
for base, args in ((enumerate, ('a',)), (zip, ('a',)), (map, (str, 'a')), (filter, (None, 'a'))):
    class E(base): pass
    e = E(*args); print(iter(e) is e, type(iter(e)).__name__)
class R(reversed): pass
class Z(zip):
    def __next__(self): return ('of the program', super().__next__())
r = R([1, 2]); print(iter(r) is r, type(r).__name__, list(r), r.__length_hint__())
z = Z('ab', 'cd'); print(list(z), [*Z('x')], next(Z('y')))
class M(map):
    def __init__(self, *args): self.extra = len(args)
m = M(str, [1, 2], [3]); print(m.extra, m.__dict__)
n = 0
for i in range(200):
    class_ = (M, map)[i % 2]
    for x in class_(int, '123'): n += x
print(n)
for wrong in (lambda: map(str), lambda: filter(None), lambda: reversed(), lambda: M(), lambda: R(5), lambda: map(str, a=1), lambda: filter(None, [], k=1)):
    try: print(wrong())
    except TypeError as e: print(e)
