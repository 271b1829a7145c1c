# Objects copied by hand and by copy: __reduce_ex__, __getstate__, __setstate__, __getnewargs__, __copy__, __deepcopy__, slots, cycles, subclasses of builtins.
import copy, copyreg
class Plain:
    def __init__(self, *a): log.append("init"); self.a = a
class State(Plain):
    def __getstate__(self): log.append("getstate"); return {"s": self.a, "extra": 1}
    def __setstate__(self, s): log.append("setstate"); self.__dict__.update(s)
class Slots:
    __slots__ = ("x", "y")
class SlotsDict(Slots):
    pass
class NewArgs(tuple):
    def __new__(cls, a, b): log.append(f"new {a}"); return super().__new__(cls, (a, b))
    def __getnewargs__(self): return tuple(self)
class KwArgs:
    def __new__(cls, *, k): o = super().__new__(cls); o.k = k; return o
    def __getnewargs_ex__(self): return (), {"k": self.k}
class Own:
    def __copy__(self): return "own copy"
    def __deepcopy__(self, memo): return ["own deep", len(memo) >= 0]
class Reduce:
    def __init__(self, n): self.n = n
    def __reduce__(self): return Reduce, (self.n + 1,), {"more": 5}
class ReduceList(list):
    def __reduce_ex__(self, p): return type(self), (), {"tag": getattr(self, "tag", 0)}, iter(list(self) + ["end"])
class ReduceDict(dict):
    def __reduce__(self): return ReduceDict, (), None, None, iter([(k, v) for k, v in self.items()] + [("z", 0)])
class Str(str):
    def __reduce__(self): return "GLOBAL"
class L(list): pass
class D(dict): pass
class I(int): pass
log = []
def act(f):
    try: r = f()
    except Exception as e: r = f"{type(e).__name__}: {e}"
    return r
p = Plain(1, [2]); q = copy.copy(p); w = copy.deepcopy(p); print(q.a is p.a, w.a == p.a, w.a[1] is p.a[1], log); log.clear()
s = copy.copy(State(3)); print(s.a if hasattr(s, "a") else "no a", s.s, s.extra, log); log.clear()
o = Slots(); o.x = [1]; c = copy.copy(o); e = copy.deepcopy(o); print(c.x is o.x, e.x == o.x, e.x is o.x, hasattr(c, "y"))
o = SlotsDict(); o.x, o.free = 1, 2; c = copy.copy(o); print(c.x, c.free, o.__getstate__(), Slots().__getstate__(), Plain().__getstate__(), object().__getstate__()); log.clear()
n = copy.copy(NewArgs(1, [2])); print(n, type(n).__name__, log, copy.deepcopy(n) == n); print(copy.copy(KwArgs(k=5)).k, copy.copy(Own()), copy.deepcopy([Own()]), vars(copy.copy(Reduce(1))), vars(copy.deepcopy(Reduce(5))))
rl = ReduceList([1]); rl.tag = "t"; c = copy.copy(rl); print(c, c.tag, copy.deepcopy(rl), copy.copy(ReduceDict(a=1)), copy.copy(Str("x")) == "x")
l = L([1, [2]]); l.tag = {"k": 1}; c, e = copy.copy(l), copy.deepcopy(l); print(type(c).__name__, c, c[1] is l[1], c.tag is l.tag, e, e[1] is l[1], e.tag); d = D(a=[1]); d.self = d; e = copy.deepcopy(d); print(e, e.self is e, type(e).__name__, copy.copy(I(5)), type(copy.deepcopy(I(5))).__name__)
cyc = [1]; cyc.append(cyc); k = {"c": cyc}; cyc.append(k); e = copy.deepcopy(cyc); print(e[1] is e, e[2]["c"] is e, e is cyc); t = ([],); tt = (t, t); e = copy.deepcopy(tt); print(e[0] is e[1], e[0] is t, copy.deepcopy((1, "a")) is not None, copy.copy(t) is t)
for v in (1, "s", None, (1, 2), frozenset([1]), {1}, bytearray(b"x"), range(3), len, Plain, ..., 1j, b"b", type, lambda: 0, {}.keys(), (x for x in ()), iter([1, 2]), zip([1]), memoryview(b"x"), object(), Exception("e", 1), property(), NotImplemented): print(type(v).__name__, [act(lambda: (copy.copy(v) is v)), act(lambda: copy.deepcopy(v) is v)], end="; ")
print()
r = Plain(1).__reduce_ex__(2); print(r[0].__name__, r[1], r[2], len(r), I(5).__reduce_ex__(2)[1], L([1]).__reduce_ex__(2)[1][0].__name__, list(L([1]).__reduce_ex__(4)[3]), act(lambda: object().__reduce_ex__("x")), act(lambda: Slots().__reduce__()), act(lambda: object().__reduce_ex__(0)[0].__name__), copyreg.__newobj__(Plain).__dict__)
err = ValueError("v", 2); err.note = "n"; e = copy.copy(err); print(e.args, e.note, type(e).__name__, copy.deepcopy(KeyError([1])).args); copyreg.pickle(Slots, lambda o: (Slots, ())); print(hasattr(copy.copy(c2), "x") if (c2 := Slots()) and not setattr(c2, "x", 1) else None)
log.clear(); total = 0
for i in range(150):
    o = (Plain(i), State(i), L([i]), D(k=i), Reduce(i), NewArgs(i, i), (i, [i]))[i % 7]
    c, e = copy.copy(o), copy.deepcopy(o)
    total += (type(c) is type(o)) + (type(e) is type(o)) + (c is o) * 100 + (len(c) if hasattr(c, "__len__") else len(vars(c)))
    if i == 75: Plain.__copy__ = lambda self: self
    if i == 110: del Plain.__copy__; State.__setstate__ = lambda self, s: setattr(self, "late", s)
print(total, len(log))
