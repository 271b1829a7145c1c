# Set methods and operators with every iterable, subclass results, changes during iteration, self operations, unhashables, sets of sets, comparisons.
def act(f):
    try: r = f(); return sorted(r, key=str) if isinstance(r, (set, frozenset)) else r
    except Exception as e: return f"{type(e).__name__}: {e}"
class S(set): pass
class F(frozenset):
    def __or__(self, o): return "own or"
    __ror__ = lambda self, o: "own ror"
s = {1, 2, 3}
for f in (lambda: s.union([3, 4], (5,), {6: 0}, range(7, 8), "a"), lambda: s | [4], lambda: s.intersection([2, 3, 9], iter([3])), lambda: s & "a", lambda: s.difference([1], [2]), lambda: s - [1], lambda: s.symmetric_difference([3, 3, 4]), lambda: s.symmetric_difference([1], [2]), lambda: s ^ (1,), lambda: s.union(5), lambda: s.union([[]]), lambda: s.intersection([[]]), lambda: s.difference([[]]), lambda: s.issubset(range(9)), lambda: s.issuperset([1, []]), lambda: s.isdisjoint([4, []]), lambda: s.isdisjoint("ab"), lambda: s <= [1, 2, 3], lambda: s < {1, 2, 3, 4} > s, lambda: s == frozenset(s), lambda: s != [1, 2, 3], lambda: s >= s <= s, lambda: s > s, lambda: s.add([]), lambda: s.add(), lambda: s.remove(9), lambda: s.remove([]), lambda: s.remove({9}), lambda: s.discard(9), lambda: s.discard([]), lambda: set().pop(), lambda: {1} in {frozenset([1])}, lambda: [] in s, lambda: {2} in s, lambda: s[0], lambda: s + s, lambda: s * 2, lambda: hash(s), lambda: hash(frozenset(s)) == hash(frozenset([3, 2, 1])), lambda: {[]}, lambda: set(5), lambda: set(1, 2), lambda: set(x=1), lambda: frozenset(s) is frozenset(s), lambda: frozenset(f0 := frozenset(s)) is f0, lambda: frozenset(s).add(1), lambda: type(S([1]) | {2}).__name__, lambda: type({2} | S([1])).__name__, lambda: type(S([1]).union()).__name__, lambda: type(frozenset([1]) | {2}).__name__, lambda: type({1} | frozenset([2])).__name__, lambda: type(S([1]).copy()).__name__, lambda: F([1]) | {2}, lambda: frozenset([2]) | F([1]), lambda: {1}.update([2], [3]), lambda: {1}.update(5), lambda: s.__or__([1]), lambda: set("hello") - set("help"), lambda: set.union({1}, {2}), lambda: set.union(), lambda: set.union([1], {2}), lambda: len(set(map(type, s))), lambda: {*s, *"ab", *()}, lambda: repr({None}), lambda: repr(set()), lambda: repr(frozenset([1])), lambda: bool(set()), lambda: {1: 2}.keys() | [3], lambda: {1: 2}.keys() - {1}, lambda: [3] | {1: 2}.keys()): print(act(f))
a = {1, 2}; b = a; b |= {3}; b &= {1, 3}; b ^= {5}; b -= {1}; print(a, a is b); a -= a; print(a); a |= {1}; a ^= a; print(a, b); a.update(a, "xy"); a.difference_update("x", "z"); a.intersection_update("yq"); a.symmetric_difference_update("yz"); print(a)
def aug(op, o):
    q = {1, 2}; exec(f"q {op} o", {"q": q, "o": o}); return q
for op in ("|=", "&=", "^=", "-="): print(op, act(lambda: aug(op, [2])), act(lambda: aug(op, frozenset([2]))), act(lambda: aug(op, {2: 0}.keys())))
def add(s):
    for x in s: s.add(x + 10)
def rem(s):
    for x in s: s.discard(x)
def both(s):
    for x in s: s.discard(x); s.add(x)
def clear(s):
    for x in s: s.clear()
def upd(s): s.update(x + 1 for x in s)
def inter(s): return s.intersection(s.pop() for _ in range(2))
for f in (add, rem, both, clear, upd): q = {1, 2, 3}; print(f.__name__, act(lambda: f(q)))
class K:
    def __init__(self, k, log=None): self.k, self.log = k, log
    def __hash__(self):
        if self.k == "bad": raise ValueError("no hash")
        return hash(self.k) % 4
    def __eq__(self, o):
        if self.k == "mean": raise KeyError("no eq")
        return self.k == getattr(o, "k", o)
print(len({K(i % 6) for i in range(20)}), K(3) in {3}, 3 in {K(3)}, act(lambda: {K("bad")}), act(lambda: len({K("mean"), K("mean")})), act(lambda: K("bad") in set()))
m = K("mean"); print(len({m, m}), m in {m})
total, cur, other = 0, set(range(10)), frozenset(range(5, 15))
for i in range(300):
    if i % 4 == 0: cur = cur ^ {i % 17, "s" if i > 150 else i % 5}
    elif i % 4 == 1: cur |= other if i % 3 else {float(i % 9)}
    elif i % 4 == 2: cur -= {i % 13, i % 7}
    else: cur = cur & (other | set(range(i % 20))) if i % 40 == 39 else cur | {i % 50}
    total += len(cur) + (i % 11 in cur) * 3 + sum(x for x in cur if isinstance(x, int)) % 7
    if i == 200: other = S(["s", 2.5, 3])
    if i == 250: cur = frozenset(cur)
print(total, len(cur), type(cur).__name__)
