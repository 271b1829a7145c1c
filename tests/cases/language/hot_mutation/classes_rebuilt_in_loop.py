# A class statement run again and again: objects of old and new classes of the same name at one site, super(), isinstance, class attributes counted.
class Base:
    made = 0
    def __init__(self): type(self).made += 1; Base.all = getattr(Base, "all", 0) + 1
    def who(self): return "base"
old = []
total, kinds = 0, {}
for i in range(120):
    class Thing(Base):
        number = i
        if i % 3 == 0:
            def who(self): return "own " + super().who()
        elif i % 3 == 1:
            who = lambda self: f"{self.number}"
        if i % 2: __slots__ = ("only",)
        def compare(self, o): return isinstance(o, Thing), type(o) is __class__, type(o).__name__ == "Thing"
    t = Thing()
    for o in old[-3:] + [t]:
        w = o.who()
        total += len(w) + o.number + sum(o.compare(t)) + sum(t.compare(o))
        kinds[w[:3]] = kinds.get(w[:3], 0) + 1
    try: t.extra = i; total += 1
    except AttributeError: total += 7
    if i % 10 == 0: old.append(t)
print(total, len(kinds), kinds["own"], Base.made, Base.all, Thing.made)
def factory(n):
    class Local:
        __match_args__ = ("a",)
        count = 0
        def __init__(self, a): self.a = a + n; Local.count += 1
        def __eq__(self, o): return isinstance(o, Local) and o.a == self.a
        def __hash__(self): return self.a
    return Local
classes = [factory(n) for n in range(5)]
same = 0
seen = set()
for i in range(200):
    a, b = classes[i % 5](i % 7), classes[i % 3](i % 4)
    same += (a == b) * 10 + (b == classes[i % 3](i % 4))
    seen.add(a); seen.add(b)
    match a:
        case classes_ if i > 180: same += 1
        case Base(): same += 1000
    if i == 100: classes[0].__eq__ = lambda s, o: True; classes[1].__hash__ = lambda s: 1
print(same, len(seen), [c.count for c in classes])
def swap(i):
    global Helper
    class Helper:
        def run(self, x): return x + i
class Helper:
    def run(self, x): return x
h = Helper()
total = 0
for i in range(120):
    total += h.run(1) + Helper().run(2)
    if i % 30 == 29: swap(i)
    if i == 75: h.__class__ = Helper
print(total, type(h) is Helper, isinstance(h, Helper))
class Registry(type):
    known = {}
    def __new__(m, name, bases, ns):
        if name in m.known: 
            for k, v in ns.items():
                if k not in ("__module__", "__qualname__"): setattr(m.known[name], k, v)
            return m.known[name]
        m.known[name] = super().__new__(m, name, bases, ns); return m.known[name]
first, total = None, 0
for i in range(100):
    class Open(metaclass=Registry):
        step = i
        def add(self, x, i=i): return x + self.step + i % 2
    first = first or Open()
    total += first.add(1)
print(total, type(first) is Open)
