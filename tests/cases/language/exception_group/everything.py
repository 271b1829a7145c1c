# Exception groups: made, split, derived, nested, shown, and what they refuse.
eg = ExceptionGroup("msg", [ValueError(1), TypeError("t"), ExceptionGroup("in", [OSError(2, "x"), KeyError("k")])])
print(eg, repr(eg), eg.message, eg.exceptions, eg.args, type(eg.exceptions), ExceptionGroup.__mro__)
m, r = eg.split(ValueError); print(repr(m), repr(r))
m, r = eg.split((OSError, TypeError)); print(repr(m), repr(r))
print(repr(eg.subgroup(lambda e: isinstance(e, KeyError))), eg.subgroup(ZeroDivisionError), eg.split(ExceptionGroup), repr(eg.split(lambda e: False)))
for bad in ((), ("a",), ("a", 5), (5, [ValueError()]), ("a", []), ("a", [5]), ("a", [ValueError(), "x"]), ("a", [KeyboardInterrupt()])):
    try: ExceptionGroup(*bad)
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
print(type(BaseExceptionGroup("a", [ValueError()])), type(BaseExceptionGroup("a", [KeyboardInterrupt()])))
class My(ExceptionGroup):
    def __new__(cls, message, excs, code=0):
        self = super().__new__(cls, message, excs); self.code = code; return self
    def derive(self, excs): return My(self.message, excs, self.code)
g = My("my", [ValueError(1), TypeError(2)], 7); g.add_note("n1")
m, r = g.split(ValueError); print(repr(m), m.code, r.code, type(m), m.__notes__, m.__notes__ is g.__notes__)
try: My("x", [KeyboardInterrupt()])
except TypeError as e: print(e)
try: eg.split(5)
except TypeError as e: print(e)
try: eg.message = 'x'
except AttributeError as e: print(e)
print(eg.__dict__, g.__dict__)
try:
    try: raise g
    except My as e: raise KeyError('c') from e
except KeyError as e: print(repr(e.__cause__))
try: raise eg
except ExceptionGroup as e:
    s = e.subgroup(ValueError); print(s.__traceback__ is e.__traceback__, s.__cause__, s.__context__)
print(eg.derive([ValueError(9)]), ExceptionGroup[int])
n = 0
for i in range(100):
    x = ExceptionGroup(f"g{i}", [ValueError(i), KeyError(i)])
    a, b = x.split(ValueError)
    n += a.exceptions[0].args[0] + len(b.exceptions)
print(n)
