# Keyword-only parameters: required ones, defaults in __kwdefaults__, changes midway.
def f(*, a, b=2, c): return a, b, c
def g(x, *args, key=None, **rest): return x, args, key, rest
print(f(a=1, c=3), f(c=1, a=2, b=3), g(1, 2, 3, key=4, z=5), f(**dict(a=1, c=2)))
for call in ("f()", "f(a=1)", "f(1, a=1, c=2)", "f(a=1, c=2, d=3)", "f(1, 2)", "g()", "g(key=1)", "g(1, x=2)", "f(b=1)", "f(a=1, c=2, e=3, d=4)"):
    try: print(call, eval(call))
    except TypeError as e: print(call, "->", e)
print(f.__kwdefaults__, g.__kwdefaults__, f.__defaults__, f.__code__.co_kwonlyargcount)
def many(*, p, q, r, s): pass
for kw in ({}, {"p": 1}, {"p": 1, "q": 2}, {"p": 1, "q": 2, "r": 3}):
    try: many(**kw)
    except TypeError as e: print(e)
def two(a, b, c, *, d): pass
for args in ((), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)):
    try: two(*args)
    except TypeError as e: print(e)
f.__kwdefaults__ = {"a": "A", "c": "C"}
try: print(f())
except TypeError as e: print(e)
f.__kwdefaults__["b"] = "B"; print(f(), f(a=0))
f.__kwdefaults__["unknown"] = 1; print(f())
del f.__kwdefaults__["a"]
try: f()
except TypeError as e: print(e)
f.__kwdefaults__ = None
try: f(a=1, c=1)
except TypeError as e: print(e)
try: f.__kwdefaults__ = 5
except TypeError as e: print(e)
def h(n, *, step=1): return n + step
total = 0
for i in range(120):
    if i == 30: h.__kwdefaults__ = {"step": 10}
    if i == 60: h.__kwdefaults__["step"] = 0.5
    if i == 90: h.__kwdefaults__ = {}
    try: total += h(i)
    except TypeError as e: total += 1000
    total += h(i, step=2)
print(total)
