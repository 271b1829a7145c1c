# Class decorators: replace the class, add methods, register, count instances; super in a replaced class.
registry = {}
def register(name):
    def deco(cls): registry[name] = cls; cls.tag = name; return cls
    return deco
def add(**methods):
    def deco(cls):
        for n, m in methods.items(): setattr(cls, n, m)
        return cls
    return deco
def replace(cls): return type(cls.__name__ + "2", (cls,), {"replaced": True})
@register("a")
@add(double=lambda self: self.v * 2, __len__=lambda self: self.v)
class A:
    def __init__(self, v): self.v = v
    def up(self): return __class__.__name__
@register("b")
@replace
class B(A):
    def up(self): return super().up() + __class__.__name__
print(registry["a"] is A, B.__name__, B.replaced, B(3).double(), len(B(4)), B(1).up(), B.tag, A.tag, B.__mro__[1].__name__)
@lambda c: c()
class single:
    x = 5
    def __call__(self): return self
print(single.x, single() is single)
total = 0
for i in range(60):
    @add(get=lambda self, i=i: i)
    class K: pass
    total += K().get() + len(registry)
    if i % 20 == 0: register(i)(K)
print(total, list(registry))
