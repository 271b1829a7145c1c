# The tree of builtin exceptions and warnings: each class's bases, its text, how handlers by base class catch it.
import builtins
names = sorted(n for n in dir(builtins) if isinstance(getattr(builtins, n), type) and issubclass(getattr(builtins, n), BaseException))
for n in names:
    c = getattr(builtins, n)
    if n in ("UnicodeEncodeError", "UnicodeDecodeError", "UnicodeTranslateError", "ExceptionGroup", "BaseExceptionGroup"): continue
    print(n, [b.__name__ for b in c.__mro__[1:-1]], str(c("x")), repr(c()), c("m").args, c.__module__)
print(EnvironmentError is IOError is OSError, [issubclass(x, ArithmeticError) for x in (ZeroDivisionError, OverflowError, FloatingPointError, ValueError)], [issubclass(x, Warning) for x in (BytesWarning, EncodingWarning, UserWarning)], issubclass(RecursionError, RuntimeError), issubclass(NotImplementedError, RuntimeError), issubclass(ModuleNotFoundError, ImportError), issubclass(UnboundLocalError, NameError), issubclass(TabError, SyntaxError), issubclass(BrokenPipeError, ConnectionError))
n = 0
cs = [getattr(builtins, x) for x in ("ValueError", "KeyError", "IndexError", "TypeError", "ZeroDivisionError", "OSError", "UserWarning", "StopIteration", "AssertionError", "EOFError")]
for i in range(150):
    try: raise cs[i % 10](i) if i % 2 else cs[i % 10]
    except LookupError as e: n = n * 3 + len(e.args) + 1
    except (ArithmeticError, AssertionError) as e: n = n * 3 + 2
    except OSError as e: n = n * 3 + (e.errno is None)
    except Exception as e: n = n * 3 + len(str(e))
    n &= 0xffffff
print(n)
