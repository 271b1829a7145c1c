# Names of class bodies: not seen by functions and comprehensions in them except the first iterable; nonlocal, global, __class__, del in bodies.
x = "module"
def outer():
    x = "outer"
    class A:
        seen = x
        x = "class"
        after = x
        first = [y for y in x]
        try: inner = [x for _ in "a"]
        except NameError as e: inner = str(e)
        lam = lambda self=None: x
        def method(self): return x, A.x, self.x
        gen = list(x + c for c in x)
        nested = type("N", (), {"x": x}).x
        if True: z = 5
        del z
        class B:
            see = x
            x = "B"
            def m(self): return x, __class__.__name__
    return A
A = outer()
print(A.seen, A.after, A.first, A.inner, A().lam(), A().method(), A.gen, A.nested, hasattr(A, "z"), A.B.see, A.B().m())
def cls_global():
    class C:
        global made
        made = "a global"
        own = made
        def set(self):
            global x
            x = "changed"
    return C
C = cls_global(); print(made, C.own, hasattr(C, "made")); C().set(); print(x, A().lam()); x = "module"
def counter():
    n = 0
    class D:
        nonlocal n
        n = 10
        def bump(self):
            nonlocal n
            n += 1
            return n
        m = n
    return D, lambda: n
D, get = counter(); print(D.m, D().bump(), D().bump(), get(), hasattr(D, "n"))
def unbound(flag):
    class E:
        if flag: y = 1
        try: z = y
        except NameError as e: z = str(e)
    return E.z
print(unbound(True), unbound(False))
y = "global y"
print(unbound(False))
def free_before():
    class F:
        try: v = late
        except NameError as e: v = str(e)
    late = 3
    return F.v, (lambda: late)()
print(free_before())
class G:
    a = 1
    b = [a + i for i in range(a, 3)] if False else [i for i in range(a, 3)]
    c = {k: v for k, v in zip("ab", [a, a])}
    d = (lambda a: a * 2)(a)
    e = [[(i, j) for j in range(i)] for i in range(a + 1)]
    def f(self, default=a): return default
    locals()["dyn"] = 4
    g = dyn + 1
    __private = 6
    h = __private
    exec("fromexec = a + 1")
print(G.b, G.c, G.d, G.e, G().f(), G.g, G._G__private, G.h, G.fromexec, [k for k in vars(G) if k[0] != "_"])
total = 0
for i in range(120):
    class H:
        k = i
        items = [n * 2 for n in range(k % 4)]
        def get(self, i=i): return len(self.items) + i + x.__len__()
        if k > 60: x = "in the class"
    total += H().get() + len(getattr(H, "x", ""))
    if i == 80: x = "longer module"
print(total, i, H.k)
def deep():
    v = 1
    class P:
        v = 2
        class Q:
            w = v
            def r(self): return v
        s = Q().r()
        v = Q.w
    return P.v, P.s
print(deep())
