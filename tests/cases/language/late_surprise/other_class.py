# One object of another class comes by late: attributes elsewhere, a property, a slot, nothing at all.
class Plain:
    def __init__(self, v): self.v = v
    def get(self): return self.v
class Reordered(Plain):
    def __init__(self, v): self.extra, self.v = 'e', v
class Computed:
    @property
    def v(self): return 1000
    def get(self): return self.v + 1
class Slotted:
    __slots__ = ('v',)
    def __init__(self, v): self.v = v
    get = lambda self: -self.v
class Lazy:
    def __getattr__(self, name): return {'v': 7, 'get': lambda: 70}[name]
class OnClass:
    v = 5
    @classmethod
    def get(cls): return cls.v * 2
class Hidden(Plain):
    def __getattribute__(self, name): return 3 if name == 'v' else object.__getattribute__(self, name)
class Empty: pass
def total(items):
    s, trail = 0, []
    for n, o in enumerate(items):
        try: s += o.v + o.get()
        except (AttributeError, TypeError) as e: trail.append((n, str(e)))
        if n % 40 == 0: trail.append(s)
    return s, trail
base = [Plain(i) for i in range(180)]
for odd in (Reordered(9), Computed(), Slotted(4), Lazy(), OnClass(), Hidden(8), Empty(), Plain('text'), Plain(2**65), Plain(0.5), None, 12):
    items = list(base)
    items[150] = odd
    print(type(odd).__name__, *total(items))
mixed = [cls(i) for i in range(60) for cls in (Plain, Reordered, Slotted)]
print(total(mixed))
base[20].__class__ = Reordered
base[30].__class__ = Hidden
del base[100].v
print(total(base))
