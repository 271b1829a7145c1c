# __init_subclass__ and __set_name__ in order, with keywords eaten one by one, super() chains, plugins made in loops.
log = []
class Named:
    def __init__(self, tag): self.tag = tag
    def __set_name__(self, owner, name): log.append(f"{self.tag} named {owner.__name__}.{name} {'ready' in vars(owner)}")
class Base:
    def __init_subclass__(cls, **kw):
        log.append(f"Base init {cls.__name__} {kw} ")
        super().__init_subclass__(**kw)
        cls.ready = True
class Colour:
    def __init_subclass__(cls, /, colour=None, **kw): super().__init_subclass__(**kw); cls.colour = colour or getattr(super(cls, cls), "colour", "none")
class Size:
    def __init_subclass__(cls, *, size, **kw): super().__init_subclass__(**kw); cls.size = size
class One(Base, Colour):
    n = Named("n"); m = Named("m")
class Two(Colour, Size, colour="red", size=3): pass
class Three(Two, size=4): pass
class Four(Size, Base, size=7): pass
print(*log, sep="\n")
print(One.colour, Two.colour, Two.size, Three.colour, Three.size, Four.size, Four.ready)
for make in (lambda: type("X", (Two,), {}), lambda: type("X", (Two,), {}, size=1, other=2), lambda: type("X", (), {}, a=1), lambda: type("X", (Two,), {}, 5), lambda: Two.__init_subclass__(size=5, x=1)):
    try: print(make())
    except TypeError as e: print(e)
class Plain:
    def __init_subclass__(cls): cls.seen = cls.__name__.lower()
class Kid(Plain): pass
print(Kid.seen, hasattr(Plain, "seen"), type(Plain.__dict__["__init_subclass__"]).__name__)
class Raises:
    def __init_subclass__(cls): raise RuntimeError("no children")
try:
    class Child(Raises): pass
except RuntimeError as e: print(e, e.__cause__)
print([k.__name__ for k in Raises.__subclasses__()] in ([], ["Child"]))
class Plugin:
    table = {}
    def __init_subclass__(cls, kind, priority=0): Plugin.table.setdefault(kind, []).append((priority, cls.__name__)); cls.kind = kind
    def run(self, x): return x
kept = []
for i in range(90):
    def run(self, x, i=i): return x + i
    kept.append(type(f"P{i}", (Plugin,), {"run": run}, kind="abc"[i % 3], **({"priority": -i} if i % 2 else {})))
print({k: (len(v), min(v), max(v)) for k, v in Plugin.table.items()})
total = 0
for r in range(2):
    for cls in Plugin.__subclasses__(): total += cls().run(r) if cls.kind != "b" else 1
print(total)
class Outer:
    def __init_subclass__(cls): cls.closure = lambda: __class__.__name__
class Inner(Outer): pass
print(Inner.closure())
