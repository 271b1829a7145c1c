# set: changes during iteration, elements that compare strangely, sets as elements, repr of cycles by objects.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
s = {1, 2, 3}
def grow():
    for x in s: s.add(x + 10)
def shrink():
    for x in s: s.discard(3); s.discard(13)
print(t(grow), len(s)); print(t(shrink))
i = iter({5}); print(i.__length_hint__(), next(i), i.__length_hint__(), t(next, i), t(next, i), type(i).__name__)
class E:
    def __init__(self, v): self.v = v
    def __hash__(self): return 7
    def __eq__(self, o): return isinstance(o, E) and self.v == o.v
    def __repr__(self): return f"E{self.v}"
u = {E(i % 3) for i in range(9)}
print(len(u), E(1) in u, E(5) in u, sorted(map(repr, u)), len(u | {E(9)}), u == {E(2), E(1), E(0)}, u - {E(0), E(1)})
class N:
    def __init__(self): self.s = {self}
    def __repr__(self): return f"N({self.s!r})" if False else "N"
print(N().s, {frozenset()}, {frozenset({1}), frozenset({frozenset()})} == {frozenset({frozenset()}), frozenset([1])}, {(): 1}, {None, ...} == {..., None}, len({1, 1.0, True, 1 + 0j}), len({0, False, "", ()}), len({float("nan"), float("nan")}))
class Mut:
    def __hash__(self): return 1
    def __eq__(self, o): v.clear(); return False
v = {1}
print(t(v.add, Mut()), t(lambda: {1} == {Mut()}), {1, 2} == {1, 2, 3}, {1} < {1}, {*()}, {*"aa"}, {x % 2 for x in range(9)}, {**{}} == {}, type({}).__name__)
class H:
    def __hash__(self): raise TypeError("nope")
print(t(lambda: {H()}), t(lambda: H() in {1}), t({1}.discard, H()), t(set().union, [H()]), t({1}.issuperset, [H()]), t({1}.isdisjoint, [[]]), t({1}.issubset, [[]]), t({1}.difference, [[]]), t({1}.intersection, [[]]), t(set().intersection, [[]]))
n = 0
for k in range(100):
    w = {k, k + 1, k * 2, str(k), (k,)}
    w2 = w ^ {k + 1, "x"}
    n = n * 7 + len(w) + len(w2) + (str(k) in w2) + ((k,) in w) + (w > {k}) & 0xffffff
print(n)
