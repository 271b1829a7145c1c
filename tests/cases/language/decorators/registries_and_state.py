# Decorators with state: memo with limits, retries, typed dispatch, composition, of methods and classes, with arguments or not, stacked in loops.
import functools
def memo(f=None, *, limit=8):
    if f is None: return lambda f: memo(f, limit=limit)
    cache = {}
    @functools.wraps(f)
    def run(*a, **k):
        key = a, tuple(sorted(k.items()))
        try: r = cache.pop(key); run.hits += 1
        except KeyError: r = f(*a, **k)
        except TypeError: run.unhashable += 1; return f(*a, **k)
        cache[key] = r
        if len(cache) > limit: del cache[next(iter(cache))]
        return r
    run.hits = run.unhashable = 0; run.cache = cache
    return run
@memo
def sq(n): return n * n
@memo(limit=200)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
@memo(limit=2)
def total(xs, *, start=0): return sum(xs, start)
print([sq(i % 10 if i < 30 else i % 5) for i in range(40)][-3:], sq.hits, len(sq.cache), fib(150), fib.hits, total((1, 2), start=3), total([1, 2]), total.unhashable, sq.__name__, sq.__wrapped__(12))
def retry(times, *kinds):
    def deco(f):
        @functools.wraps(f)
        def run(*a, **k):
            for t in range(times):
                try: return f(*a, **k)
                except kinds as e: last = e; run.failed.append(type(e).__name__)
            raise RuntimeError(f"{f.__name__} failed {times} times") from last
        run.failed = []; return run
    return deco
state = {"n": 0}
@retry(3, ValueError, KeyError)
def flaky(limit):
    state["n"] += 1
    if state["n"] % limit: raise (ValueError if state["n"] % 2 else KeyError)(state["n"])
    if limit == 7: raise OSError("not retried")
    return state["n"]
out = []
for i in range(60):
    try: out.append(flaky(i % 7 + 1))
    except (RuntimeError, OSError) as e: out.append(str(e)[:5] + str(type(e.__cause__).__name__))
print(out[-8:], len(flaky.failed), state)
class Dispatch:
    def __init__(self, f): self.default, self.table = f, {}; functools.update_wrapper(self, f)
    def on(self, *types): return lambda f: self.table.update({types: f}) or self
    def __call__(self, *args):
        for cls in self.table:
            if len(cls) == len(args) and all(map(isinstance, args, cls)): return self.table[cls](*args)
        return self.default(*args)
    def __get__(self, o, t=None): return self if o is None else functools.partial(self, o)
@Dispatch
def join(*a): return "default", len(a)
@join.on(int, int)
def join(a, b): return a + b
@join.on(str, object)
def join(a, b): return f"{a}{b}"
class Shape:
    @Dispatch
    def area(self, *a): return 0
    @area.on(object, int)
    def area(self, r): return 3 * r
    @area.on(object, int, int)
    def area(self, w, h): return w * h + self.extra
    extra = 1
print(join(1, 2), join("a", 3), join(1.5), Shape().area(), Shape().area(2), Shape().area(2, 3), join.__name__)
def counted(cls):
    cls.made = 0; init = cls.__init__
    def __init__(self, *a): type(self).made += 1; init(self, *a)
    cls.__init__ = __init__; return cls
def comparable(*names):
    def deco(cls):
        cls.__eq__ = lambda s, o: all(getattr(s, n) == getattr(o, n) for n in names) if isinstance(o, cls) else NotImplemented
        cls.__lt__ = lambda s, o: [getattr(s, n) for n in names] < [getattr(o, n) for n in names]
        return functools.total_ordering(cls)
    return deco
@counted
@comparable("y", "x")
class P:
    def __init__(self, x, y): self.x, self.y = x, y
    def __repr__(self): return f"P{self.x, self.y}"
print(sorted(P(i * 7 % 5, i % 3) for i in range(9)), max(P(1, 2), P(5, 1)), P(1, 2) >= P(1, 2), P(1, 1) == 5, P.made)
def wrap(f, k): return lambda x: f(x) + k
f = lambda x: x
for i in range(80):
    f = wrap(f, i)
    if i % 20 == 19: f = (lambda g: lambda x: g(str(x) if isinstance(x, int) and i == 79 else x))(f)
try: f(1)
except TypeError as e: print(e)
def outer(*decos):
    def apply(f):
        for d in reversed(decos): f = d(f)
        return f
    return apply
@outer(str.upper, lambda s: s + "!", lambda f: f.__name__)
def shout(): pass
@list
@sorted
@(lambda f: f())
def letters(): return "sidewinder"
@property
def prop(self): pass
print(shout, letters, type(prop).__name__, prop.fget.__name__)
for bad in (5, None, len):
    try:
        @bad
        def g(): pass
        print(g)
    except TypeError as e: print(e)
