# Data descriptors go before the instance's dict, others after it; each kind in one loop, changed while it runs.
log = []
class Data:
    def __get__(self, o, t=None): return self if o is None else ("data", o.__dict__.get("x"))
    def __set__(self, o, v): o.__dict__["x"] = v * 2
    def __delete__(self, o): o.__dict__.pop("x", None); log.append("deleted")
class NonData:
    def __get__(self, o, t=None): return ("nondata", None if o is None else o.n, t.__name__)
class OnlySet:
    def __set__(self, o, v): o.__dict__["only"] = ("set", v)
class OnlyDelete:
    def __delete__(self, o): log.append("only delete")
class Host:
    x = Data(); y = NonData(); only = OnlySet(); gone = OnlyDelete()
    def __init__(self, n): self.n = n
h = Host(1)
h.__dict__["x"] = 5; print(h.x); h.x = 4; print(h.x, h.__dict__); del h.x; print(h.x, log)
print(h.y, Host.y); h.y = 3; print(h.y, h.__dict__["y"]); del h.y; print(h.y)
print(type(h.only).__name__); h.only = 1; print(h.only, h.__dict__["only"]); 
try: del h.only
except AttributeError as e: print(e)
print(type(h.gone).__name__); del h.gone; print(log)
try: h.gone = 1
except AttributeError as e: print(e)
h.__dict__["gone"] = "in the dict"; print(h.gone)
total = 0
for i in range(150):
    o = Host(i)
    if i % 3 == 0: o.y = i
    if i % 5 == 0: o.x = i
    v = o.y
    total += v if type(v) is int else v[1]
    total += o.x[1] or 0
    if i == 60: Data.__get__ = lambda self, o, t=None: ("changed", 1)
    if i == 100: del Data.__get__
    if i == 100: Data.__get__ = lambda self, o, t=None: ("again", o.n)
print(total, log[-8:], Host(7).x)
class Raising:
    def __get__(self, o, t): raise AttributeError("from the descriptor")
class WithGetattr:
    a = Raising()
    def __getattr__(self, name): return "getattr " + name
print(WithGetattr().a, WithGetattr().b)
try: WithGetattr.a
except AttributeError as e: print(e)
print(hasattr(WithGetattr, "a"), getattr(WithGetattr, "a", "default"))
