# Set displays: what is kept of equal elements, unpacking, hashing errors, not a dict when empty.
class E:
    def __init__(self, k, n): self.k, self.n = k, n
    def __hash__(self): return hash(self.k)
    def __eq__(self, o): return isinstance(o, E) and self.k == o.k
a, b = E(1, "first"), E(1, "second")
s = {a, b}
print(len(s), s.pop().n, {1, 1.0, True}, {True, 1}, {0, False, -0.0}, type({}), type({*()}), {*[], *[]}, {*"aa"} == {"a"}, len({(), (), ""}))
log = []
def e(v): log.append(v); return v
print(len({e(1), *e([2, 3]), e(1)}), log)
for bad in ("{[]}", "{1, {}}", "{*5}", "{*[[]]}", "{(1, [2])}", "{{1}}", "{frozenset(), frozenset([1])} == {frozenset({1}), frozenset()}"):
    try: print(bad, eval(bad))
    except TypeError as x: print(bad, "->", x)
class Bad:
    def __hash__(self): raise ValueError("no hash")
class BadType:
    def __hash__(self): return "x"
class Big:
    def __hash__(self): return 2 ** 100
class NoHash: __hash__ = None
class OnlyEq:
    def __eq__(self, o): return True
for c in (Bad, BadType, Big, NoHash, OnlyEq):
    try: print(len({c()}))
    except Exception as x: print(type(x).__name__, x)
print(hash(Big()) == 2 ** 100 % (2 ** 61 - 1), hash(-1), hash(-1.0), hash(True), hash(10 ** 20) == hash(1e20), hash(float("inf")), hash("") == 0 or "salted")
total = 0
for i in range(150):
    x = i % 4 if i < 70 else float(i % 4) if i < 110 else E(i % 4, i)
    s = {x, i % 3, *((x,) if i % 2 else ()), "s"}
    total += len(s)
    if i == 130: E.__eq__ = lambda self, o: True
print(total)
