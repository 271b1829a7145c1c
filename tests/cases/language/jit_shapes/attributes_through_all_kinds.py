# One attribute read, written and deleted at one site: of instances, slots, classes, modules, functions, descriptors, __getattr__, proxies.
import types
class Plain:
    def __init__(self, v): self.v = v
class Slot:
    __slots__ = ("v", "w")
    def __init__(self, v): self.v = v
class Prop:
    def __init__(self, v): self._v = v
    v = property(lambda s: s._v + 1, lambda s, x: setattr(s, "_v", x * 2), lambda s: setattr(s, "_v", 0))
class Get:
    def __init__(self, v): self.__dict__["k"] = v
    def __getattr__(self, n):
        if n == "v": return self.k
        raise AttributeError(n)
    def __setattr__(self, n, x): self.__dict__["k"] = x + 3
    def __delattr__(self, n): self.__dict__["k"] = -1
class Whole:
    def __init__(self, v): object.__setattr__(self, "real", v)
    def __getattribute__(self, n): return object.__getattribute__(self, "real") if n == "v" else object.__getattribute__(self, n)
class ClassLevel: v = 5
class Meta(type):
    v = property(lambda cls: 40)
class HasMeta(metaclass=Meta): pass
def func(): pass
func.v = 6
mod = types.ModuleType("m"); mod.v = 7
class Space: pass
ns = Space(); ns.v = 8
things = [Plain(1), Slot(2), Prop(3), Get(4), Whole(5), ClassLevel(), ClassLevel, HasMeta, func, mod, ns, Plain(9)]
def read(o): return o.v
def write(o, x): o.v = x
def remove(o): del o.v
def bump(o): o.v = (o.v if isinstance(o.v, int) else 0) + 1
errors = {}
def attempt(f, *a):
    try: return f(*a)
    except AttributeError as e: errors[f"{f.__name__}: {e}"] = errors.get(f"{f.__name__}: {e}", 0) + 1
total = 0
for i in range(600):
    o = things[i * 5 % 12 if i > 200 else i % 3 if i > 100 else 0]
    r = attempt(read, o); total += r if isinstance(r, (int, float)) else 500 if r else 0
    if i % 3 == 0: attempt(write, o, i % 50)
    if i % 7 == 0: attempt(bump, o)
    if i % 31 == 0: attempt(remove, o)
    if i == 150: Plain.v = 1000
    if i == 250: del Plain.v; Plain.__getattr__ = lambda s, n: 77
    if i == 300: mod.__getattr__ = lambda n: 55
    if i == 350: ClassLevel.v = property(lambda s: 11)
    if i == 400: things[0].__dict__ = {"v": 1.5, "other": 2}
    if i == 450: things[11].__class__ = ClassLevel
    if i == 500: Slot.w.__set__(things[1], 3); Slot.v = Slot.w if False else property(lambda s: s.w, lambda s, x: None)
print(total)
for k in errors: print(errors[k], k)
print([r if isinstance(r := attempt(read, o), int) else type(r).__name__ for o in things])
def hasit(o): return hasattr(o, "v"), getattr(o, "nope", None), "v" in dir(o)
print([hasit(o) for o in things])
names = ["v", "k", "real", "nope", "__class__"]
found = 0
for i in range(180):
    o, n = things[i % 12], names[i % 5]
    try: r = getattr(o, n); found += 1
    except AttributeError: found += 100
print(found)
