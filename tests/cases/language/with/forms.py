# The with statement in all its forms, and what goes wrong with it.
class M:
    def __init__(self, name, suppress=False, fail=None):
        self.name, self.suppress, self.fail = name, suppress, fail
    def __enter__(self):
        print("enter", self.name)
        if self.fail == "enter":
            raise RuntimeError("enter " + self.name)
        return self.name
    def __exit__(self, *args):
        print("exit", self.name, args[0] and args[0].__name__, args[1])
        if self.fail == "exit":
            raise KeyError("exit " + self.name)
        return self.suppress

with M("a") as a, M("b") as b:
    print(a, b)
with (M("a") as a, M("b") as (c), M("d")):
    print(a, c)
with (M("x")):
    pass
with (M("y")) as y:
    print(y)
with (M("1"), M("2")):
    pass
with (M("1"), M("2")) if False else M("t") as t:
    print(t)
with M("s", True), M("r"):
    raise ValueError("sup")
try:
    with M("s"), M("r", fail="exit"):
        raise ValueError("v")
except KeyError as e:
    print(repr(e), repr(e.__context__))
try:
    with M("s"), M("r", fail="enter"):
        raise ValueError("v")
except RuntimeError as e:
    print(repr(e), repr(e.__context__))
def f():
    for i in range(3):
        with M(i):
            if i == 0: continue
            if i == 1: break
    with M("ret"):
        return "value"
print(f())
class T: pass
with M("tgt") as T.attr, M("t2") as [*T.rest]:
    print(T.attr, T.rest)
for bad in (5, None, T(), type("E", (), {"__enter__": lambda s: 1})(), type("E", (), {"__exit__": lambda s, *a: 1})()):
    try:
        with bad: pass
    except TypeError as e:
        print(e)
    except AttributeError as e: print("AE", e)

def g():
    with M("gen"):
        yield 1
        yield 2
it = g()
print(next(it))
it.close()
def fin(x):
    try:
        if x == 1: return "try"
        if x == 2: raise ValueError
        if x == 3: 1/0
    except ValueError:
        return "except"
    else:
        return "else"
    finally:
        if x == 4: return "finally"
        print("f", x)
for i in range(5):
    try: print(fin(i))
    except ZeroDivisionError as e: print("zde")
def loop():
    while True:
        try:
            continue_ = 1
            break
        finally:
            print("loop finally")
    for i in range(2):
        try:
            continue
        finally:
            print("cont", i)
    for i in range(2):
        try:
            raise KeyError
        except KeyError:
            continue
        finally:
            try:
                pass
            finally:
                print("inner")
loop()
def swallow():
    while 1:
        try:
            raise ValueError
        finally:
            break
    return "swallowed"
print(swallow())
