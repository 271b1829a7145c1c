# throw() in all its signatures, into every state of a generator.
def g():
    while True:
        try: got = yield "ready"
        except ValueError as e: print("caught", repr(e), repr(e.__cause__), e.__traceback__ is not None); got = e
        except KeyError: return "key"
def fresh():
    it = g(); next(it); return it
class E(ValueError):
    def __init__(self, *a): super().__init__(*a); self.made = True
for args in ((ValueError,), (ValueError("v"),), (ValueError, "text"), (ValueError, ("a", "b")), (ValueError, ValueError("inst")), (ValueError, E("sub")), (E, ValueError("base")), (E, 5), (ValueError, None), (ValueError, None, None), (ValueError("x"), None), (ValueError("x"), "extra"), (5,), ("text",), (None,), (int,), (ValueError, 1, 5), (KeyError,), (KeyError, 1), (IndexError("out"),), (StopIteration(3),), (GeneratorExit,), ()):
    it = fresh()
    try: print(it.throw(*args))
    except BaseException as e: print(type(e).__name__, e, getattr(e, "value", None), repr(e.__cause__))
it = g()
try: it.throw(ValueError("early"))
except ValueError as e: print("early", e, it.gi_frame)
try: next(it)
except StopIteration: print("stopped")
try: it.throw(KeyError("after"))
except KeyError as e: print("after", e)
def inner():
    try: yield 1
    except ValueError: yield "inner caught"
    return "inner done"
def outer():
    r = yield from inner()
    yield r
o = outer(); next(o); print(o.throw(ValueError), next(o))
o = outer(); next(o)
try: o.throw(TypeError, "passes")
except TypeError as e: print(e)
def counter():
    n = 0
    while True:
        try: n = (yield n) or n + 1
        except ArithmeticError as e: n = -e.args[0]
        except LookupError: n *= 2
c, total = counter(), 0; next(c)
for i in range(150):
    if i % 7 == 3: total += c.throw(ZeroDivisionError(i))
    elif i % 11 == 5: total += c.throw(KeyError, i)
    elif i % 5 == 0: total += c.send(2 ** 61 + i if i > 100 else i)
    else: total += next(c)
print(total)
