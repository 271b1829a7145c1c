# Lambdas: every kind of parameter, defaults bound at once, closures, names, recursion.
fs = [lambda: 0, lambda x: x, lambda x, y=2: (x, y), lambda *a: a, lambda **k: k, lambda x, /, y, *, z=3: (x, y, z), lambda *, k: k, lambda x, *a, k=1, **m: (x, a, k, m), lambda x=1, /: x]
calls = [(), (1,), (1, 2), ((1, 2, 3), {}), ((), {"k": 5}), ((1, 2), {"z": 9})]
for f in fs:
    for c in calls:
        args, kw = c if c and isinstance(c[0], tuple) else (c, {})
        try: print(f(*args, **kw), end=" | ")
        except TypeError as e: print(e, end=" | ")
    print(f.__name__, f.__qualname__, f.__defaults__, f.__kwdefaults__)
late = [lambda: i for i in range(3)]; early = [lambda i=i: i for i in range(3)]
print([f() for f in late], [f() for f in early], (lambda x: lambda y: x + y)(1)(2), (lambda: (yield))().__class__.__name__)
fact = lambda n: 1 if n < 2 else n * fact(n - 1)
Y = lambda f: (lambda x: x(x))(lambda x: f(lambda v: x(x)(v)))
print(fact(25), Y(lambda self: lambda n: n and n + self(n - 1))(20), (lambda x: (x := x + 1) + x)(3), (lambda: [x for x in range(3)])())
print(sorted("bca", key=lambda c: -ord(c)), max([1, -5], key=lambda v: v * v), list(map(lambda a, b: a * b, [1, 2], [3, 4])), (lambda *a, **k: (a, k))(*[1], **{"b": 2}))
f = lambda: 0
f.__name__ = "renamed"; f.attribute = 5
print(f.__name__, f.attribute, f.__doc__, f.__module__, f.__code__.co_name, (lambda: 1) == (lambda: 1))
f.__code__ = (lambda: "other code").__code__
f.__defaults__ = None
print(f())
for bad in ("lambda x=1, y: 0", "lambda *: 0", "lambda x, x: 0", "lambda **k, x: 0", "lambda *a, *b: 0", "lambda x: return x", "lambda *, **k: 0", "lambda x:", "lambda: (yield)", "lambda x, /, y, /: 0"):
    try: compile(bad, "<l>", "eval"); print(bad, "fine")
    except SyntaxError as e: print(bad, "->", e.msg)
total = 0
for i in range(100):
    g = lambda x, y=i, *r: x + y + i + len(r)
    h = (lambda x: x * 2) if i < 50 else (lambda x: str(x)) if i < 75 else (lambda x: [x])
    total += g(i) + g(1, 2, 3) + len(str(h(i)))
print(total)
