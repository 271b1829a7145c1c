# raise: classes, instances, from, None, what is no exception, re-raising with nothing handled.
def attempt(f):
    try: f()
    except BaseException as e:
        print(type(e).__name__, e, "| cause", repr(e.__cause__), "| context", repr(e.__context__), e.__suppress_context__)
def r1(): raise ValueError
def r2(): raise ValueError("a", 1)
def r3(): raise ValueError from KeyError
def r4(): raise ValueError("x") from KeyError("k")
def r5():
    try: 1 / 0
    except ZeroDivisionError: raise ValueError from None
def r6():
    try: 1 / 0
    except ZeroDivisionError as e: raise ValueError from e
def r7(): raise 5
def r8(): raise "text"
def r9(): raise ValueError from 5
def s1(): raise
def s2(): raise None
def s3(): raise int
def s4(): raise ValueError from int
def s5():
    class E(Exception):
        def __init__(self, need): pass
    raise E
def s6():
    class E(Exception):
        def __new__(cls, *a): return 5
    raise E
def s7(): raise KeyError("k") from ValueError
def s8():
    try: raise KeyError
    except KeyError as e:
        try: raise e
        except KeyError as f: raise TypeError from f
def s9():
    class Bad(Exception):
        def __init__(self): raise OSError("in init")
    raise ValueError from Bad
def t1(): raise type("Dyn", (Exception,), {"__str__": lambda s: "dyn"})
def t2(): raise (ValueError if 0 else IndexError)("chosen")
def t3(): raise [].pop()
def t4(): raise undefined from 1 / 0
def t5(): raise StopIteration(4)
def t6(): raise SystemExit(3)
def t7(): raise GeneratorExit
for f in (r1, r2, r3, r4, r5, r6, r7, r8, r9, s1, s2, s3, s4, s5, s6, s7, s8, s9, t1, t2, t3, t4, t5, t6, t7): attempt(f)
kinds, count = [ValueError, KeyError("k"), OSError, type("E", (LookupError,), {}), IndexError("i")], {}
def thrower(i): raise kinds[i % 5]
for i in range(150):
    try: thrower(i)
    except LookupError as e: count[type(e).__name__] = count.get(type(e).__name__, 0) + 1
    except (ValueError, OSError) as e: count[repr(e)] = count.get(repr(e), 0) + 1
print(count)
