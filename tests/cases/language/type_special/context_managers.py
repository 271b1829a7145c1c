# Context manager types: __enter__ and __exit__ protocol, order, suppression, lookups on the class, errors.
def t(f, *a):
    try: return f(*a)
    except BaseException as e: return f"{type(e).__name__}: {e}"
log = []
class C:
    def __init__(self, n, swallow=False, boom=None): self.n, self.s, self.b = n, swallow, boom
    def __enter__(self):
        log.append(f"+{self.n}")
        if self.b == "enter": raise ValueError("enter")
        return self.n
    def __exit__(self, ty, v, tb):
        log.append(f"-{self.n}:{ty.__name__ if ty else None}:{v}:{tb is not None}")
        if self.b == "exit": raise KeyError("exit")
        return self.s
def run(*cs, body=None):
    log.clear()
    with cs[0] as a, cs[1] as b:
        log.append((a, b))
        if body: body()
    return "after"
for cs in ((C(1), C(2)), (C(1, True), C(2)), (C(1), C(2, True)), (C(1), C(2, boom="enter")), (C(1, True), C(2, boom="enter")), (C(1), C(2, boom="exit")), (C(1, True), C(2, boom="exit"))):
    print(t(run, *cs), log); print(t(lambda: run(*cs, body=lambda: 1 / 0)), log)
class NoExit:
    def __enter__(self): return 1
class NoEnter:
    def __exit__(self, *a): pass
class Inst: pass
i = Inst(); i.__enter__ = lambda: 1; i.__exit__ = lambda *a: None
for bad in (NoExit(), NoEnter(), i, 5, None, open):
    def w():
        with bad: pass
    print(t(w))
class Short:
    def __enter__(self): return self
    def __exit__(self): pass
def sh():
    with Short(): pass
print(t(sh))
class Truth:
    def __enter__(self): return (1, [2, 3])
    def __exit__(self, *a): return B()
class B:
    def __bool__(self): raise TypeError("truth")
def un():
    with Truth() as (x, [y, z]): raise ValueError((x, y, z))
print(t(un))
def ret():
    for k in range(3):
        with C(k, True):
            if k == 1: continue
            if k == 2: return "ret"
            raise KeyError
log.clear(); print(ret(), log)
def ctx():
    try:
        with C(1, boom="exit"): raise ValueError("inner")
    except KeyError as e: return type(e.__context__).__name__, e.__context__.__context__
print(ctx(), t(lambda: exec("with 5 as x: pass")), t(lambda: exec("with C(9) as d['k'].z: pass", {"C": C, "d": {"k": Inst()}})))
n = 0
for k in range(100):
    with C(k, k % 2 == 0) as a, C(k + 1, True) as b:
        n += a + b
        if k % 3 == 0: raise ValueError(k)
    n += len(log) % 7
print(n)
