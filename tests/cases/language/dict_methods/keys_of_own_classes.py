# dict: keys with their own __hash__ and __eq__, collisions, lookups that change the dict.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
log = []
class K:
    def __init__(self, h, v): self.h, self.v = h, v
    def __hash__(self): log.append(f"h{self.v}"); return self.h
    def __eq__(self, o): log.append(f"{self.v}=={getattr(o, 'v', o)}"); return self.v == getattr(o, "v", None)
    def __repr__(self): return f"K{self.v}"
d = {}
a, b, c = K(1, "a"), K(1, "b"), K(1, "a")
d[a] = 1; d[b] = 2; d[c] = 3
print(d, log, len(d)); log.clear()
print(d[a], d[b], d.get(K(1, "z")), K(2, "a") in d, list(d)[0] is a, log); log.clear()
del d[b]; d[b] = 9; print(d, d.pop(c), d, log); log.clear()
class Bad(object):
    def __hash__(self): raise ValueError("no hash")
class BadEq:
    def __hash__(self): return 1
    def __eq__(self, o): raise ValueError("no eq")
    def __repr__(self): return "BE"
class NotInt:
    def __hash__(self): return "x"
class NoneHash:
    __hash__ = None
    def __repr__(self): return "NH"
print(t(lambda: {Bad(): 1}), t(lambda: d[Bad()]), t(lambda: {1: 2}[BadEq()]), t(d.get, BadEq()), t(lambda: {NotInt(): 1}), t(lambda: {NoneHash(): 1}), t(lambda: {BadEq(): 1, BadEq(): 2}), t(set, [NoneHash()]), BadEq() in {}, t(lambda: {1: 0}[BadEq()]))
class S(str):
    def __hash__(self): return hash("other")
    def __eq__(self, o): return o == "x"
x = {"x": 1, S("y"): 2}
print(x, x.get("x"), x.get("other"), x.get(S("q")), len(x))
class Evil:
    def __hash__(self): return 5
    def __eq__(self, o): e.clear(); return True
    def __repr__(self): return "Evil"
e = {5: 1, 6: 2}
print(t(lambda: e[Evil()]), e)
class P:
    __slots__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
    def __eq__(self, o): return self.x == o.x and self.y == o.y
    def __hash__(self): return hash((self.x, self.y))
seen, n = {}, 0
for i in range(200):
    p = P(i % 7, i % 5)
    seen[p] = seen.get(p, 0) + i
    if P(i % 3, i % 11) in seen: n += seen[P(i % 3, i % 11)]
print(n, len(seen))
