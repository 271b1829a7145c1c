# Generator expressions: the first iterable at once, the rest late; names seen when consumed; passed alone.
log = []
def e(v): log.append(v); return v
g = (e(i) + e(k) for i in e([1, 2]) if e(cond))
print(log); cond, k = 1, 10
print(next(g), log); k = 20; print(next(g), log); log.clear()
try: (i for i in 5)
except TypeError as err: print(err)
h = (j for i in [1] for j in 5)
try: next(h)
except TypeError as err: print(err)
print(sum(i for i in range(5)), any(e(i) > 1 for i in range(9)), log, max((i for i in (3, 1)), default=0), dict((i, i * i) for i in range(3)), "".join(c for c in "abc"), sorted((-i for i in range(3))), [*(i for i in "xy")], tuple(i for i in ()), set(c for c in "aa"))
src = [1, 2, 3]
g = (i for i in src); src = "replaced"; print(list(g))
l = [1, 2]; g = (i for i in l); l.append(3); print(list(g), list(g))
def f(*a, **k): return len(a), sorted(k)
print(f(i for i in "ab"), f((i for i in "a"), 1), f(*(i for i in "abc"), **{c: 1 for c in "xy"}))
for bad in ("f(i for i in 'a', 1)", "f(1, i for i in 'a')", "f(i for i in 'a', k=1)", "(i for i in)", "i for i in 'a'", "f(*i for i in 'a')", "class A(i for i in 'a'): pass" if 0 else "f(i for i in 'a',)"):
    try: compile(bad, "<g>", "eval"); print("fine", bad)
    except SyntaxError as err: print(bad, "->", err.msg)
g = (1 / i for i in (1, 0, 2)); print(next(g))
for _ in range(2):
    try: print(next(g))
    except (ZeroDivisionError, StopIteration) as err: print(type(err).__name__)
g = ((i, (yield_ := i)) for i in range(2)); print(list(g), yield_, g.__name__, g.__qualname__, type(g).__name__, g.gi_frame)
def nested(n): return ((i, j) for i in range(n) for j in (k for k in range(i)))
print(list(nested(4)))
def stop(): raise StopIteration
try: list(stop() for _ in "a")
except RuntimeError as err: print(err, repr(err.__cause__))
def primes(n):
    sieve = (i for i in range(2, n))
    out = []
    for p in sieve:
        if all(p % q for q in out if q * q <= p): out.append(p)
    return out
print(primes(100), sum(len(primes(i)) for i in range(40)))
total, it = 0, None
for i in range(100):
    it = (v + i for v in (it or ()) if v % 3) if i % 10 else iter(range(i % 50))
    if i % 10 == 9: total += sum(it)
print(total)
