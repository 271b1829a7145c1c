# Calls that forward everything through several layers, with names added, renamed and dropped on the way.
def base(a, b=2, *rest, c, d=4, **more): return a, b, rest, c, d, sorted(more.items())
def l1(*a, **k): return base(*a, **k)
def l2(*a, c=3, **k): return l1(*a, c=c, **k)
def l3(first, *a, **k): return l2(first, *a, **{n.lower(): v for n, v in k.items()})
def l4(*a, **k): k.pop("drop", None); return l3(*a[::-1], **k)
print(l4(1), l4(1, 2, 3, C=9, drop=5, Z=1), l3(0, B=7), l2(5, d=1, e=2))
for call in (lambda: l4(), lambda: l3(1, 2, b=3), lambda: l2(1, c=1, C=2), lambda: l1(1), lambda: l4(a=1)):
    try: print(call())
    except TypeError as e: print(e)
class P:
    def __init__(self, *a, **k): self.got = a, k
class Q(P):
    def __init__(self, x, *a, y=0, **k): super().__init__(*a, x=x, y=y, **k)
class R(Q):
    def __init__(self, *a, **k): super().__init__(*a, z="R", **k)
print(R(1, 2, y=3).got)
total = 0
for i in range(120):
    r = l4(*range(i % 3 + 1), **({"C": i} if i % 2 else {"E": 1.5, "drop": 0}))
    total += len(r[2]) + r[0] + r[3] + len(R(i).got[1])
    if i == 60: base.__kwdefaults__ = {"d": 40, "c": 30}
    if i == 90: l2.__kwdefaults__["c"] = 0.5
print(total)
