# Descriptors people write: lazy values, types held, ranges, aliases, history; __set_name__ with errors.
class Lazy:
    def __init__(self, f): self.f = f; self.name = f.__name__
    def __get__(self, o, t=None):
        if o is None: return self
        Lazy.computed += 1
        v = o.__dict__[self.name] = self.f(o)
        return v
Lazy.computed = 0
class Typed:
    def __init__(self, kind, lo=None, hi=None): self.kind, self.lo, self.hi = kind, lo, hi
    def __set_name__(self, owner, name): self.slot = "_" + name; self.label = f"{owner.__name__}.{name}"
    def __get__(self, o, t=None): return self if o is None else getattr(o, self.slot, None)
    def __set__(self, o, v):
        if not isinstance(v, self.kind): raise TypeError(f"{self.label} wants {self.kind.__name__}, not {type(v).__name__}")
        if self.lo is not None and v < self.lo or self.hi is not None and v > self.hi: raise ValueError(f"{self.label}: {v} not in {self.lo}..{self.hi}")
        setattr(o, self.slot, v)
class Alias:
    def __init__(self, to): self.to = to
    def __get__(self, o, t=None): return getattr(o, self.to)
    def __set__(self, o, v): setattr(o, self.to, v)
class Box:
    w = Typed(int, 0, 50); h = Typed(float); title = Typed(str); width = Alias("w")
    def __init__(self, w, h, title=""): self.w, self.h, self.title = w, h, title
    @Lazy
    def area(self): return self.w * self.h
    @Lazy
    def big(self): return self.area > 100
good, errors, area = 0, {}, 0.0
for i in range(150):
    w = i % 60 if i % 11 else str(i)
    try:
        b = Box(w, i / 2 if i % 7 else i, "t" * (i % 3))
        area += b.area + b.area; good += b.big
        b.width = w + 1
        b.width = b.w + 5
    except (TypeError, ValueError) as e: errors[str(e)[:24]] = errors.get(str(e)[:24], 0) + 1
print(good, area, Lazy.computed)
for k in sorted(errors): print(k, errors[k])
print(sorted(vars(Box(1, 2.0))), Box.w.label, type(Box.area).__name__)
class Bad:
    def __set_name__(self, owner, name): raise ValueError("refused " + name)
try:
    class C: attr = Bad()
except Exception as e: print(type(e).__name__, e, "|", repr(e.__cause__), getattr(e, "__notes__", None))
class Few:
    def __set_name__(self): pass
try:
    class D: attr = Few()
except Exception as e: print(type(e).__name__, e, "|", e.__cause__)
class Counted:
    def __set_name__(self, owner, name): names.append((owner.__name__, name))
names = []
shared = Counted()
class P: one = two = shared; three = Counted()
class Q(P): one = P.two
type("R", (), {"z": shared, "y": 5})
print(names)
