# A counter on the class, on a module global and in a closure change in every round; once they change kind.
class Thing:
    made = 0
    alive = []
    def __init__(self, n):
        Thing.made += 1
        self.n = n
        if n % 25 == 0: type(self).alive = type(self).alive + [n]
    def share(self): return self.n / Thing.made
class Sub(Thing):
    made = 1000
    def __init__(self, n):
        super().__init__(n)
        Sub.made -= 1
t = 0
for i in range(150):
    o = Thing(i) if i % 10 else Sub(i)
    t += o.share() if i else 0
    if i == 120: Thing.made = float(Thing.made)
    if i == 135: Thing.made = 2**63
print(Thing.made, Sub.made, Thing.alive, Sub.alive, round(t, 6))
COUNT = 0
def bump(k=1):
    global COUNT
    COUNT += k
    return COUNT
vals = [bump(1 if i < 100 else 0.5 if i < 110 else 2**64 if i == 115 else -1) for i in range(120)]
print(vals[98:102], vals[109:111], vals[115] == 2**64, COUNT)
def make():
    n = 0
    def inc():
        nonlocal n
        n += 1
        if n == 100: n = 1e3
        if n == 1010: n = 'done'
        return n
    return inc
inc, seen = make(), []
for i in range(120):
    try: seen.append(inc())
    except TypeError as e: print(i, e); break
print(seen[97:102], seen[-1])
class Meta(type):
    calls = 0
    def __call__(cls, *a):
        Meta.calls += 1
        if Meta.calls == 111: return 'not an instance'
        return super().__call__(*a)
class K(metaclass=Meta):
    n = 0
    def __init__(self): K.n += 1
ks = [K() for _ in range(120)]
print(Meta.calls, K.n, [k for k in ks if isinstance(k, str)])
class Stats:
    total = 0
    by = {}
    @classmethod
    def add(cls, k, v):
        cls.total += v
        cls.by[k] = cls.by.get(k, 0) + v
        return cls
class Child(Stats): pass
for i in range(130): (Stats if i % 3 else Child).add('abc'[i % 3], i if i != 125 else 0.25)
print(Stats.total, Child.total, Stats.by, 'total' in vars(Child), Child.by is Stats.by)
