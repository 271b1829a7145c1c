# Classes gain and lose special methods while expressions with their instances are hot.
class V:
    def __init__(self, v): self.v = v
def attempt(f):
    try: return f()
    except TypeError: return -1
v, out = V(3), []
def step(i):
    return [attempt(lambda: v + i), attempt(lambda: i - v), attempt(lambda: v < i), attempt(lambda: v[i]), attempt(lambda: len(v)), attempt(lambda: v(i)), attempt(lambda: -v), attempt(lambda: i in v), attempt(lambda: sum(v)), attempt(lambda: bool(v) + 0), attempt(lambda: int(v)), attempt(lambda: v == 3)]
adds = [("__add__", lambda s, o: s.v + o), ("__rsub__", lambda s, o: o - s.v), ("__lt__", lambda s, o: s.v < o), ("__getitem__", lambda s, i: s.v * i if i < 5 else [][0]), ("__len__", lambda s: s.v), ("__call__", lambda s, i: i ** s.v), ("__neg__", lambda s: -s.v), ("__contains__", lambda s, i: i % s.v == 0), ("__iter__", lambda s: iter(range(s.v))), ("__bool__", lambda s: s.v > 5), ("__int__", lambda s: s.v), ("__eq__", lambda s, o: s.v == o)]
def safe(i):
    try: return step(i)
    except IndexError: return "IndexError"
for i in range(len(adds) * 6):
    if i % 6 == 5: setattr(V, *adds[i // 6])
    r = safe(i % 4); out.append(r if isinstance(r, str) else [x for x in r if x != -1 and x is not False])
print(out[0], out[20], out[40], out[60], out[-1])
for i in range(len(adds) * 6):
    if i % 6 == 5: delattr(V, adds[-1 - i // 6][0])
    out.append(safe(i % 4))
print(out[-60], out[-30], out[-1], sum(len(r) for r in out))
v.__add__ = lambda o: 100; v.__len__ = lambda: 5; v.__call__ = lambda i: i; print(step(1))
V.__add__ = None; V.__iter__ = None; V.__contains__ = None; V.__getitem__ = lambda s, i: i
for f in (lambda: v + 1, lambda: list(v), lambda: 1 in v, lambda: iter(v), lambda: v[7], lambda: [*v], lambda: dict(v)):
    try: print(f())
    except TypeError as e: print(e)
