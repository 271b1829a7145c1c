# Attributes of functions as state, memo on the function, wrappers that copy, __dict__ of functions.
def f(n):
    f.calls += 1
    f.last = n
    return n if n < 2 else f(n - 1) + f(n - 2)
f.calls = 0
print(f(12), f.calls, f.last, vars(f))
def memo(n):
    if n not in memo.cache: memo.cache[n] = n if n < 2 else memo(n - 1) + memo(n - 2)
    return memo.cache[n]
memo.cache = {}
print(memo(150), len(memo.cache))
f.__dict__["extra"] = 1; print(f.extra, sorted(f.__dict__)); del f.calls
try: f.calls
except AttributeError as e: print(e)
try: f(3)
except AttributeError as e: print(e)
f.calls = 0.5; print(f(5), f.calls)
for bad in ("f.__name__ = 1", "f.__qualname__ = None", "f.__kwdefaults__ = ()", "f.__annotations__ = 5", "del f.nope", "f.__closure__ = ()", "f.__globals__ = {}"):
    try: exec(bad); print(bad, "fine")
    except (TypeError, AttributeError) as e: print(bad, "->", e)
f.__name__, f.__qualname__, f.__doc__, f.__module__ = "n", "q.q", "d", "m"; print(f.__name__, f.__qualname__, f.__doc__, f.__module__, repr(f)[:13], f.__code__.co_name)
def counter(x, state={"n": 0}): state["n"] += x; return state["n"]
total = 0
for i in range(150):
    counter.tag = i
    total += counter(i % 3) + counter.tag
    if i == 50: counter.__defaults__ = ({"n": 0.5},)
    if i == 100: counter.__defaults__[0]["n"] = 2 ** 62
print(total, counter.__defaults__)
g = lambda: g.__dict__.setdefault("k", []).append(1) or len(g.k)
print([g() for _ in range(5)], g.k)
