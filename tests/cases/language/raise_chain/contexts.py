# __context__ is set at the raise, cycles are broken, cause and context are told apart.
def chain(e):
    out, seen = [], set()
    while e is not None and id(e) not in seen:
        seen.add(id(e)); out.append(repr(e)); e = e.__cause__ or e.__context__
    return out + (["cycle"] if e is not None else [])
def nest(n):
    try:
        if n == 0: raise ValueError(0)
        nest(n - 1)
    except Exception:
        raise KeyError(n)
try: nest(4)
except KeyError as e: print(chain(e))
try:
    try: raise ValueError("a")
    except ValueError as a:
        try: raise KeyError("b")
        except KeyError as b:
            raise a
except ValueError as e: print(chain(e), repr(e.__context__), e.__context__.__context__)
try:
    try: raise ValueError("self")
    except ValueError as e: raise e
except ValueError as e: print(chain(e))
try:
    try: raise ValueError("first")
    finally: raise KeyError("second")
except KeyError as e: print(chain(e))
class CM:
    def __enter__(self): pass
    def __exit__(self, t, v, tb): raise OSError("exit")
try:
    with CM(): raise ValueError("body")
except OSError as e: print(chain(e))
def gen():
    try: yield
    except ValueError: raise TypeError("gen")
g = gen(); next(g)
try:
    try: raise IndexError("outer")
    except IndexError: g.throw(ValueError("thrown"))
except TypeError as e: print(chain(e))
e1, e2 = ValueError(1), ValueError(2)
e1.__context__ = e2; e2.__context__ = e1
try:
    try: raise e1
    except ValueError: raise KeyError("k")
except KeyError as e: print(chain(e))
for bad in ("e1.__cause__ = 5", "e1.__context__ = 'x'", "e1.__cause__ = None", "e1.__traceback__ = 1", "e1.__cause__ = e1"):
    try: exec(bad); print(bad, e1.__suppress_context__)
    except TypeError as e: print(bad, e)
total = 0
for i in range(100):
    try:
        try: raise ValueError(i)
        except ValueError as v:
            if i % 2: raise KeyError from v
            raise KeyError if i % 3 else TypeError
    except (KeyError, TypeError) as e:
        total += e.__context__.args[0] + (e.__cause__ is e.__context__) * 1000 + e.__suppress_context__ * 10000
print(total)
