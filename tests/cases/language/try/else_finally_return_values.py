# try with except, else and finally in functions called hot: values returned and overridden, names bound and unbound, exceptions replaced, generators in between.
trail = []
def f(x):
    try:
        trail.append("t")
        r = 10 // x
    except ZeroDivisionError as e:
        trail.append("z"); return "zero", e.args[0][:7]
    except (TypeError, ValueError):
        trail.append("v"); raise KeyError(x)
    else:
        trail.append("e")
        if r > 4: return "else", r
    finally:
        trail.append("f")
        if x == 7: return "finally wins"
        if x == "swallow": return "swallowed"
    trail.append("a")
    return "end", r
def act(g, *a):
    try: r = g(*a)
    except Exception as e: r = f"{type(e).__name__} {e} < {type(e.__context__).__name__}"
    t = "".join(trail); trail.clear(); return r, t
for x in (0, 1, 5, 7, "s", "swallow", None, 2.5, 10 ** 30, True): print(x, *act(f, x))
def g(n):
    for i in range(n):
        try:
            try:
                if i == 3: raise ValueError(i)
                if i == 5: return i
            finally:
                trail.append(str(i))
                if i == 4: continue
        except ValueError as e:
            e.extra = i; err = e
        else: trail.append(".")
        finally: trail.append("/")
    return err.extra, "done"
for n in (2, 4, 5, 6): print(n, *act(g, n))
def names():
    try: raise LookupError("x")
    except LookupError as e: kept = e
    try: e
    except UnboundLocalError as u: msg = str(u)
    e = "set"
    try: raise kept
    except LookupError as e: inner = e is kept
    return msg, inner, "e" in locals(), kept.__traceback__.tb_next is not None
print(names())
def replaced(k):
    try:
        try: raise ValueError("one")
        except ValueError:
            if k == 1: raise
            if k == 2: raise TypeError("two")
            if k == 3: raise TypeError("three") from None
            if k == 4: raise TypeError("four") from OSError("cause")
            if k == 5: raise ValueError
            if k == 6: raise (lambda: KeyError("called"))()
            if k == 7: raise 5
            if k == 8: raise TypeError from ValueError
            if k == 9: raise None
        finally:
            if k == 10: 1 / 0
            if k == 11: return "finally"
    except Exception as e: return type(e).__name__, str(e), repr(e.__cause__), repr(e.__context__), e.__suppress_context__
    return "no error"
for k in range(12): print(k, replaced(k))
def gen(n):
    for i in range(n):
        try: x = yield i
        except ArithmeticError as e: x = yield f"caught {type(e).__name__}"
        else:
            if x: trail.append(str(x))
        finally: trail.append("f")
it = gen(4); print(next(it), it.send("a"), it.throw(OverflowError), it.send("b"), it.throw(ZeroDivisionError("z")), next(it), list(it), trail); trail.clear()
class Odd(Exception):
    def __eq__(self, o): return True
def matching(exc, *handlers):
    for h in handlers:
        try:
            try: raise exc
            except h: return "matched", getattr(h, "__name__", len(h) if isinstance(h, tuple) else h)
        except TypeError as e:
            if e is not exc: return str(e)[:40]
        except Exception: pass
    return "none"
for a in ((ValueError(), KeyError, ValueError), (KeyError(), LookupError), (KeyError(), (ValueError, (KeyError, OSError))), (Odd(), ValueError, Odd), (ValueError(), ()), (ValueError(), 5), (ValueError(), (5, ValueError)), (ValueError(), (ValueError, 5)), (ValueError(), "ValueError"), (UnicodeDecodeError("u", b"", 0, 1, "r"), ValueError), (ConnectionResetError(), OSError), (StopIteration(), RuntimeError, Exception), (TypeError("t"), int), (ValueError(), [ValueError]), (ValueError(), (object,)), (ValueError(), Exception)): print(matching(*a))
total, res = 0, {}
for i in range(400):
    x = (i % 11, str(i), i / 4, None, 7)[i % 5 if i > 120 else 0]
    r, t = act(f, x)
    total += len(t); key = r[0] if isinstance(r, tuple) else r.split()[0]
    res[key] = res.get(key, 0) + 1
    total += len(replaced(i % 12 if i % 12 not in (11,) else 0)[0]) + len(act(g, i % 7)[1])
    if i == 250: ZeroDivisionError = ArithmeticError
    if i == 300: ValueError_, ValueError = ValueError, LookupError
    if i == 350: ValueError = ValueError_
print(total, res)
