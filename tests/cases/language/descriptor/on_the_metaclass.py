# Attributes of classes: data descriptors of the metaclass, then the class and its bases, then the metaclass's other attributes.
class Meta(type):
    @property
    def both(cls): return "metaclass property of " + cls.__name__
    def plain(cls): return "metaclass method of " + cls.__name__
    shared = "metaclass value"
    @property
    def writable(cls): return cls.__dict__.get("_w", "unset")
    @writable.setter
    def writable(cls, v): cls._w = v
class A(metaclass=Meta):
    both = "class value"
    shared = "class shared"
class B(A):
    def plain(self): return "own plain"
print(A.both, B.both, A.shared, B.shared, A.plain(), B.plain(None), A().both, B().plain())
A.writable = 3; print(A.writable, B.writable, A._w)
B.writable = 4; print(A.writable, B.writable)
for name in ("writable", "both"):
    try: setattr(A(), name, 1); print("set on the instance", name)
    except AttributeError as e: print(e)
try: A.both = 2
except AttributeError as e: print(e)
try: del A.both
except AttributeError as e: print(e)
try: A().plain
except AttributeError as e: print(e)
class Get:
    def __get__(self, o, t): return (None if o is None else "instance", t.__name__)
class C(metaclass=Meta):
    d = Get()
Meta.e = Get()
print(C.d, C().d, C.e, hasattr(C(), "e"))
class Sub(C): pass
print(Sub.d, super(Sub, Sub).d, super(Sub, Sub()).d, super(Sub, Sub()).__thisclass__.__name__)
total = 0
for i in range(120):
    total += len(A.both) + len(B.shared) + len((A, B, C)[i % 3].__name__)
    if i == 40: Meta.shared = property(lambda cls: "now a data descriptor " + cls.__name__)
    if i == 80: del Meta.both
print(total, A.both, A.shared, C.shared)
print(type(A).__mro__[0] is Meta, A.__class__ is Meta, Meta.__class__ is type, "plain" in dir(A), "plain" in dir(A()))
def counted(cls): counted.calls += 1; return f"{cls.__name__} {counted.calls}"
counted.calls = 0
Meta.__str__ = counted
print(str(A), f"{B}", "%s" % C, repr(type(A)))
