# Hierarchies mixing slots, dicts, __getattr__, properties and class attributes, objects whose class is assigned and whose dicts are swapped in loops.
class Base:
    __slots__ = ("a",)
    kind = "base"
    def total(self): return self.a + self.more()
    def more(self): return 1
class WithDict(Base):
    def more(self): return self.__dict__.get("b", 0)
class WithSlot(Base):
    __slots__ = ("b",)
    def more(self): return getattr(self, "b", 10)
class Virtual(WithDict):
    def __getattr__(self, name):
        if name in ("b", "c"): return len(name) + len(self.__dict__)
        raise AttributeError(f"no {name} here")
    def more(self): return self.b + self.c
class Prop(WithSlot):
    __slots__ = ()
    @property
    def kind(self): return f"prop {self.a}"
    def more(self): return super().more() * 2
class Counted(Virtual):
    count = 0
    def __setattr__(self, name, value): type(self).count += 1; super().__setattr__(name, value)
    def __delattr__(self, name): type(self).count += 100; super().__delattr__(name)
classes = [Base, WithDict, WithSlot, Virtual, Prop, Counted]
total, errors, kinds = 0, {}, {}
pool = []
for i in range(600):
    cls = classes[i * i % 6 if i > 60 else i // 20 % 2]
    o = cls(); o.a = i
    try:
        if i % 3 == 0: o.b = i * 2
        if i % 7 == 0: o.c = 1
        if i % 11 == 0: del o.b
        total += o.total()
    except AttributeError as e: errors[str(e)] = errors.get(str(e), 0) + 1
    kinds[o.kind[:5]] = kinds.get(o.kind[:5], 0) + 1
    if i % 50 == 0: pool.append(o)
    if i == 200: WithDict.more = lambda self: -1
    if i == 300: Virtual.c = 1000
    if i == 400: Base.kind = property(lambda self: type(self).__name__)
    if i == 500: Counted.__getattr__ = lambda self, name: 5
print(total, Counted.count, kinds)
for k in errors: print(errors[k], k)
for o in pool:
    for cls in (WithDict, Virtual, Counted, WithSlot, Prop, Base):
        try: o.__class__ = cls
        except TypeError as e: last = str(e)
print([type(o).__name__ for o in pool], last)
a, b = WithDict(), WithDict()
a.a = b.a = 1; a.b = 2; b.b = 3
n = 0
for i in range(120):
    n += a.b * 10 + b.b
    if i == 30: b.__dict__ = a.__dict__
    if i == 50: a.b = 7
    if i == 70: a.__dict__ = {"b": 1, **{f"k{j}": j for j in range(30)}}
    if i == 90: del a.__dict__["b"]; WithDict.b = 9
    if i == 110: b.__dict__.clear()
print(n, len(vars(a)), vars(b))
for bad in (lambda: setattr(a, "__dict__", 5), lambda: delattr(a, "__dict__") or vars(a), lambda: setattr(Base(), "__dict__", {}), lambda: vars(WithSlot()), lambda: Base().a, lambda: setattr(Base(), "zz", 1), lambda: setattr(a, "__class__", int), lambda: setattr(a, "__class__", 5), lambda: setattr(5, "__class__", int), lambda: delattr(a, "__class__"), lambda: setattr(Base, "__dict__", {}), lambda: object().x, lambda: setattr(object(), "x", 1), lambda: Prop().kind, lambda: setattr(Prop(), "kind", 1), lambda: Virtual().zzz):
    try: print(bad())
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
