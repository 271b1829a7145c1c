# What has happened already when an operand, an argument, an item, a target or a default in the middle fails, at every place, hot and with state checked.
log = []
fuse = 0
def t(v):
    global fuse
    fuse -= 1
    if fuse == 0: raise LookupError(len(log))
    log.append(v); return v
class W:
    def __init__(self): self.d = {}
    def __setitem__(self, k, v): t(f"[{k}]="); self.d[k] = v
    def __getitem__(self, k): return t(f"[{k}]")
    def __delitem__(self, k): t(f"del {k}")
    def __setattr__(self, k, v): object.__setattr__(self, k, v) if k == "d" else t(f".{k}=")
    def __iadd__(self, o): t("+="); return self
    def __call__(self, *a, **k): return t(f"call{len(a)}{len(k)}")
    def __iter__(self):
        for i in range(2): yield t(i)
    def keys(self): return ["p", "q"]
    def __enter__(self): return t("enter")
    def __exit__(self, *a): log.append("exit " + (a[0].__name__ if a[0] else "")); return False
    def __format__(self, s): return t("fmt" + s)
    def __lt__(self, o): return t("<")
    def __add__(self, o): t("+"); return self
w = W()
def assign():
    a = b = w[t("k")] = t("v")
    return a
def multi(): x, w[t(1)], (y, w.z) = t("a"), t("b"), (t("c"), t("d")); return x
def star(): first, *w.rest, w[t("i")] = t([1, 2, 3, 4]); return first
def aug(): w[t("i")] += t(" v")
def call(): return w(t(1), *t([2]), t(3), k=t(4), **{"m": t(5)})
def unpackcall(): return w(*w, **w)
def disp(): return [t(1), *w, t(2)], {t("k"): t("v"), **{t("k2"): t("v2")}}, {t(3), *t((4, 5))}, (t(6), t(7))
def sl(): return [1, 2, 3][t(0):t(2):t(1)]
def chain(): return w < t(w) < t(2)
def boolean(): return t(1) and t(0) or t(2) and (t("") or t(3))
def fstr(): return f"{t(1)}{w:{t('>5')}}{t(2)!r}"
def deco():
    @t
    @(lambda f: t(f.__name__) and f)
    def f(a=t(1), *, b=t(2)) -> t(3): pass
    return "made"
def cls():
    class K(t(object), metaclass=t(type)): a = t(1); b = t(2)
    return K.__name__
def with_():
    with w as a, t(w) as b, w: t("body")
    return a
def loop():
    for w[t("target")] in w: t("in")
    return "looped"
def comp(): return [t(y) for x in w if t(1) for y in (x, t(x))]
def gen(): return list(t(x) + 1 for x in w)
def del_(): del w[t(1)], w[t(2)]
def ret():
    try: return t("value")
    finally: t("finally")
def ann(): x: t("unused") = t("val"); return x
def ternary(): return t("a") if t(0) else t("b")
def lam(): return (lambda a=t(1), *b, c=t(2): t(a))(*w)
def binop(): return t(1) + t(2) * t(3) ** t(2) - t(4)
def walrus(): return [(z := t(1)), z + t(2)]
def raise_():
    try: raise t(ValueError) from t(KeyError())
    except ValueError as e: return t("handled")
def matching():
    match t([1, 2]):
        case [t_, 5]: return "no"
        case [1, y] if t(y): return t("case")
jobs = [assign, multi, star, aug, call, unpackcall, disp, sl, chain, boolean, fstr, deco, cls, with_, loop, comp, gen, del_, ret, ann, ternary, lam, binop, walrus, raise_, matching]
for job in jobs:
    ends = []
    for n in range(1, 30):
        fuse = n; log.clear(); w.d.clear()
        try: r = job(); ends.append("ok"); fuse = -1; break
        except LookupError as e: ends.append(f"{len(log)}{'d' * len(w.d)}{'x' if any(isinstance(q, str) and q.startswith('exit') for q in log) else ''}")
        except TypeError as e: ends.append(type(e).__name__)
    print(job.__name__, n, " ".join(ends), [q if isinstance(q, (int, str, list, tuple)) else type(q).__name__ for q in log][-6:])
count = fails = 0
for i in range(520):
    fuse = i % 17 + 1; log.clear()
    try: jobs[i % 26](); count += len(log)
    except (LookupError, TypeError): fails += 1; count += len(log) * 100
print(count, fails)
