# Variables of frames that an exception has left, seen through its traceback: as they were when it left.
import sys, traceback
class P:
    def __init__(self, v): self.v = v
    def __repr__(self): return f"P({self.v})"
def chain(error):
    found, tb = [], error.__traceback__
    while tb:
        found.append((tb.tb_frame.f_code.co_name, tb.tb_lineno, sorted((k, str(v)) for k, v in tb.tb_frame.f_locals.items() if k[0] != "_" and tb.tb_frame.f_code.co_name != "<module>")))
        tb = tb.tb_next
    return found
def deepest(k):
    local = P(k)
    temporary = [k, k + 1]
    if k % 7 == 3:
        late = k * 2
        raise ValueError(k)
    return temporary[0]
def middle(k):
    doubled = k * 2
    unused = P(doubled)
    result = deepest(k)
    after = result
    return after
def f(n):
    caught = None
    for i in range(n):
        seen = i
        try:
            middle(i)
        except ValueError as e:
            caught = e
    return caught
def keep(n):
    try:
        f(n)
        middle(n)
    except ValueError as e:
        return e
error = f(400)
for row in chain(error)[1:]: print(row)
def g():
    a, b = 1, [2]
    def inside():
        c = a + b[0]
        raise KeyError(c)
    inside()
for i in range(200):
    try: g()
    except KeyError as e: last = e
for row in chain(last): print(row[0], [pair for pair in row[2] if pair[0] != "inside"])
def generator(n):
    for i in range(n):
        squared = i * i
        yield squared
    rest = "done"
    raise RuntimeError(rest)
try: sum(generator(200))
except RuntimeError as e: print(chain(e)[1:])
class K:
    pass
try:
    class Body:
        first = 1
        second = 1 / 0
except ZeroDivisionError as e: print(sorted(k for k in e.__traceback__.tb_next.tb_frame.f_locals if k[0] != "_"))
def recursive(n, path):
    here = path + (n,)
    if n == 0: raise IndexError(len(path))
    recursive(n - 1, here)
for _ in range(150):
    try: recursive(5, ())
    except IndexError as e: kept = e
print([dict(row[2])["here"] for row in chain(kept)[1:]])
try: middle(3)
except ValueError as e:
    text = traceback.TracebackException.from_exception(e, capture_locals=True)
    for frame in list(text.stack)[1:]: print(frame.name, frame.lineno, sorted(frame.locals.items()))
def rows(frame): return frame.f_locals.get("value"), frame.f_locals.get("missing")
def finally_runs(k):
    value = P(k)
    try:
        raise OSError(k)
    finally:
        value = P(-k)
for k in range(200):
    try: finally_runs(k)
    except OSError as e: last = e
print(rows(last.__traceback__.tb_next.tb_frame))
