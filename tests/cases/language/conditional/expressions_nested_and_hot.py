# Conditional expressions and boolean operators nested in each other, as arguments, targets' indices, defaults, in loops whose conditions change kind.
def c(a, b, d): return "x" if a else "y" if b else "z" if d else "w"
print([c(a, b, d) for a in (0, 1) for b in ("", "s") for d in ([], [0])])
log = []
def t(v, n=None): log.append(n if n is not None else v); return v
def shown(r): s = r, log[:]; log.clear(); return s
print(shown(t(1) if t(0) else t(2)), shown(t(0) or t("") or t([])), shown(t(1) and t("a") and t(())), shown(t(0) and t(1) or t(2)), shown((t(0) or t(1)) and t(2)), shown(not t(0) and not t(1)), shown(t(1) if t(1) or t(2) else t(3)), shown(t(5) if not (t(1) and t(0)) else t(6)))
class B:
    def __init__(self, v): self.v, self.n = v, 0
    def __bool__(self): self.n += 1; return self.v
    def __repr__(self): return f"B{int(self.v)}:{self.n}"
a, b = B(True), B(False)
r = [a and b, b and a, a or b, b or a, a if b else b, not a, a and b or a, a if a and b else b, [1 for _ in "x" if a if not b]]; print(r)
if a and not b or b: print("asked", a.n, b.n)
while a and b or not a: break
else: print("no loop", a.n, b.n)
assert a or b, "no"; print(a.n, b.n, bool(a) is True, (a and 5) == 5, (b and 1 / 0) is b, (a or 1 / 0) is a)
class Bad:
    def __bool__(self): raise ValueError("no truth")
class Bad2:
    def __bool__(self): return 1
class Bad3:
    def __len__(self): return -1
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
for bad in (Bad(), Bad2(), Bad3()):
    print([act(f) for f in (lambda: 1 if bad else 2, lambda: bad and 1, lambda: bad or 1, lambda: not bad, lambda: bool(bad), lambda: [x for x in [1] if bad], lambda: any([bad]), lambda: list(filter(None, [bad])), lambda: (bad and 1) if 0 else "skipped", lambda: 0 and bad, lambda: 1 or bad)])
x = [10, 20][1 if "a" in "abc" else 0]; d = {("k" if x > 5 else "n"): (1 if x else 2)}; l = [*([1, 2] if x else []), *(() if x else (3,))]
f = (lambda q: q + 1) if x > 100 else (lambda q: q - 1) if x > 10 else None; print(x, d, l, f(1), (lambda v: v if v else "empty")(""), (1 if 0 else 2) + 3, 1 if 0 else 2 + 3, -1 if 1 else 1 and 2, [i if i % 2 else -i for i in range(5) if i != 3], "a" if 1 else "b" "c", (1, 2) if 1 else 3, 1 if 1 else 2, not 1 == 2, not (1 == 2) is True, 1 or 2 and 3, (1 or 2) and 3, 0 or not 0 and 5)
def g(n, kind=("small" if x < 5 else "big"), *, w=(x and "and") or "or"): return kind, w, "neg" if n < 0 else "zero" if not n else "pos"
print(g(-1), g(0), g(5), f"{'yes' if x else 'no'!r:>6}", "%s" % ("t" if () else "f"))
values = [0, 1, "", "s", 0.0, 0.5, None, [], [0], {}, b"", 2 ** 70, a, b, 0j, range(0), range(1)]
total, kinds = 0, {}
for i in range(510):
    v = values[i % 17 if i > 100 else i % 2]
    w = values[i * 5 % 17 if i > 200 else 1]
    p = 1 if v else 2 if w else 3
    q = v and w; s = v or w; u = not v; m = (v or w) and (not w or v)
    total += p + (q is v) * 10 + (s is w) * 100 + u * 1000 + (m is v) + (1 if v and w else 2 if v or w else 4)
    k = type(q if i % 2 else s).__name__; kinds[k] = kinds.get(k, 0) + 1
    if i == 300: B.__bool__ = lambda self: not self.v
    if i == 400: del B.__bool__; B.__len__ = lambda self: 0
    if i == 450: del B.__len__
print(total, kinds)
