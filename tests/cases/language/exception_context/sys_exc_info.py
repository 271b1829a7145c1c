# sys.exc_info and sys.exception-like state: nested handlers, generators, functions called in handlers.
import sys
def cur(): return sys.exc_info()[1]
print(sys.exc_info(), cur())
try: raise ValueError(1)
except ValueError:
    print(repr(cur()), sys.exc_info()[0].__name__)
    try: raise KeyError(2)
    except KeyError: print(repr(cur()))
    print(repr(cur()))
    try: pass
    finally: print("finally", repr(cur()))
print(cur())
def gen():
    yield repr(cur())
    try: raise TypeError("gen")
    except TypeError: yield repr(cur())
    yield repr(cur())
try: raise OSError("outside")
except OSError:
    g = gen(); print(next(g), next(g))
print(next(g))
def with_finally():
    try: raise ValueError("v")
    finally:
        print("in finally", repr(cur()))
        return "swallowed"
print(with_finally(), cur())
class CM:
    def __enter__(self): print("enter", repr(cur()))
    def __exit__(self, *a): print("exit", repr(cur()), a[1] is cur()); return True
with CM(): raise IndexError("cm")
print(cur())
def helper(): return cur()
try: raise LookupError
except LookupError as e: print(helper() is e, [helper() is e for _ in range(2)], (lambda: helper())() is e)
n = 0
for i in range(120):
    try:
        if i % 2: raise ValueError(i)
        n += cur() is None
    except ValueError as e:
        n += cur() is e
        try: raise KeyError(i) if i % 3 else e
        except (KeyError, ValueError): n += 10 * (cur().args == (i,))
        n += 100 * (cur() is e)
    n += 1000 * (cur() is None)
print(n)
