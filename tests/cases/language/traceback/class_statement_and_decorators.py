# exit: 1
# Tracebacks out of class bodies, bases, keywords, decorators over several lines, __set_name__, __init_subclass__, metaclass calls, default arguments and annotations.
import traceback
def boom(*a): raise ValueError(*a)
def show(f):
    for i in range(15):
        try: f()
        except Exception as e: kept = e
    print("".join(traceback.format_exception(kept)).replace(__file__, "FILE").split("try: f()\n", 1)[1].split("\n", 1)[1])
def body():
    class Outer:
        x = 1
        class Inner:
            y = [boom(i)
                 for i in "a"] if 0 else boom("in the body",
                                              2)
def bases():
    class A(
        object,
        boom("bases")
    ): pass
def keywords():
    class A(metaclass=
            type, **boom()): pass
def decorator():
    @staticmethod
    @boom
    @(lambda f: f.__name__)
    def f(self,
          a=1):
        return a
def decorator2():
    @(lambda *a: boom
      (a[0].__name__))
    class K: pass
def setname():
    class D:
        def __set_name__(self, owner, name): boom(name)
    class E:
        a = 1; d = D()
def init_subclass():
    class P:
        def __init_subclass__(cls, **k): super().__init_subclass__(); boom(k)
    class Q(P, z=1): pass
class Meta(type):
    def __new__(m, *a, fail=None): return boom(fail) if fail == "new" else super().__new__(m, *a)
    def __init__(c, *a, fail=None): boom(fail) if fail == "init" else None
    def __call__(c, *a): return boom("call") if a else super().__call__()
    def __prepare__(n, b, fail=None): return boom(fail) if fail == "prepare" else {}
def meta(kind):
    def run():
        class M(metaclass=Meta, fail=kind):
            pass
        M(1)
    return run
def defaults():
    def f(a, b=boom("default"), *, c=1): pass
def annotation():
    def f(a: boom, b: boom("annotation") = 2) -> 5: pass
def prop():
    class P:
        @property
        def v(self):
            return self.w
        @v.setter
        def v(self, x): self.v.z = boom(x)
        def __getattr__(self, n): return boom(n)
    p = P()
    p.v = 5
def lambda_lines():
    f = (lambda x:
         x
         + None)
    return f(
        1
    )
for f in (body, bases, keywords, decorator, decorator2, setname, init_subclass, meta("new"), meta("init"), meta("prepare"), meta(None), defaults, annotation, prop, lambda_lines): show(f)
class Last:
    value = 5
    def method(self):
        return [
            self.value / (k - k)
            for k in range(3)
        ] if not self.value else self.\
            missing
Last().method()
