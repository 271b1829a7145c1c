# BaseException: args, with_traceback, add_note, __notes__, cause and context, comparison, pickling parts.
def t(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return f"{type(e).__name__}: {e}"
e = Exception("a", 1)
print(e, repr(e), e.args, str(Exception()), repr(Exception()), str(Exception(5)), repr(Exception("x")), repr(Exception((1,))), Exception("") .args, t(Exception, a=1), e == Exception("a", 1), e.__reduce__()[1:], e.__traceback__, e.__cause__, e.__context__, e.__suppress_context__)
e.args = [1, 2]; print(e.args, e, t(setattr, e, "args", 5), t(setattr, e, "__cause__", 5), t(setattr, e, "__context__", "x"), t(setattr, e, "__traceback__", 5), t(e.with_traceback, 5), e.with_traceback(None) is e)
print(e.add_note("n1"), e.add_note("n2"), e.__notes__, t(e.add_note, 5), hasattr(Exception(), "__notes__")); e.__notes__ = 5; print(t(e.add_note, "x"))
c = ValueError("cause"); e.__cause__ = c; print(e.__cause__ is c, e.__suppress_context__, e.__context__)
e.__setstate__({"foo": 1, "bar": 2}); print(e.foo, e.bar, t(e.__setstate__, 5), e.__setstate__(None), vars(e)["foo"])
class Own(Exception):
    def __init__(self, code, *rest): self.code = code
    def __str__(self): return f"code {self.code}"
o = Own(7, "r"); print(o, repr(o), o.args, Own.__mro__[1:3], t(Own))
class New(Exception):
    def __new__(cls, *a): x = super().__new__(cls, "forced"); return x
print(repr(New(1, 2)), New(3).args, issubclass(KeyboardInterrupt, Exception), issubclass(SystemExit, Exception), issubclass(GeneratorExit, Exception), BaseException.__subclasses__().__class__.__name__)
def chain(n):
    try:
        if n == 0: raise KeyError("deep")
        chain(n - 1)
    except KeyError as x:
        if n % 2: raise ValueError(n) from x
        raise KeyError(n)
    except ValueError as x:
        raise KeyError(f"v{n}") from None
for depth in range(4):
    try: chain(depth)
    except Exception as x:
        out = []
        while x: out.append((repr(x), x.__cause__ is not None, x.__suppress_context__)); x = x.__context__
        print(out)
n = 0
for i in range(120):
    try:
        try: raise (ValueError if i % 2 else KeyError)(i, str(i))
        except ValueError as v: raise RuntimeError(i) from v
    except (KeyError, RuntimeError) as x: n = n * 7 + len(x.args) + (x.__cause__ is None) + (x.__traceback__.tb_lineno > 30) + len(str(x)) & 0xffffff
print(n)
