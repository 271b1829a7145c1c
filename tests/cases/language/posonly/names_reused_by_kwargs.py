# Names of positional-only parameters are free for **kwargs, in methods, decorators and dict-likes.
def update(self, other=(), /, **kw):
    for k, v in (*other, *kw.items()): self[k] = v
    return self
print(update({}, [("a", 1)], self=2, other=3))
class D(dict):
    def __init__(self, it=(), /, **kw): super().__init__(it, **kw)
    def get2(self, key, /, default=None, **key_): return self.get(key, key_.get("key", default))
print(D(it=1, self=2), D([(1, 2)], it=3), D(a=1).get2("a"), D().get2("a", key=5), D().get2("a", 7))
def deco(fn, /, *a, **k): return lambda *b, **m: fn(*a, *b, **k, **m)
print(deco(dict, fn=1)(a=2), deco(lambda a, b, /, **k: (a, b, k), 1, a="A")(2, b="B"))
def count(n, /, n_=0, **n2):
    return n + n_ + sum(n2.values())
total = 0
for i in range(100): total += count(i, **({"n": i} if i % 2 else {"n_": 1.5, "x": 1}))
print(total)
