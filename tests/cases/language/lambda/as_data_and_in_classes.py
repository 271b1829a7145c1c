# Lambdas: every parameter form, defaults evaluated once, in class bodies, dicts, sorts, recursion by name and by Y, yields, nested scopes, names and tracebacks.
forms = [lambda: 0, lambda a: a, lambda a, b=2: (a, b), lambda *a: a, lambda **k: sorted(k), lambda a, /: a, lambda *, k: k, lambda a, /, b, *c, d=4, **e: (a, b, c, d, sorted(e)), lambda a=1, *b: (a, b), lambda *a, k=(lambda: 5)(): (a, k)]
def act(f, *a, **k):
    try: return f(*a, **k)
    except TypeError as e: return str(e)
for f in forms: print([act(f), act(f, 1), act(f, 1, 2), act(f, k=3), act(f, a=4), act(f, 1, 2, 3, z=5)], f.__code__.co_varnames)
made = []
def once(v): made.append(v); return v
fs = [lambda x=once(i), *, y=once(-i): (x, y) for i in range(3)]; print([f() for f in fs], made, fs[0].__defaults__, fs[0].__kwdefaults__)
class K:
    n = 5
    get = lambda self: self.n
    make = lambda self, k: (lambda q: self.n + k + q)
    cls = classmethod(lambda c: c.__name__); st = staticmethod(lambda v: v * 2); pr = property(lambda s: s.n + 1, lambda s, v: setattr(s, "n", v))
    __add__ = lambda s, o: s.n + o; __getitem__ = lambda s, k: k; __call__ = lambda s, *a: a; __iter__ = lambda s: iter([s.n]); __repr__ = lambda s: f"K{s.n}"; __eq__ = lambda s, o: True; __len__ = lambda s: 3; __enter__ = lambda s: s; __exit__ = lambda s, *a: True
    lst = [(lambda i=i: i) for i in range(3)]; table = {"a": lambda self: self.n, "b": lambda self: -self.n}
k = K(); k.pr = 9; print(k.get(), k.make(1)(2), K.cls(), k.cls(), k.st(4), k.pr, k + 1, k[7], k(1, 2), [*k], k, k == 0, len(k), [f() for f in k.lst], k.table["b"](k), K.get.__qualname__, K.table["a"].__name__)
with k: raise ValueError
fact = lambda n: n * fact(n - 1) if n else 1
fib = (lambda f: lambda n: f(f, n))(lambda f, n: n if n < 2 else f(f, n - 1) + f(f, n - 2))
Y = lambda f: (lambda x: x(x))(lambda x: f(lambda *a: x(x)(*a)))
print(fact(20), fib(12), Y(lambda self: lambda n: 1 if n == 0 else n * self(n - 1))(10), (lambda a: lambda b: lambda c: a + b + c)(1)(2)(3), (lambda: (yield 5))().__next__(), list((lambda n: (yield from range(n)))(3)), (lambda x: [x := x + 1, x])(1), (lambda *a: len(a))(*"abc", *range(2)), (lambda f, *a: f(*a))(max, 3, 9), (lambda d: d)(**{"d": 5}), sorted("bca", key=lambda c: -ord(c)), sorted([(1, "b"), (1, "a")], key=lambda p: p[1]), max(range(9), key=lambda v: v * (6 - v)), list(map(lambda a, b: a * b, [1, 2], [3, 4])), list(filter(lambda v: v % 2, range(6))), {n: (lambda n=n: n)() for n in range(3)}, [f(3) for f in (lambda x: x, lambda x: x * x)], (lambda: locals())(), (lambda a, b=1: locals())(0))
cond = lambda x: "neg" if x < 0 else "zero" if x == 0 else lambda: "pos"; print(cond(-1), cond(0), cond(1)())
x = "global"
def scope():
    x = "local"; a = lambda: x; b = lambda x=x: x; x = "changed"
    return a(), b(), (lambda: [x for _ in "a"])(), (lambda x: (lambda: x)())("arg")
print(scope(), (lambda: x)())
for src in ("lambda: yield", "lambda x: return x", "lambda x, x: 0", "lambda (a, b): 0", "lambda a=1, b: 0", "lambda *: 0", "lambda *a, *b: 0", "lambda **k, a: 0", "lambda a: int: 0", "lambda: (x := 1)", "lambda: x := 1", "lambda: x = 1", "lambda a, /, b, /: 0", "lambda /: 0", "lambda *a, /: 0", "f(lambda: 0 = 1)", "lambda: await x", "lambda None: 0", "lambda: *a", "lambda: (*a,)", "lambda *, **k: 0", "lambda: x if y", "(lambda: 0) = 1", "del lambda: 0", "lambda a b: 0", "lambda: a: b"):
    try: compile(src, "s", "exec"); print("fine", src)
    except SyntaxError as e: print(src, "|", e.msg)
ops = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b if b else None, "m": lambda a, b: [a, b]}
total = 0
comp = lambda f, g: lambda v: f(g(v))
chain = lambda v: v
for i in range(300):
    r = ops["+-*/m"[i % 5]](i % 7, i % 3 if i < 200 else i / 3)
    total += r if isinstance(r, (int, float)) else 3 if r is None else len(r)
    if i % 30 == 0: chain = comp(lambda v, i=i: v + i, chain)
    total += chain(1) if i < 280 else len(str(chain(1)))
    if i == 100: ops["+"] = lambda a, *b: a
    if i == 150: ops["-"] = lambda a, b, c=[0]: c.append(a) or len(c)
    if i == 250: chain = lambda v, old=chain: old(str(v)[0] == "1" and 2)
print(round(total, 6))
