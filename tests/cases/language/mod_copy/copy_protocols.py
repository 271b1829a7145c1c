# copy: shallow and deep, memo, __copy__, __deepcopy__, __reduce_ex__, slots, cycles, what stays the same.
import copy
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
same = (1, 1.5, "s", b"b", None, ..., NotImplemented, len, int, range(3), (1, "a"), frozenset([1]), 1j, True, slice(1), property(), type)
print([copy.copy(x) is x for x in same], [copy.deepcopy(x) is x for x in same if not isinstance(x, (slice, property))])
l = [1, [2, 3], {"k": [4]}, (5, [6])]
c, d = copy.copy(l), copy.deepcopy(l)
print(c == l, c is l, c[1] is l[1], d == l, d[1] is l[1], d[2]["k"] is l[2]["k"], d[3] is l[3], d[3][1] is l[3][1], copy.deepcopy((1, (2,))) , copy.copy({1: [2]}), copy.copy({1, 2}), copy.copy(bytearray(b"a")))
r = [1]; r.append(r); q = copy.deepcopy(r); print(q, q[1] is q, q is r); s = [[]] * 3; z = copy.deepcopy(s); print(z[0] is z[1], z[0] is s[0]); tp = ([],); tp[0].append(tp); w = copy.deepcopy(tp); print(w[0][0] is w)
class A:
    def __init__(self, x): self.x = x
    def __eq__(self, o): return self.x == o.x
a = A([1]); b, e = copy.copy(a), copy.deepcopy(a); print(b == a, b.x is a.x, e == a, e.x is a.x, type(e).__name__)
class Sl:
    __slots__ = ("p", "q")
o = Sl(); o.p = [1]; u = copy.copy(o); v = copy.deepcopy(o); print(u.p is o.p, v.p, v.p is o.p, hasattr(v, "q"))
class Own:
    def __copy__(self): return "shallow"
    def __deepcopy__(self, memo): memo["seen"] = 1; return ["deep", type(memo).__name__]
m = {}; print(copy.copy(Own()), copy.deepcopy(Own(), m), m.get("seen"), copy.deepcopy([Own()]))
class Red:
    def __init__(self, *a): self.a = a
    def __reduce__(self): return Red, (1, 2), {"extra": [3]}
class St:
    def __getstate__(self): return {"state": 5}
    def __setstate__(self, s): self.got = s
class New:
    def __new__(cls, n): x = super().__new__(cls); x.n = n; return x
    def __getnewargs__(self): return (self.n,)
class No:
    def __reduce_ex__(self, p): raise TypeError("cannot copy No")
print(copy.copy(Red()).a, copy.copy(Red()).extra, copy.copy(St()).got, copy.deepcopy(New(7)).n, t(copy.copy, No()), t(copy.deepcopy, [No()]), copy.Error is copy.error, t(copy.copy), t(copy.deepcopy, (x for x in ())))
class L(list):
    def __init__(self, *a): super().__init__(*a); self.tag = ["t"]
class D(dict): pass
x = L([[1]]); y = copy.deepcopy(x); dd = D(a=[1]); dd.attr = 1; ee = copy.deepcopy(dd); print(y, y.tag, y.tag is x.tag, type(y).__name__, ee, ee.attr, type(copy.copy(dd)).__name__, copy.deepcopy(ValueError("a", [1])).args)
n = 0
for i in range(60):
    p = {"a": [i, (i, [i + 1])], "b": A(i)}
    q = copy.deepcopy(p); q["a"][1][1].append(9); q["b"].x += 1
    n += len(p["a"][1][1]) + q["b"].x - p["b"].x + len(copy.copy(q)["a"][1][1])
print(n)
