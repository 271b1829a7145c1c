# Operands are evaluated left to right, whatever the precedence; assignments evaluate the right side first.
log = []
def e(n, v=None):
    log.append(n)
    return n if v is None else v
def show():
    print(*log); log.clear()
e(1) + e(2) * e(3) ** e(4) - e(5); show()
(e(1), e(2), e(3)); [e(4), *[e(5)], e(6)]; {e(7): e(8), **{e(9): e(10)}}; {e(11), e(12)}; show()
e(1, print if 0 else lambda *a, **k: 0)(e(2), *[e(3)], k=e(4), **{"z": e(5)}); show()
x = [0] * 10
x[e(1)] = x[e(2)] = e(3); show()
x[e(1)] += e(2); show()
x[e(1)], x[e(2)] = e(3), e(4); show()
d = {}
d[e("k1")], (d[e("k2")], *d[e("k3")]) = e(1), [e(2), e(3), e(4)]; show()
print(d)
e(1) < e(2) < e(0) < e(9); show()
e(0) or e(1) and e(0) or e(3); show()
e(1) if e(0) else e(2); show()
x[e(1):e(5):e(2)]; x[e(0):e(2), ] if 0 else None; show()
(lambda a=e(1), *, b=e(2): 0)(); show()
def f(a: e("ann1") = e("def1"), *args: e("ann2"), k: e("ann3") = e("kwdef")) -> e("ret"): pass
show()
@e("deco1", lambda c: e("apply1", c))
@e("deco2", lambda c: e("apply2", c))
class C(e("base", object), metaclass=e("meta", type)):
    e("body")
show()
[e(i) for i in e("iter", [1, 2]) if e("if")]; show()
assert e("cond"), e("never"); show()
del x[e(1)], x[e(2)]; show()
f"{e(1)}{e(2)!r:{e(3)}}"; show()
def g():
    return (yield e("y1")), (yield e("y2"))
for v in g(): e("got")
show()
from types import SimpleNamespace as N
o = N(a=N(b=1))
def obj(n): log.append(n); return o
obj("o1").c, obj("o2").d = e("r1"), e("r2"); obj("o3").c += str(e("r3")); show()
print(o.c, o.d)
total = 0
for i in range(80):
    a = [1, 2, 3]
    k = 0
    k, a[k], a[k - 1] = 1, i, i + 1
    total += a[0] * 3 + a[1] * 5 + a[2] * 7
print(total)
