# StopIteration.value, SystemExit.code, GeneratorExit, StopAsyncIteration: arguments and meaning.
def t(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return e
for a in ((), (1,), (1, 2), (None,), ((1, 2),)):
    s, x = StopIteration(*a), SystemExit(*a)
    print(s.value, s.args, repr(s), x.code, x.args, repr(x), str(x))
s = StopIteration(5); s.value = 6; print(s.value, s.args, StopAsyncIteration(1).args, hasattr(StopAsyncIteration(1), "value"))
import sys
for c in ((), (0,), (3,), ("text",), (None,), ((1, 2),)):
    e = t(sys.exit, *c); print(repr(e.code), type(e).__name__, isinstance(e, Exception))
e = t(exit) if "exit" in dir(__builtins__) else SystemExit(); print(type(e).__name__)
def g():
    x = yield 1
    return x
it = g(); next(it); e = t(it.send, "val"); print(repr(e), e.value, t(next, it), t(it.send, 5))
def raiser():
    yield 1
    raise StopIteration("inner")
it = raiser(); next(it); e = t(next, it); print(repr(e), repr(e.__cause__), e.__cause__ is e.__context__)
def closes():
    try: yield 1
    except GeneratorExit as e: print("closing", repr(e), e.args); return 5
it = closes(); next(it); print(it.close(), t(next, it))
def stubborn():
    try: yield 1
    except GeneratorExit: yield 2
it = stubborn(); next(it); print(t(it.close))
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration(self.n)
        return self.n
def deleg(): r = yield from It(); yield ("result", r)
print(list(deleg()), list(It()), [*It()], sum(It()), dict(zip("abcd", It())))
n = 0
for i in range(100):
    gen = g(); next(gen)
    try: gen.send(i)
    except StopIteration as e: n = n * 3 + e.value & 0xffffff
    try: sys.exit(i)
    except SystemExit as e: n += e.code
print(n)
