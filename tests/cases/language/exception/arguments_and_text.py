# What exceptions hold and how they are shown: args, str, repr, attributes, KeyError's quoting, equality.

for e in (
    Exception(), Exception(None), Exception("text"), Exception("a", 2), Exception(("t",)), KeyError("k"), KeyError(1), KeyError("a", "b"), KeyError(),
    ValueError(""), OSError("plain"), OSError(2, "No such file"), StopIteration(), StopIteration(7), SystemExit(3), AssertionError("m"), NotImplementedError(),
    AttributeError("x"), ImportError("i"), RecursionError("r"), ZeroDivisionError("z"), UnicodeError("u"), KeyboardInterrupt(), MemoryError(),
):
    print(repr(e), "|", str(e), "|", e.args)
print(StopIteration(7).value, StopIteration().value, SystemExit(3).code, OSError(2, "m").errno, OSError(2, "m").strerror)


class Detailed(Exception):
    def __init__(self, message, code=0):
        super().__init__(message, code)
        self.code = code

    def __str__(self):
        return f"[{self.code}] {self.args[0]}"


class Silent(Exception):
    def __init__(self, secret):
        self.secret = secret


class Custom(ValueError):
    def __repr__(self):
        return "custom!"


print(str(Detailed("m", 5)), repr(Detailed("m", 5)), Detailed("x").args, str(Silent("s")), repr(Silent("s")), Silent("s").args, repr(Custom(1)), str(Custom(1)))
print(ValueError("a") == ValueError("a"), isinstance(Custom(), ValueError), type(Custom()).__mro__[1].__name__, issubclass(KeyboardInterrupt, Exception))
total = 0
for i in range(200):
    try:
        if i % 4 == 0:
            raise Detailed("d", i)
        if i % 4 == 1:
            raise Silent(i)
        if i % 4 == 2:
            raise KeyError(i, "x")
        raise Custom
    except Detailed as e:
        total += e.code + len(str(e))
    except Silent as e:
        total += e.secret * len(e.args)
    except (KeyError, Custom) as e:
        total += len(e.args) + len(repr(e))
print(total)
for kind in (ArithmeticError, LookupError, EOFError, NameError, UnboundLocalError, FileNotFoundError, ConnectionError, TimeoutError, BufferError):
    print(kind.__name__, kind.__bases__[0].__name__, issubclass(kind, Exception))
try:
    raise ValueError("with", "two")
except ValueError as e:
    a, b = e.args
    print(a, b, e.with_traceback(None) is e)
