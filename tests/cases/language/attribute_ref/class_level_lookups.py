# Attributes of classes: metaclass descriptors, class dict, shadowing, deletion, __getattr__ on metaclasses in loops.
class M(type):
    meta = "meta"
    both = "meta both"
    @property
    def prop(cls): return cls.__name__ + " prop"
    def method(cls): return cls.__name__
    def __getattr__(cls, n):
        if n.startswith("x"): return n * 2
        raise AttributeError(f"{cls.__name__} lacks {n}")
class A(metaclass=M):
    both = "class both"
    prop_ = 1
class B(A): pass
a = A()
print(A.meta, A.both, A.prop, A.method(), B.method(), A.xy, B.prop, hasattr(a, "meta"), hasattr(a, "prop"), a.both)
for f in (lambda: A.nope, lambda: a.meta, lambda: a.xy, lambda: setattr(A, "prop", 5), lambda: delattr(A, "prop"), lambda: delattr(A, "meta"), lambda: delattr(B, "both")):
    try: print(f())
    except AttributeError as e: print(e)
A.meta = "own"; print(A.meta, B.meta, a.meta); del A.meta; print(B.meta)
class Data:
    def __get__(self, o, t): return ("get", o is None, t.__name__)
    def __set__(self, o, v): log.append(v)
log = []
M.data = Data(); A.data = 5; print(A.data, log, "data" in A.__dict__)
B.cd = Data(); B.cd = "replaced"; print(B.cd, log)
total = 0
for i in range(150):
    c = (A, B)[i % 2]
    total += len(c.both) + len(c.prop) + len(c.xz)
    if i == 40: B.both = "b"
    if i == 70: M.both = Data()
    if i == 90: del M.both
    if i == 110: M.__getattr__ = lambda cls, n: "patched"
    if i == 130: A.xz = "found"
print(total, A.anything)
