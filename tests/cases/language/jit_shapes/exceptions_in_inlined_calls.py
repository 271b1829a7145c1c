# Exceptions raised at several depths of inlined calls, caught at other depths, from builtins and user code.
def leaf(i):
    if i % 7 == 0: raise ValueError(i)
    if i % 11 == 0: return [][i]
    if i % 13 == 0: return {}[i]
    if i % 17 == 0: return 1 // 0
    if i % 19 == 0: return int("x")
    return i
def mid(i):
    try: return leaf(i) + 1
    except IndexError: return -1
    except KeyError as e: raise RuntimeError("mid") from e
def top(i, depth=0):
    try: return mid(i) if depth == 0 else top(i, depth - 1)
    except ValueError as e: return e.args[0] * (1000 if i < 100 else 0.001)
    finally: log[depth] += 1
log = [0, 0, 0, 0]
out = {}
total = 0
for i in range(250):
    try: total += top(i, i % 4)
    except Exception as e: out[type(e).__name__] = out.get(type(e).__name__, 0) + i
print(round(total, 6), out, log)
class Res:
    open = 0
    def __enter__(self): Res.open += 1; return self
    def __exit__(self, t, v, tb): Res.open -= 1; return t is KeyError
def use(i):
    with Res() as r:
        if i % 3 == 0: return leaf(i)
        if i % 3 == 1: raise KeyError(i)
        mid(i)
    return "suppressed or done"
ok = 0
for i in range(150):
    try: ok += use(i) == "suppressed or done"
    except (ValueError, ArithmeticError, RuntimeError, LookupError): ok += 100
print(ok, Res.open)
def gen(n):
    for i in range(n):
        try: yield leaf(i)
        except GeneratorExit: raise
        except Exception as e: yield type(e).__name__
got = [x for x in gen(60) if isinstance(x, str)]
print(got)
