# Rich comparisons: reflected first for subclasses, NotImplemented, defaults, __eq__ without __ne__, results of any type.
log = []
def mk(name, bases=(), **ops):
    ns = {}
    for op in ("lt", "le", "gt", "ge", "eq", "ne"):
        if op in ops:
            def m(self, o, op=op, r=ops[op]): log.append(f"{name}.{op}"); return r
            ns[f"__{op}__"] = m
    ns["__hash__"] = object.__hash__
    return type(name, bases, ns)
N = NotImplemented
A = mk("A", lt=True, le=N, gt=N, ge=False, eq=N, ne="ne")
B = mk("B", (A,), gt="B.gt", lt=N, eq=[1])
C = mk("C", gt=0, lt=5, ge=N, le=N, eq=N)
D = mk("D")
import operator as o
objs = [A(), B(), C(), D(), 5, "s", None]
for f in (o.lt, o.le, o.gt, o.ge, o.eq, o.ne):
    row = []
    for x in objs:
        for y in objs:
            try: r = f(x, y)
            except TypeError as e: r = "T"
            row.append(repr(r)[:5] + "/" + str(len(log))); log.clear()
    print(f.__name__, *row)
class E:
    def __eq__(self, o): return "equal"
print(E() == 1, 1 == E(), E() != 1, 1 != E(), (E() != E()) is False, [E()] == [1], E() in [1], {1: 2} == {1: E()}, (1, E()) < (1, 2) if 0 else "")
class S(int):
    def __lt__(self, o): return "S"
    def __eq__(self, o): return "Seq"
    __hash__ = int.__hash__
print(1 > S(1), S(1) < 1, 1 == S(5), S(5) == 1, 1 < S(2), sorted([S(3), S(1)])[0] + 0, max(S(1), 2) + 0, S(1) == 1.0)
total, pool = 0, [1, 2.5, S(2), "x", A(), E(), True, None, 2 ** 65]
for i in range(240):
    x, y = pool[i % 9], pool[i * 5 % 9]
    try: total += bool(x < y) + 2 * bool(x == y) + 4 * bool(x >= y)
    except TypeError: total += 1000
    if i == 100: A.__lt__ = lambda s, o: False; S.__lt__ = int.__lt__
    if i == 180: del S.__eq__, A.__ge__
print(total)
