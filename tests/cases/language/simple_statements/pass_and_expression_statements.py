# Expression statements: evaluated and dropped, constants, strings, yields, awaits; pass anywhere.
log = []
def e(x): log.append(x); return x
e(1); e(2) + e(3); [e(4)]; e(5) if e(0) else e(6); e(7) and e(8); (e(9), e(10)); {e(11): e(12)}; e(13) < e(14); not e(15); -e(16); f"{e(17)}"; lambda: e("never")
print(log); log.clear()
"a string"; 5; None; ...; (); b"bytes"; 1.5; True; 'x' 'y'; not 0; (1, 2); 3 + 4
class P:
    pass; pass
    x = 1; pass; y = 2
    def f(self): pass
    def g(self): ...
    def h(self): "doc only"
    if 0: pass
    else: pass
    for _ in (): pass
    while 0: pass
    try: pass
    except: pass
    else: pass
    finally: pass
    with open("/dev/null"): pass
    pass
print(P().f(), P().g(), P().h(), P.h.__doc__, P.y)
class Loud:
    def __add__(self, o): log.append("add"); return self
    def __getattr__(self, n): log.append(n); return self
    def __getitem__(self, k): log.append(k); return self
    def __eq__(self, o): log.append("eq"); return self
    def __bool__(self): log.append("bool"); return True
    def __iter__(self): log.append("iter"); return iter(())
    def __call__(self): log.append("call")
l = Loud()
l + 1; l.attr; l[0]; l == 1; l and 1; not l; l if l else 0; [*l]; l.m(); l == l == l; l.a.b[1].c
print(log)
def gen():
    yield
    (yield 1), (yield 2)
    "a" if (yield 3) else (yield 4)
print(list(gen()))
for i in range(100): i; i + 1; [i]; (i, i); "s"; None; e(i) if i > 97 else ...
print(log[-2:])
for bad in (lambda: undefined_here, lambda: 1 / 0, lambda: l.x.y.z() + None if 0 else {}["k"], lambda: [][0]):
    try: bad(); print("no")
    except Exception as x: print(type(x).__name__)
