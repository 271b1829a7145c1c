# Several managers in one with: entered in order, left in reverse, each sees what the inner ones left.
log = []
class CM:
    def __init__(self, n, enter=None, exit=None, suppress=False): self.n, self.enter, self.exit, self.suppress = n, enter, exit, suppress
    def __enter__(self):
        log.append(f"+{self.n}")
        if self.enter: raise self.enter
        return self.n
    def __exit__(self, t, v, tb):
        log.append(f"-{self.n}:{t.__name__ if t else None}")
        if self.exit: raise self.exit
        return self.suppress
def run(*cms, body=None):
    try:
        with cms[0] as a, cms[1] as b, cms[2] as c:
            log.append(f"{a}{b}{c}")
            if body: raise body
        print("after", end=" ")
    except Exception as e: print(repr(e), repr(e.__context__), end=" ")
    print(*log); log.clear()
C = CM
run(C(1), C(2), C(3)); run(C(1), C(2, enter=ValueError("e2")), C(3)); run(C(1, suppress=1), C(2, enter=ValueError("e2")), C(3))
run(C(1), C(2), C(3), body=KeyError("b")); run(C(1), C(2, suppress=[1]), C(3), body=KeyError("b")); run(C(1, suppress=True), C(2, exit=OSError("x")), C(3), body=KeyError("b"))
run(C(1), C(2), C(3, exit=TypeError("x3"))); run(C(1, exit=ValueError(1)), C(2, exit=ValueError(2)), C(3, exit=ValueError(3)), body=KeyError())
def targets():
    d, o = {}, type("O", (), {})()
    with C((1, 2)) as (a, b), C([3]) as [c], C(5) as d["k"], C(6) as o.x, C("ab") as (p, *q): return a, b, c, d, o.x, p, q
print(targets(), log[-1]); log.clear()
try:
    with C(1) as (a, b): log.append("never")
except TypeError as e: print(e, log); log.clear()
with (C(1), C(2) as two): pass
with (C(3), C(4),): pass
with (C(5)): pass
with (C(6), C(7))[1] as seven: pass
print(log, two, seven); log.clear()
class Missing: pass
class OnlyEnter:
    def __enter__(self): log.append("entered")
for bad in (Missing(), OnlyEnter(), 5, CM):
    try:
        with bad: pass
    except (TypeError, AttributeError) as e: print(type(e).__name__, e, log)
m = Missing(); m.__enter__ = m.__exit__ = lambda *a: 1
try:
    with m: pass
except TypeError as e: print(e)
total = 0
for i in range(100):
    try:
        with C(i % 3, suppress=i % 2), C(i % 5, exit=KeyError(i) if i % 11 == 0 else None):
            if i % 4 == 0: raise ValueError(i)
            if i % 7 == 0: continue
            total += 1
    except (ValueError, KeyError) as e: total += e.args[0]
print(total, len(log))
