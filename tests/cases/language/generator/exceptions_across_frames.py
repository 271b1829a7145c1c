# Generators whose exceptions cross other generators, close in for loops that break, try/finally with yields inside, return values, sends to delegates.
log = []
def source(n, bad=()):
    try:
        for i in range(n):
            if i in bad: raise ValueError(i)
            try: r = yield i
            except KeyError as e: log.append(f"k{e.args[0]}"); r = "handled"
            if r: log.append(r)
    except GeneratorExit: log.append(f"exit{i}"); raise
    finally: log.append("closed")
    return n
def middle(g, retries=2):
    while True:
        try: return (yield from g)
        except ValueError as e:
            log.append(f"v{e.args[0]}")
            if not retries: raise RuntimeError("gave up") from e
            retries -= 1; g = source(e.args[0], (1,) if retries else (0,))
def top(*gs):
    results = []
    for g in gs:
        try: results.append((yield from g))
        except RuntimeError as e: results.append(str(e))
    return results
def drain(g):
    got = []
    while True:
        try: got.append(next(g))
        except StopIteration as e: return got, e.value
def shown(x): r = x, " ".join(log); log.clear(); return r
print(shown(drain(top(middle(source(3)), middle(source(5, (2,))), middle(source(6, (3,)), 1), middle(source(2, (1,)), 0)))))
g = top(middle(source(4)))
print(next(g), g.send("sent"), g.throw(KeyError("inside")), g.throw(KeyError, "args"), shown(g.close()))
g = source(5)
for v in g:
    if v == 2: g.close(); break
print(shown(v))
def inner_yield_in_finally():
    try: yield 1
    finally: log.append("fin"); yield 2; log.append("after")
g = inner_yield_in_finally(); next(g)
try: g.close()
except RuntimeError as e: print(e)
try: next(g)
except GeneratorExit as e: print(repr(e), shown(list(g)))
g = inner_yield_in_finally(); next(g); print(g.throw(KeyError("k")))
try: next(g)
except KeyError as e: print("late", e, shown(None))
def own_iter():
    class It:
        def __iter__(self): return self
        def __next__(self): self.n = getattr(self, "n", 0) + 1; return self.n
        def send(self, v): log.append(f"send {v}"); return v * 2
        def throw(self, t, v=None, tb=None): log.append(f"throw {t if isinstance(t, type) else type(t).__name__}"); raise StopIteration("thrown out")
        def close(self): log.append("it closed")
    return (yield from It())
g = own_iter(); print(next(g), g.send(5), next(g), g.send(None))
try: g.throw(ValueError("x"))
except StopIteration as e: print(e.value, shown(None))
g = own_iter(); next(g); g.close(); print(shown(None))
for act in (lambda: next(source(1)).x, lambda: source(1).send(5), lambda: source(1).throw(5), lambda: source(1).throw(ValueError, 5, 6), lambda: source(), lambda: drain(middle(5)), lambda: source(1).throw(KeyError("early")), lambda: (lambda: (yield from [1, 2]))().send(3)):
    try: print(act())
    except Exception as e: print(type(e).__name__, e)
def selfrun():
    me = yield
    try: next(me)
    except ValueError as e: yield str(e)
g = selfrun(); next(g); print(g.send(g))
log.clear(); total = 0
for r in range(150):
    g = middle(source(r % 6 + 1, (r % 4,) if r % 3 else ()), r % 2)
    try:
        for v in g:
            total += v
            if r % 11 == 5: g.throw(KeyError(r)) if r % 2 else None
            if r % 7 == 6: g.close(); break
    except RuntimeError as e: total += 100 + len(repr(e.__cause__))
print(total, len(log), log.count("closed"), log[-3:])
