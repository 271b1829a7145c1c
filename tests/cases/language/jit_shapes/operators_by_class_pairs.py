# Binary operators on pairs of twelve classes at one site, with reflected methods, NotImplemented, subclasses first, and classes gaining methods late.
class V:
    def __init__(self, n): self.n = n
    def __add__(self, o): return V(self.n + (o.n if isinstance(o, V) else o)) if isinstance(o, (V, int)) else NotImplemented
    def __radd__(self, o): return V(o * 2 + self.n) if isinstance(o, int) else NotImplemented
    def __mul__(self, o): return self.n * (o.n if isinstance(o, V) else o)
    def __lt__(self, o): return self.n < (o.n if isinstance(o, V) else o)
    def __eq__(self, o): return isinstance(o, V) and self.n == o.n
    def __hash__(self): return hash(self.n)
    def __neg__(self): return V(-self.n)
    def __bool__(self): return self.n % 3 != 0
class W(V):
    def __radd__(self, o): return "W first"
    def __rmul__(self, o): return NotImplemented
class X:
    def __init__(self, n): self.n = n
class Y(int):
    def __add__(self, o): return "Y+"
    def __rsub__(self, o): return "Y-first"
class Z(float): pass
class S(str):
    def __mod__(self, o): return "S%"
class L(list):
    def __iadd__(self, o): self.append(o); return self
make = [lambda i: i, lambda i: i / 2, lambda i: str(i), lambda i: [i], lambda i: (i,), V, W, X, Y, Z, lambda i: S(i), lambda i: L([i]), lambda i: None, lambda i: i % 2 == 0, lambda i: 2 ** 64 + i if i != 3 else -2 ** 70, lambda i: complex(i, 1)]
def desc(r): return r if isinstance(r, (str, int, float, complex)) else (type(r).__name__, getattr(r, "n", None)) if not isinstance(r, (list, tuple)) else (type(r).__name__, len(r))
results = {}
def ops(a, b, k):
    if k == 0: return a + b
    if k == 1: return a * b
    if k == 2: return a - b
    if k == 3: return a % b
    if k == 4: return a < b
    if k == 5: return a == b
    if k == 6:
        if type(a) is not list: a += b
        return a
    return a and -b
for k in range(8):
    digest, errors = 0, 0
    for i in range(512):
        a, b = make[i % 16](i % 5 + 1), make[(i // 16 + i * 3) % 16](i % 7 + 1)
        try: d = str(desc(ops(a, b, k)))
        except (TypeError, OverflowError, ZeroDivisionError) as e: d = type(e).__name__; errors += 1
        digest = (digest * 31 + sum(map(ord, d))) % 1000003
        if k == 0 and i == 300: X.__add__ = lambda self, o: "X+ " + type(o).__name__
        if k == 0 and i == 400: X.__radd__ = lambda self, o: "rX " + type(o).__name__; del V.__radd__
        if k == 2 and i == 200: V.__sub__ = lambda self, o: V(self.n) if isinstance(o, V) else NotImplemented
        if k == 4 and i == 256: W.__gt__ = lambda self, o: "gt"
        if k == 5 and i == 256: X.__eq__ = lambda self, o: self.n == getattr(o, "n", o)
        if k == 7 and i == 256: X.__bool__ = lambda self: False; V.__bool__ = lambda self: 5 if self.n > 5 else True
    print(k, digest, errors)
print(ops(V(1), W(2), 0), ops(X(1), V(2), 0), ops(3, Y(4), 2), ops(S("a"), 1, 3), ops(L([1]), 5, 6), ops(1, X(1), 5))
try: ops(V(6), V(1), 7)
except TypeError as e: print(e)
