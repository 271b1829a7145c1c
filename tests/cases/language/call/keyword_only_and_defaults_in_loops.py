# Calls in loops whose arguments are spread from lists, dicts, generators and mappings that change size, with defaults and keyword only parameters, in every order.
def f(a, b=2, *args, c, d=4, **kw): return a, b, args, c, d, tuple(sorted(kw))
def act(fn):
    try: return fn()
    except Exception as e: return f"{type(e).__name__}: {e}"
class M:
    def __init__(self, **k): self.k = k
    def keys(self): return list(self.k)
    def __getitem__(self, k): return self.k[k]
class BadM:
    def keys(self): return 5
class BadK:
    def keys(self): return [1]
    def __getitem__(self, k): return k
class NoGet:
    def keys(self): return "a"
def gen(n):
    for i in range(n): yield i
def fails():
    yield 1
    raise ValueError("in the generator")
for fn in (lambda: f(1, c=3), lambda: f(*[1, 2, 3], c=1), lambda: f(*gen(4), *"xy", c=0, **{"e": 1}), lambda: f(c=1, *(0,)), lambda: f(**M(a=1, c=2, z=3)), lambda: f(1, **{"c": 1}, **{"d": 2}), lambda: f(1, **{"c": 1}, **{"c": 2}), lambda: f(1, c=1, **{"c": 2}), lambda: f(1, a=1, c=2), lambda: f(*[1], a=2, c=3), lambda: f(c=1), lambda: f(1), lambda: f(), lambda: f(*5), lambda: f(1, **5), lambda: f(1, **BadK()), lambda: f(1, **NoGet()), lambda: f(*fails(), c=1), lambda: f(*None), lambda: f(**None), lambda: f(1, *[], **{}, c=5), lambda: f(1, **{1: 2}), lambda: f(1, c=2, **{"x y": 1}), lambda: f(*[1], *[2], *[3], c=1, **{}, e=5), lambda: f(1, c=(y := 5), d=y), lambda: f(*(1, 2), b=3, c=1), lambda: (lambda *, k: k)(1), lambda: (lambda a, /: a)(a=1), lambda: (lambda a, /, **k: (a, k))(1, a=2), lambda: (lambda *a, **k: (a, k))(*{1: 2}, **{"a": 1}), lambda: (lambda: 0)(*[], **{}), lambda: (lambda: 0)(*[1]), lambda: (lambda: 0)(**{"a": 1}), lambda: (lambda a, b, c: 0)(1), lambda: (lambda a, b, c: 0)(1, 2), lambda: (lambda a, b=1: 0)(1, 2, 3), lambda: (lambda *, a, b, c: 0)(), lambda: (lambda *, a, b: 0)(b=1), lambda: (lambda a, *, b: 0)(1, 2, b=1), lambda: (lambda a, *, b: 0)(1, 2), lambda: (lambda a, b: 0)(1, 2, 3, c=4), lambda: (lambda a, b, /, c: 0)(1, b=2, c=3), lambda: (lambda a, b, /: 0)(a=1, b=2), lambda: print(1, foo=2), lambda: len(obj=1), lambda: int(y=1), lambda: [].append(), lambda: [].append(1, 2), lambda: "".join(a=1), lambda: dict(**{"a": 1}, a=2), lambda: sorted(key=1), lambda: max(key=len), lambda: type(a=1), lambda: isinstance(*[1, int, 3]), lambda: {}.get(*()), lambda: "a".replace(*"ab", **{}), lambda: range(*[1, 2, 3, 4]), lambda: getattr(1), lambda: divmod(1), lambda: pow(1), lambda: enumerate(), lambda: enumerate([], start="a"), lambda: sum(), lambda: abs(), lambda: hash(1, 2), lambda: super(1, 2, 3) if False else ord("ab"), lambda: chr(), lambda: slice()): print(act(fn))
total, pos, kws = 0, [1], {"c": 1}
for i in range(300):
    try:
        r = f(*pos, **kws) if i % 3 else f(*pos, c=i) if i % 2 else f(i, **kws)
        total += sum(x for x in r if isinstance(x, (int, float))) + len(r[2]) * 10 + len(r[5]) * 100
    except TypeError as e: total += len(str(e))
    if i == 50: pos = (1, 2, 3)
    if i == 80: kws["e"] = 5
    if i == 110: kws["b"] = 1
    if i == 130: del kws["b"]; pos = range(5)
    if i == 160: kws = M(c=0.5, g=1)
    if i == 190: pos = {1: 2, 3: 4}; kws = {"c": 2 ** 62}
    if i == 220: f.__kwdefaults__ = {"c": 9}; kws = {}
    if i == 250: f.__defaults__ = (7, 8); pos = ()
    if i == 270: f.__code__ = (lambda a=1, b=2, *args, c, d=4, **kw: (a, b, args, c, kw and 1 or 0, ())).__code__
print(total)
def forward(*a, **k): return target(*a, **k)
def target(x, *, y=1): return x * y
total = 0
for i in range(200):
    total += forward(i, y=2) if i % 2 else forward(*[i])
    if i == 60: target = lambda *a, **k: sum(a) + sum(k.values())
    if i == 120: target = max if False else (lambda x, y=3, /, **k: x - y + len(k))
    if i == 160: forward = lambda x, target=target, **k: target(x, **k)
print(total)
