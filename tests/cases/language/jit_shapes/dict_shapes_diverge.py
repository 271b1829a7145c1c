# Objects of one class that get their attributes in different orders, lose some, get many.
class P: pass
def make(i):
    p = P()
    names = ["a", "b", "c", "d"]
    for j in range(4): setattr(p, names[(i + j) % 4], i * j)
    if i % 7 == 0: del p.b
    if i % 11 == 0: p.b = "again"; p.extra = i
    return p
total = 0
for i in range(150):
    p = make(i)
    total += p.a + p.c - p.d
    try: total += p.b if isinstance(p.b, int) else 1000
    except AttributeError: total -= 1
    total += len(vars(p))
print(total, list(vars(make(0))), list(vars(make(11))), list(vars(make(77))))
class Many: pass
m = Many()
for i in range(120): setattr(m, f"f{i}", i)
print(sum(getattr(m, f"f{i}") for i in range(120)), m.f0 + m.f119, len(vars(m)))
for i in range(0, 120, 2): delattr(m, f"f{i}")
print(hasattr(m, "f2"), m.f3, len(vars(m)), list(vars(m))[:3])
class Late:
    def __init__(self, n):
        self.n = n
        if n > 30: self.big = True
        if n > 60: self.n = float(n)
    def size(self): return self.n + getattr(self, "big", False)
print(sum(Late(i).size() for i in range(100)))
objs = [P() for _ in range(10)]
for r in range(80):
    o = objs[r % 10]
    o.count = getattr(o, "count", 0) + r
    if r == 40:
        for x in objs[::2]: x.__dict__ = dict(count=x.count, other=1)
    if r == 60: P.count = 5; del objs[0].count
print([o.count for o in objs], sum(o.count for o in objs))
