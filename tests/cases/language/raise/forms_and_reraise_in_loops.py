# raise in every form: classes, instances, calls that fail, from things that are no exceptions, bare in odd places, reraised after changes, hot.
import sys
class Needs(Exception):
    def __init__(self, a, b): super().__init__(a, b); self.sum = a + b
class Weird(Exception):
    def __new__(cls, *a): return ValueError("from new") if a == (1,) else 5 if a == (2,) else super().__new__(cls, *a)
class Meta(type):
    def __call__(cls, *a): return "not an exception" if a == ("s",) else super().__call__(*a)
class WithMeta(Exception, metaclass=Meta): pass
class Sub(BaseException): pass
def act(f, *a):
    try: f(*a)
    except BaseException as e: return f"{type(e).__name__}({', '.join(map(repr, e.args))}) cause={e.__cause__!r} context={e.__context__!r} {e.__suppress_context__}"
    return "nothing"
def r(*parts):
    if len(parts) == 1: raise parts[0]
    raise parts[0] from parts[1]
for parts in ((ValueError,), (ValueError(1, 2),), (Needs,), (Needs(1, 2),), (Weird,), (WithMeta,), (Sub,), (Sub(3),), (5,), ("s",), (None,), (int,), (object(),), (ValueError, KeyError), (ValueError, KeyError("k")), (ValueError, None), (ValueError, 5), (ValueError, "s"), (ValueError, int), (5, ValueError), (ValueError, Needs), (Needs, ValueError), (StopIteration, GeneratorExit), ((ValueError, KeyError),), ([],), (type,), (Exception,), (OSError(2, "No such file"),), (KeyError([]),), (SystemExit(3),), (ExceptionGroup("g", [KeyError()]), Sub)): print(act(r, *parts))
print(act(lambda: r(Weird(1))), act(lambda: r(Weird(2))), act(lambda: r(WithMeta("s"))))
def bare(): raise
print(act(bare))
def bare_in(kind):
    try: 1 / 0
    except ZeroDivisionError as e:
        if kind == "call": bare()
        if kind == "nested":
            try: {}["k"]
            except KeyError: pass
            raise
        if kind == "inner":
            try: {}["k"]
            except KeyError: raise
        if kind == "finally":
            try: pass
            finally: raise
        if kind == "lambda": (lambda: bare())()
        if kind == "gen": next(x for x in iter(lambda: bare(), None))
        if kind == "same": raise e
        if kind == "fromself": raise e from e
        if kind == "copy": raise type(e)(*e.args) from e
        if kind == "cleared": e.__traceback__ = None; e.args = ("changed",); raise
        if kind == "comp": [bare() for _ in "a"]
    raise
for k in ("call", "nested", "inner", "finally", "lambda", "gen", "same", "fromself", "copy", "cleared", "comp", "none"): print(k, act(bare_in, k))
def tb_len(e):
    n, tb = 0, e.__traceback__
    while tb: n, tb = n + 1, tb.tb_next
    return n
kept = ValueError("kept"); lens = []
for i in range(60):
    try:
        if i % 2: raise kept
        raise kept.with_traceback(None)
    except ValueError as e:
        lens.append(tb_len(e))
        if i % 20 == 19: e.__traceback__ = None
print(lens[:6], lens[-3:], kept.__context__)
for bad in (lambda: kept.with_traceback(5), lambda: setattr(kept, "__traceback__", 5), lambda: setattr(kept, "__cause__", 5), lambda: setattr(kept, "__context__", "s"), lambda: setattr(kept, "args", 5), lambda: kept.with_traceback(), lambda: setattr(kept, "__suppress_context__", "yes") or kept.__suppress_context__, lambda: setattr(kept, "__cause__", KeyError("c")) or kept.__suppress_context__, lambda: delattr(kept, "args")): 
    try: print(bad())
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
def level(n, i):
    try:
        if n == 0: raise (KeyError, ValueError, Needs, 5, None, OSError(i), Sub)[i % 7]
        level(n - 1, i)
    except KeyError: raise
    except ValueError as e: raise KeyError(n) from e
    except TypeError as e:
        if n % 2: raise
        raise e from None
    except OSError as e:
        e.args += (n,)
        raise e.with_traceback(e.__traceback__)
counts = {}
for i in range(280):
    try: level(i % 5, i)
    except BaseException as e:
        depth, c = 0, e
        while c.__context__: depth, c = depth + 1, c.__context__
        k = f"{type(e).__name__} {len(e.args)} {depth} {e.__cause__ is not None} {tb_len(e) > 1}"; counts[k] = counts.get(k, 0) + 1
for k in sorted(counts): print(counts[k], k)
print(sys.exc_info(), sys.exception())
