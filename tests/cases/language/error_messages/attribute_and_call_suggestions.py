# exit: 1
# "Did you mean" for names, attributes and imports: near ones, far ones, many, of modules, classes, slots, builtins, with errors of one's own, uncaught at the end.
import sys, traceback
class Thing:
    colour = 1; size = 2; _private = 3
    def __init__(self): self.instance_name = 1; self.other = 2
    def method_one(self): return self.instance_nam
    def method_two(self): return self.colr
class Slots: __slots__ = ("alpha", "beta")
class Dirs:
    def __dir__(self): return ["zebra", "zebu"]
class BadDir:
    def __dir__(self): raise ValueError("no dir")
class Getattr:
    value = 1
    def __getattr__(self, n): raise AttributeError(f"own {n}", name=n, obj=self)
class Getattr2:
    value = 1
    def __getattr__(self, n): raise AttributeError(f"own {n}")
def shown(f):
    try: f()
    except Exception as e: return traceback.format_exception_only(e)[-1].strip()
t = Thing()
some_global = enumerated = 1
def names():
    local_value = 1
    return local_valu
def closures():
    captured = 1
    def inner(): return captured, capturd
    return inner()
for f in (t.method_one, t.method_two, lambda: t.sizes, lambda: t.metod_one, lambda: t.zzz, lambda: t.private, lambda: Thing.colou, lambda: Slots().alph, lambda: Slots().gamma, lambda: Dirs().zebr, lambda: BadDir().x, lambda: Getattr().valu, lambda: Getattr2().valu, lambda: [].appendd, lambda: "".stripp, lambda: (5).bit_lenght, lambda: {}.key, lambda: None.foo, lambda: sys.argvv, lambda: sys.stdou, lambda: len.__nam__, lambda: int.from_byte, lambda: some_globl, lambda: enumerat, lambda: pritn, lambda: Ture, lambda: xyzzy, names, closures, lambda: range(3).strat, lambda: (lambda: 0).__cod__, lambda: t.method_one.__slef__, lambda: super(Thing, t).siz, lambda: Thing.method_on, lambda: setattr(Slots(), "alpah", 1), lambda: delattr(t, "colur"), lambda: getattr(t, "colur"), lambda: t.COLOUR, lambda: t.colorsize, lambda: t.a, lambda: exec("import syss"), lambda: exec("for iten in [1]: print(item_)"), lambda: sys.exc_inf()): print(shown(f))
e = NameError("name 'some_globa' is not defined"); print(shown(lambda: (_ for _ in ()).throw(e)))
e = AttributeError("plain", name="colou", obj=t); print(e.name, e.obj is t, shown(lambda: (_ for _ in ()).throw(e)))
e = NameError("x", name="some_globa")
try: raise e
except NameError as n: print(shown(lambda: (_ for _ in ()).throw(n)), n.name)
hits = 0
for i in range(60):
    try: t.colr if i % 2 else some_globl
    except (AttributeError, NameError) as err: hits += (err.name == "colr") + (getattr(err, "obj", None) is t)
    if i == 40: t.colr = 1
print(hits)
def last(): return t.method_too() + some_globals
del some_global
try: last()
except AttributeError: globals()["some_globls"] = 2; t.method_too = int
last()
