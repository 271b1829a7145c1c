# except clauses: tuples, nested tuples, expressions evaluated when needed, what is no class, __subclasshook__ ignored.
class Meta(type):
    def __instancecheck__(cls, o): return True
    def __subclasscheck__(cls, c): return True
class Any(Exception, metaclass=Meta): pass
def say(x): print("evaluated", getattr(x, "__name__", x), end=" "); return x
def attempt(exc, *handlers):
    try:
        try: raise exc
        except handlers[0]: return 0
        except handlers[1]: return 1
    except BaseException as e: return type(e).__name__, str(e)
print(attempt(KeyError("k"), Any, LookupError), attempt(KeyError, (ValueError, KeyError), 5), attempt(KeyError, ValueError, (int, KeyError)), attempt(KeyError, 5, KeyError), attempt(KeyError, (), KeyError), attempt(KeyError, ((ValueError, (KeyError,)),), KeyError), attempt(OSError, IOError, 0), attempt(KeyError, None, 0), attempt(KeyError, [KeyError], 0), attempt(KeyError, "KeyError", 0), attempt(KeyError, KeyError(), 0))
try: raise IndexError
except say(ValueError): pass
except (say(KeyError), say(IndexError)): print("caught")
except say(OSError): pass
try: pass
except say(ValueError): pass
else: print("nothing evaluated")
try: raise KeyError
except (KeyError if 1 else ValueError) as e: print(repr(e))
try:
    try: raise KeyError("first")
    except undefined_name: pass
except NameError as e: print(e, repr(e.__context__))
class E1(Exception): pass
class E2(E1): pass
class E3(E2, ValueError): pass
def which(c):
    try: raise c("x")
    except ValueError as e: return "V"
    except E2: return "2"
    except (E1, OSError): return "1"
    except: return "*"
print("".join(which(c) for c in (E1, E2, E3, ValueError, UnicodeError, OSError, FileNotFoundError, KeyboardInterrupt, GeneratorExit, ZeroDivisionError)))
kinds, n = [E1, E2, E3, ValueError, KeyError, OSError], 0
handlers = [(E1,), (E2, ValueError), LookupError, (OSError, E3)]
for i in range(180):
    h = handlers[i % 4]
    try: raise kinds[i % 6](i)
    except h as e: n += e.args[0]
    except Exception as e: n -= e.args[0]
    if i == 90: handlers[2] = E1; handlers.sort(key=str)
    if i == 120: E1.__bases__ = (LookupError,)
print(n)
