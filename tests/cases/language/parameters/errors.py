# What CPython says when arguments do not fit.
def t(f, *a, **k):
    try:
        print(f(*a, **k))
    except TypeError as e:
        print(e)
def f0(): pass
def f1(a): return a
def f2(a, b): return a, b
def f3(a, b, c): return 1
def fd(a, b=2): return a, b
def po(a, b, /): return a, b
def pod(a, b=1, /, c=2): return a, b, c
def ko(*, a): return a
def ko2(*, a, b, c=3): return a, b, c
def mix(a, /, b, *args, c, d=4, **kw): return a, b, args, c, d, kw
def pokw(a, /, **kw): return a, kw
t(f0, 1); t(f0, a=1); t(f0, 1, 2)
t(f1); t(f1, 1, 2); t(f1, b=1); t(f1, 1, a=1); t(f1, 1, b=1)
t(f2); t(f2, 1); t(f2, b=1); t(f2, 1, 2, 3); t(f2, c=1)
t(f3); t(f3, 1)
t(fd); t(fd, 1, 2, 3); t(fd, 1, b=3); t(fd, 1, 2, b=3)
t(po, 1, b=2); t(po, a=1, b=2); t(po, 1, 2, 3); t(po, 1); t(po)
t(pod, 1, b=2); t(pod, 1, 2, 3, 4); t(pod)
t(ko); t(ko, 1); t(ko, 1, a=2); t(ko, a=1, b=2)
t(ko2); t(ko2, a=1); t(ko2, 1, 2, a=1, b=2)
t(mix); t(mix, 1); t(mix, 1, 2); t(mix, 1, 2, 3, 4, c=5, e=6); t(mix, 1, b=2, c=3); t(mix, 1, a=5, b=2, c=3)
t(pokw, 1, a=2); t(pokw, a=2)
t(lambda x: x); t(lambda *a, k: (a, k), 1, k=2)
class C:
    def m(self, a): return a
    @classmethod
    def c(cls, a): return a
    @staticmethod
    def s(a): return a
    def __init__(self, x=1, *, y=2): pass
    def __call__(self, z): return z
t(C().m); t(C().m, 1, 2); t(C.m); t(C.c); t(C.s); t(C, 1, 2); t(C, z=1); t(C()); t(C(), 1, 2); t(C().m, b=3)
class D: pass
t(D, 1); t(D, a=1)
def outer():
    def inner(q): return q
    return inner
t(outer())
t(outer(), 1, 2)
def defaults(a, b=[]):
    b.append(a)
    return b
print(defaults(1), defaults(2))
def order(a=print("a"), *, b=print("b"), c=print("c")): pass
print(defaults.__defaults__, ko2.__kwdefaults__, mix.__kwdefaults__)
ko2.__kwdefaults__ = {"a": 10, "b": 20}
t(ko2)
t(ko2, c=5)
f2.__defaults__ = (7,)
t(f2, 1)
f2.__defaults__ = None
t(f2, 1)
t(f2, *[1], **{'b': 2})
for i in range(60):
    mix(i, i, i, c=i, z=i)
t(len); t(len, 1, 2); t(abs); t(isinstance, 1); t(print, foo=1); t(sorted); t([].append); t({}.get); t("a".join, 1, 2); t(int, 1, 2, 3); t(max)
t("".split, foo=1); t(dict, 1); t(str.upper); t(str.upper, 5)
