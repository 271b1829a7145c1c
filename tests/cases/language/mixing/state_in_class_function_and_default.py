# The same counter kept in a global, a closure, an attribute of a function, a class, a default, an instance, a list, a generator: mixed kinds in one loop.
g = 0
def by_global(n):
    global g
    g += n; return g
def make():
    c = 0
    def by_closure(n):
        nonlocal c
        c += n; return c
    return by_closure
by_closure = make()
def by_attribute(n): by_attribute.n += n; return by_attribute.n
by_attribute.n = 0
class K:
    n = 0
    @classmethod
    def by_class(cls, n): cls.n += n; return cls.n
    def __init__(self): self.m = 0
    def by_instance(self, n): self.m += n; return self.m
    def __call__(self, n): self.by_instance(n); return self.m * 1
class Sub(K): pass
def by_default(n, box=[0]): box[0] += n; return box[0]
def by_kw(n, *, d={}): d["n"] = d.get("n", 0) + n; return d["n"]
def gen():
    t = 0
    while True: t += yield t
go = gen(); next(go)
k = K()
ways = [by_global, by_closure, by_attribute, K.by_class, Sub.by_class, k.by_instance, k, by_default, by_kw, go.send]
amounts = [1, 2, 0.5, True, -3, 2 ** 61, "", [], None, 7 + 1j]
seen, errors = {}, 0
for i in range(1000):
    n = amounts[i // 100 if i % 50 == 0 else i // 150 if i > 600 else 0]
    try: r = ways[i % 10](n)
    except TypeError as e:
        errors += 1
        if i % 10 == 9: go = gen(); next(go); ways[9] = go.send; errors += 100
    except StopIteration: go = gen(); next(go); ways[9] = go.send; errors += 10000
    else: seen[type(r).__name__] = seen.get(type(r).__name__, 0) + 1
    if i == 500: by_attribute.n = str(by_attribute.n)
    if i == 520: by_attribute.n = 0
    if i == 700: Sub.n = 5; del K.by_class; ways[4] = lambda n: Sub.n
    if i == 800: by_default.__defaults__ = ([1.5],); by_kw.__kwdefaults__ = {"d": {"n": 3}}
    if i == 900: g = [g]; ways[0] = lambda n: g.append(n) or len(g)
print(seen, errors)
print(len(g), by_closure(0), by_attribute.n, K.n, Sub.n, k.m, by_default(0), by_kw(0), ways[9](0))
def nest(depth):
    v = depth
    def f():
        nonlocal v
        v += 1
        return v
    if depth: inner = nest(depth - 1); return lambda: (f(), *inner())
    return lambda: (f(),)
stack = nest(5)
for i in range(60): r = stack()
print(r)
acc = []
def visit(x, acc=acc, *, total=[0]):
    total[0] += len(acc); acc.append(x)
    if len(acc) > 20: acc.clear(); visit.__kwdefaults__["total"] = [total[0] * 2]
    return visit.__kwdefaults__["total"][0]
print([visit(i) for i in range(70)][::10], len(acc))
class Meter:
    def __init__(self): self.reads = 0
    @property
    def value(self): self.reads += 1; return self.reads ** 2 if self.reads < 40 else -self.reads
    @value.setter
    def value(self, v): self.reads = v if isinstance(v, int) else int(v)
m, s = Meter(), 0
for i in range(150):
    s += m.value
    if i % 60 == 59: m.value = 3.9
    if i == 75: m.value += 1
    if i == 130: Meter.value = 10
print(s, m.reads, m.value)
