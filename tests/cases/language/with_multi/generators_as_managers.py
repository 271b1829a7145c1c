# contextlib.contextmanager in loops: yields, exceptions in and out, nesting, reuse, as decorator.
from contextlib import contextmanager, ExitStack, suppress, closing, nullcontext
log = []
@contextmanager
def cm(n, eat=None):
    log.append(f"+{n}")
    try: yield n * 2
    except (eat or ()) as e: log.append(f"eat {n} {e}")
    finally: log.append(f"-{n}")
with cm(1) as a, cm(2) as b: log.append((a, b))
with cm(3, KeyError): raise KeyError("k")
try:
    with cm(4), cm(5, ValueError): raise TypeError("t")
except TypeError as e: log.append(str(e))
print(log); log.clear()
@contextmanager
def never():
    if 0: yield
@contextmanager
def twice(): yield 1; yield 2
@contextmanager
def swap():
    try: yield
    except ValueError as e: raise KeyError("swapped") from e
for c in (never, twice, swap):
    try:
        with c(): raise ValueError("v") if c is swap else 0 if 0 else ValueError if c is never else ValueError("w")
    except Exception as e: print(c.__name__, type(e).__name__, e, repr(e.__cause__))
try:
    with twice(): pass
except RuntimeError as e: print(e)
@cm(9)
def decorated(x): log.append("in"); return x
print(decorated(5), log); log.clear()
total = 0
for i in range(100):
    with ExitStack() as st, suppress(ZeroDivisionError):
        vals = [st.enter_context(cm(k)) for k in range(i % 4)]
        st.callback(log.append, "cb")
        total += sum(vals) + (10 // (i % 5) if i < 70 else 0.5)
print(total, len(log), log[-5:])
