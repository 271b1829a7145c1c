# Functions in classes in functions in classes: which x is seen where.
x = "module"
class A:
    x = "A"
    def f(self):
        x = "A.f"
        class B:
            y = x
            x = "B"
            def g(self):
                def h(): return x
                return h(), self.x, __class__.__name__
            z = [x for _ in range(1)]
            w = (lambda: x)()
        return B
    class C:
        y = x
        def g(self): return x
        class D:
            z = x
            x = "D"
            def k(self): return x, D_alias.x
B = A().f(); D_alias = A.C.D
print(B.y, B().g(), B.z, B.w, A.C.y, A.C().g(), A.C.D.z, D_alias().k())
def outer():
    x = "outer"
    class K:
        nonlocal x
        x = "changed by K"
        def m(self): return x
    class M:
        global x
        y = x
        x = "changed by M"
    return x, K().m(), M.y, hasattr(K, "x"), hasattr(M, "x")
print(outer(), x)
def dyn(flag):
    class Q:
        if flag: x = "Q"
        seen = x
    return Q.seen
print(dyn(1), dyn(0))
def enclosing(flag):
    x = "enclosing"
    class Q:
        if flag: x = "Q"
        seen = x
        if flag: del x
        again = x
    return Q.seen, Q.again
print(enclosing(1), enclosing(0))
total = 0
for i in range(80):
    class R:
        n = i
        if i % 2: i = -1
        m = i
        def f(self): return i
        if i == 40: i = 5
    total += R.n + R.m + R().f()
print(total, hasattr(R, "i"), i)
def params(x=x):
    class P: y = x
    return P.y
print(params(), params("p"), [type("T", (), {"x": v}).x for v in (x, 1)][1])
