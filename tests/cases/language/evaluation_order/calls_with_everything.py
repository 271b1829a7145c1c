# The order in which callee, arguments, stars, keywords and mappings are evaluated, and what runs before an error.
log = []
def e(n, v=None):
    log.append(n); return n if v is None else v
class It:
    def __init__(self, n): self.n = n
    def __iter__(self): log.append(f"iter {self.n}"); return iter([1])
    def keys(self): return [f"k{self.n}"]
    def __getitem__(self, k): log.append(f"get {k}"); return 1
def f(*a, **k): log.append("call"); return len(a), len(k)
def show(g):
    try: print(g(), *log)
    except TypeError as x: print(x, *log)
    log.clear()
show(lambda: e("f", f)(e(1), *e(2, It(2)), e(3), k=e(4), **e(5, It(5)), z=e(6)))
show(lambda: e("f", f)(*e(1, It(1)), *e(2, It(2)), **e(3, It(3)), **e(4, It(4))))
show(lambda: e("f", f)(**e(1, It(1)), k=e(2), **e(3, It(2))))
show(lambda: e("five", 5)(e(1), *e(2, It(2)), k=e(3)))
show(lambda: e("f", f)(e(1), *e(2), e(3)))
show(lambda: e("f", f)(*e(1, It(1)), **e(2)))
show(lambda: e("o", "text").upper(e(1)))
show(lambda: e("o", "text").nope(e(1)) if 0 else e("o", "text").count(e("t"), e(0)))
show(lambda: e("f", f)(e(1), e("g", f)(e(2)), *[e(3), e(4)], k=e("h", f)(k=e(5))))
show(lambda: e("l", [1, 2])[e(0)] + e("d", {"k": 1})[e("k")] * e(5))
show(lambda: e("a", 1) < e("b", 2) in e("c", [2]) and e("d"))
total = 0
for i in range(80):
    total += f(i, *It(0), *([1] * (i % 3)), a=1, **It(i % 2), **({"q": 1} if i % 5 else {}))[0] * len(log)
    if i % 20 == 19: log.clear()
print(total)
