# Variables of frames that have caught an exception, through its traceback: while it is handled, later, in recursion, and while other frames of the function run.
import sys
def rows(error):
    found, tb = [], error.__traceback__
    while tb:
        names = tb.tb_frame.f_locals.items()
        if tb.tb_frame.f_code.co_name != "<module>":
            found.append((tb.tb_frame.f_code.co_name, sorted((k, str(v)) for k, v in names if k not in ("self", "error"))))
        tb = tb.tb_next
    return found
def bottom(k):
    inner = [k]
    if k % 3 == 0: raise ValueError(k)
    return inner
def once(k):
    before = k + 1
    try:
        bottom(k)
    except ValueError as error:
        during = before * 2
        return rows(error)
    return None
for i in range(60): last = once(i)
print(once(57))
def recursive(n):
    depth = n * 10
    try:
        if n == 0: bottom(0)
        else: return recursive(n - 1)
    except ValueError as error:
        return error
print(rows(recursive(3)))
def layered(n, log):
    depth = n * 10
    try:
        if n == 0: bottom(0)
        else: layered(n - 1, log)
    except ValueError as error:
        log.append(rows(error))
        raise
for i in range(5):
    log = []
    try: layered(4, log)
    except ValueError: pass
print([[(name, [pair for pair in pairs if pair[0] != "log"]) for name, pairs in row] for row in log])
def kept(k):
    mark = f"kept {k}"
    try: bottom(k)
    except ValueError as error: return error
    return None
errors = [kept(i) for i in range(90)]
def old(k):
    mark = f"kept {k}"
    return rows(errors[0]) if k else None
def again(k):
    mark = f"again {k}"
    try:
        if k == 0: bottom(0)
        return rows(first)
    except ValueError as error: return error
first = again(0)
for i in range(1, 50): seen = again(i)
print(rows(errors[0]), rows(errors[87]), old(5), seen)
class Context:
    def __enter__(self): return self
    def __exit__(self, kind, error, tb):
        self.found = rows(error)
        return True
def managed(k):
    here = k * 3
    with Context() as context:
        bottom(k)
    return context.found
for i in range(0, 90, 3): found = managed(i)
print([(name, [pair for pair in pairs if pair[0] != "context"]) for name, pairs in found])
def generator(n):
    for i in range(n):
        now = i * 7
        try: bottom(i)
        except ValueError as error: yield rows(error)
print(list(generator(40))[-1])
