# return in generators, values through yield from, finally that yields, StopIteration.value.
def r(v):
    if v == "none": return
    yield 1
    if v == "tuple": return 1, 2
    if v == "exc": return StopIteration(5)
    return v
def stop_value(g):
    while True:
        try: next(g)
        except StopIteration as e: return e.value, e.args
for v in ("none", "tuple", "exc", 5, None, [1]): print(stop_value(r(v)))
def fin():
    try:
        yield "body"
        return "from try"
    finally:
        yield "from finally"
        log.append("end")
log = []
def deleg():
    x = yield from fin()
    y = yield from [10, 20]
    z = yield from "ab"
    return x, y, z
g = deleg(); print([v for v in g], log)
def override():
    try: return 1
    finally: return 2
    yield
def swallow():
    try: yield 1; raise ValueError
    finally: return "swallowed"
print(stop_value(override()), stop_value(swallow()))
def loop_fin():
    for i in range(3):
        try:
            if i == 1: continue
            yield i
        finally: log.append(("fin", i))
print(list(loop_fin()), log); log.clear()
g = fin(); next(g)
try: g.close()
except RuntimeError as e: print(e)
print(g.gi_frame is None)
def chain(n): return (yield n) if n == 0 else (yield from chain(n - 1)) + n
c = chain(30); next(c)
try: c.send(1000)
except StopIteration as e: print(e.value)
def acc(n):
    total = 0
    for i in range(n):
        total += (yield from one(i)) if i % 3 else len((yield from two(i)))
    return total
def one(i):
    yield i
    return i if i < 60 else i / 2
def two(i):
    try: yield i; yield -i
    finally: log.append(i)
    return [i] * (i % 5)
print(stop_value(acc(120)), len(log))
