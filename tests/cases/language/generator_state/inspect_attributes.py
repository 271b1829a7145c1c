# gi_running, gi_frame, gi_yieldfrom, gi_code, gi_suspended through the life of a generator.
import types
def inner():
    seen.append((g.gi_running, g.gi_yieldfrom is i))
    yield 1
    return "r"
def outer():
    global i
    i = inner()
    seen.append(g.gi_running)
    x = yield from i
    seen.append(x)
    yield 2
seen = []
g = outer()
def state(): return g.gi_running, g.gi_suspended, g.gi_frame is not None, g.gi_yieldfrom is not None
print(state(), g.__name__, g.__qualname__, g.gi_code is outer.__code__)
next(g); print(state(), seen)
next(g); print(state(), seen)
print(list(g), state())
g.__name__ = "n"; g.__qualname__ = "q"; print(g.__name__, g.__qualname__)
for n in ("gi_running", "gi_frame", "gi_yieldfrom", "gi_code", "gi_suspended"):
    try: setattr(g, n, 1)
    except AttributeError as e: print(n, "refused")
try: g.__name__ = 5
except TypeError as e: print(e)
h = (x for x in [1]); print(h.__name__, h.__qualname__, h.gi_code.co_name)
print(isinstance(h, types.GeneratorType), iter(h) is h, callable(h), bool(h))
def locs(n):
    for k in range(n): yield k
q = locs(3); next(q); next(q); print(q.gi_frame.f_code.co_name)
total, gs = 0, []
for r in range(100):
    gs.append(locs(r % 4))
    if r % 3 == 0:
        for v in gs.pop(0): total += v
    total += sum(x.gi_suspended for x in gs)
    if gs: next(gs[0], None)
print(total, len(gs), sum(x.gi_frame is None for x in gs))
