# __new__ returning other things, cached instances, wrong arguments, __init__ returning values, in hot loops.
class Single:
    inst = None
    inits = 0
    def __new__(cls, *a):
        if cls.inst is None: cls.inst = super().__new__(cls)
        return cls.inst
    def __init__(self, *a): self.a = a; Single.inits += 1
print(Single(1) is Single(2), Single.inits, Single(3).a)
class Other:
    def __new__(cls, kind):
        return {"int": 5, "self": object.__new__(cls), "sub": Sub.__new__(Sub, "x") if kind == "sub" else None, "none": None}[kind]
    def __init__(self, kind): self.kind = kind
class Sub(Other):
    def __new__(cls, k): return object.__new__(cls)
    def __init__(self, k): self.subkind = k
print(Other("int"), Other("self").kind, Other("sub").subkind, Other("none"))
class BadInit:
    def __init__(self, v): return v
for v in (None, 5, "x"):
    try: print(type(BadInit(v)).__name__)
    except TypeError as e: print(e)
for src in ("object.__new__(int)", "int.__new__(str)", "int.__new__(bool, 1)", "object.__new__(Single, 1)", "Plain(1)", "Plain(x=1)", "type.__new__(type, 'a', (), {}).__name__", "tuple.__new__(list)", "OnlyInit()", "OnlyInit(1, 2)", "Abstract()", "object(1)", "str.__new__(Str, 'v') + '!'"):
    class Plain: pass
    class OnlyInit:
        def __init__(self, a): pass
    class Str(str): pass
    import abc
    class Abstract(abc.ABC):
        @abc.abstractmethod
        def f(self): pass
    try: print(src, eval(src))
    except TypeError as e: print(src, "->", e)
class Pool:
    pool, made = [], 0
    def __new__(cls, v):
        if cls.pool: return cls.pool.pop()
        cls.made += 1
        return super().__new__(cls)
    def __init__(self, v): self.v = v if Pool.made < 8 else float(v)
    def free(self): self.pool.append(self)
live, total = [], 0
for i in range(150):
    live.append(Pool(i)); total += live[-1].v
    if i % 3: live.pop(0).free()
    if i == 100: Pool.__new__ = lambda cls, v: object.__new__(cls)
print(total, Pool.made, len(live), len(Pool.pool))
