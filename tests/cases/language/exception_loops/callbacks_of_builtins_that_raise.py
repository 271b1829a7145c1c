# Exceptions out of callbacks that builtins call in hot loops: keys of sort, __eq__ and __hash__ in dicts and sets, map, filter, reduce, join, sum, min, iter, format, with the state after.
from functools import reduce
class Boom(Exception): pass
class K:
    fuse = -1
    def __init__(self, v): self.v = v
    @classmethod
    def tick(cls):
        cls.fuse -= 1
        if cls.fuse == 0: raise Boom(cls.where)
    def __hash__(self): K.where = "hash"; K.tick(); return self.v % 5
    def __eq__(self, o): K.where = "eq"; K.tick(); return self.v == getattr(o, "v", o)
    def __lt__(self, o): K.where = "lt"; K.tick(); return self.v < o.v
    def __add__(self, o): K.where = "add"; K.tick(); return K(self.v + getattr(o, "v", o))
    __radd__ = __add__
    def __str__(self): K.where = "str"; K.tick(); return f"k{self.v}"
    def __repr__(self): K.where = "repr"; K.tick(); return f"K{self.v}"
    def __format__(self, s): K.where = "format"; K.tick(); return f"{self.v:{s}}"
    def __bool__(self): K.where = "bool"; K.tick(); return self.v % 2 == 1
    def __index__(self): K.where = "index"; K.tick(); return self.v
    def __int__(self): K.where = "int"; K.tick(); return self.v
    def __len__(self): K.where = "len"; K.tick(); return self.v
    def __call__(self, *a): K.where = "call"; K.tick(); return self.v
    def __iter__(self): K.where = "iter"; K.tick(); return self
    def __next__(self): K.where = "next"; K.tick(); self.v += 1; return self.v if self.v < 6 else next(iter(()))
    def __getitem__(self, i): K.where = "getitem"; K.tick(); return self.v + i
    def __contains__(self, x): K.where = "contains"; K.tick(); return x == self.v
def ks(n): return [K(i * 7 % n) for i in range(n)]
jobs = {
    "sort": lambda: [k.v for k in sorted(ks(8))], "sortkey": lambda: sorted(range(6), key=lambda v: K(v)(v) * -1), "dict": lambda: len({k: k.v for k in ks(7)}), "setadd": lambda: len(set(ks(7)) | set(ks(5))), "inlist": lambda: K(3) in ks(6), "count": lambda: ks(6).count(K(2)), "index": lambda: ks(6).index(K(1)), "remove": lambda: (l := ks(6)).remove(K(4)) or len(l),
    "sum": lambda: sum(ks(6)).v, "map": lambda: list(map(int, ks(5))), "filter": lambda: len(list(filter(None, ks(6)))), "reduce": lambda: reduce(lambda a, b: a + b, ks(6)).v, "join": lambda: "-".join(map(str, ks(5))), "fstring": lambda: f"{K(3):>3}|{K(4)}|{K(5)!r}", "percent": lambda: "%s %r %x" % (K(1), K(2), K(3)), "repr": lambda: repr([K(1), (K(2), {3: K(4)})]),
    "any": lambda: any(ks(4)), "all": lambda: all(ks(3)), "min": lambda: min(ks(6)).v, "maxkey": lambda: max(ks(4), key=len).v, "slice": lambda: "abcdef"[K(1):K(4)], "range": lambda: list(range(K(1), K(9), K(3))), "zip": lambda: list(zip(K(0), K(2))), "unpack": lambda: (lambda a, *c: c)(K(1), K(2)(0)), "dictcmp": lambda: {1: K(1), 2: K(2)} == {1: K(1), 2: K(2)}, "listcmp": lambda: ks(4) < ks(5), "tuplecmp": lambda: (K(1), K(2)) == (K(1), K(3)), "callchain": lambda: K(2)(K(3)(), K(4)()), "not": lambda: not K(3), "chain": lambda: K(1) < K(2) < K(3), "bytes": lambda: bytes([K(65), K(66)]), "mul": lambda: "ab" * K(3), "enum": lambda: dict(enumerate(K(3))), "comp": lambda: [x + 1 for x in K(1) if K(x)], "starmap": lambda: [*map(lambda a, b: K(a) + b, K(1), K(3))][-1].v, "setdefault": lambda: {K(1): 1}.setdefault(K(1), 5), "update": lambda: len(dict(zip(ks(3), ks(3)), a=K(1))), "pop": lambda: {K(2): "p"}.pop(K(2)), "format": lambda: "{0:<4}{1!s}{2[5]}".format(K(1), K(2), K(3)), "isin": lambda: [K(1) in K(1), 2 in K(2)], "insort": lambda: __import__("bisect").bisect(sorted(ks(5)), K(2)),
}
for name, job in jobs.items():
    seen, n, outcome = [], 0, None
    while outcome is None and n < 80:
        n += 1; K.fuse = n
        try: outcome = job()
        except Boom as e: seen.append(e.args[0])
        except Exception as e: outcome = f"{type(e).__name__}: {e}"
        finally: K.fuse = -1
    runs = [f"{w}*{len(list(g))}" for w, g in __import__("itertools").groupby(seen)]
    print(name, n, outcome if not isinstance(outcome, K) else outcome.v, " ".join(runs)[:90])
total = boom = 0
names = list(jobs)
for i in range(400):
    K.fuse = i % 23 + 1 if i % 3 else -1
    try: r = jobs[names[i * 3 % len(names)]](); total += len(str(r))
    except Boom: boom += 1
    K.fuse = -1
print(total, boom)
