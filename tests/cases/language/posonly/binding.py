# Positional-only parameters: names free for **kwargs, errors, defaults, methods.
def f(a, b=2, /, c=3, *, d=4): return a, b, c, d
def g(a, /, **kw): return a, kw
def h(self, /, *args, self_=1, **kw): return self, args, self_, kw
print(f(1), f(1, 5), f(1, 5, 6, d=7), f(1, c=8), g(1, a=2), h(1, 2, self=3), f(*(1, 2), **{"c": 3}))
for call in ("f(a=1)", "f()", "f(1, b=3)", "f(1, 2, 3, 4)", "g(a=1)", "g()", "g(1, 2)", "h(self=1)", "f(1, a=2)", "f(1, b=2, a=3)", "f(1, 2, 3, c=4)", "f(1, e=5)", "f(b=2, a=1, d=4)", "f(1, 2, 3, 4, 5, d=6)"):
    try: print(call, eval(call))
    except TypeError as e: print(call, "->", e)
class C:
    def m(self, x, /, y, *, z): return x, y, z
    @classmethod
    def c(cls, x, /): return x
    @staticmethod
    def s(x, /): return x
for call in ("C().m(1, 2, z=3)", "C().m(1, y=2, z=3)", "C().m(x=1, y=2, z=3)", "C().m(1, 2)", "C.m()", "C.c(x=1)", "C.s(x=1)", "C().m(1, 2, 3)", "C.c(1, 2)", "C().c()", "C.m(1, 2, 3, z=4)"):
    try: print(call, eval(call))
    except TypeError as e: print(call, "->", e)
print(f.__code__.co_posonlyargcount, f.__code__.co_argcount, f.__code__.co_kwonlyargcount, f.__code__.co_varnames, (lambda x, /: x)(1))
for bad in ("def f(a, /, b, /): 0", "def f(*, a, /): 0", "def f(*a, /): 0", "def f(a=1, /, b): 0", "def f(a, /, a): 0", "def f(a, /, *): 0", "def f(**k, /): 0"):
    try: exec(bad); print(bad, "fine")
    except SyntaxError as e: print(bad, "->", e.msg)
def rec(n, acc=0, /, **seen): return acc if n == 0 else rec(n - 1, acc + n, n=n, acc=acc, **({} if n % 3 else {"t": seen.get("n")}))
total = 0
for i in range(80):
    try: total += rec(i % 9, a=1) if i % 4 else f(i, **{"b": 1})[0]
    except TypeError as e: total += len(str(e))
print(total)
