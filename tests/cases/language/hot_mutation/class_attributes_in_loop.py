# Class attributes changed by methods called in hot loops: counters, flags, methods, through instances and classes.
class C:
    n = 0
    flag = False
    items = []
    def bump(self): C.n += 1; return self.n
    def own(self): self.n = self.n + 10; return C.n
    @classmethod
    def cbump(cls): cls.n += 100; return cls.n
    def toggle(self): type(self).flag = not self.flag; return self.flag
    def grow(self): self.items.append(1); return len(C.items)
class D(C): pass
c, d, total = C(), D(), 0
for i in range(150):
    o = c if i % 3 else d
    total += o.bump()
    if i % 10 == 0: total += o.own()
    if i % 25 == 0: total += o.cbump()
    total += o.toggle() + o.grow()
    if i == 60: del c.n
    if i == 100: D.n = 0.5
    if i == 120: D.bump = lambda self: -1
    if i == 140: del D.n; C.items = [0]
print(total, C.n, c.n, d.n, C.flag, D.flag, vars(c), sorted(k for k in vars(D) if k[0] != "_"))
class Count:
    made = 0
    def __new__(cls, *a): cls.made += 1; return super().__new__(cls)
    def __init__(self, k=0): self.k = k if Count.made < 50 else float(k)
s = sum(Count(i).k for i in range(80)); print(s, Count.made)
class Lazy:
    def __getattr__(self, n):
        setattr(type(self), n, len(n)); return -1
print([Lazy().abc + Lazy().de for _ in range(3)], [getattr(Lazy(), "x" * (i % 4 + 1)) for i in range(20)])
def patch(i): C.bump = [lambda self: i, lambda self: str(i), lambda self: None][i % 3]
print([(patch(i // 10), c.bump())[1] for i in range(60)][::7])
