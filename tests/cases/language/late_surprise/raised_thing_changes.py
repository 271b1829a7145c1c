# What a hot loop raises is a class, an instance, and once something that is no exception at all.
class A(Exception): pass
def raiser(what):
    last = None
    for i in range(110):
        try: raise what if i == 100 else A
        except A as e: last = e
    return repr(last)
for what in (A("x"), A, 5, None, 'text', type, A(1).with_traceback(None), [A]):
    try: print(raiser(what))
    except BaseException as e: print(type(e).__name__, e)
class Odd(Exception):
    def __new__(cls, *a): return 'not an exception' if a == (1,) else super().__new__(cls, *a)
for a in ((), (1,), (2,)):
    try: raise Odd(*a)
    except (Odd, TypeError) as e: print(repr(e))
