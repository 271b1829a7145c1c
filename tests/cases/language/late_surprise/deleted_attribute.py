# An attribute is deleted late and falls back to the class, to __getattr__, or to an error.
class Config:
    step = 100
    def __init__(self): self.step, self.name = 1, 'own'
class Fallback(Config):
    def __getattr__(self, name): return len(name)
def loop(o, at, what):
    s, notes = 0, []
    for i in range(160):
        try: s += o.step
        except AttributeError as e: notes.append(str(e)); s -= 1
        if i == at: delattr(o, what)
        if i in (0, at, at + 1, 159): notes.append((i, s))
        if len(notes) > 6: break
    return notes
print(loop(Config(), 120, 'step'), loop(Config(), 120, 'name'))
f = Fallback()
print(loop(f, 130, 'step'), f.missing, f.name)
del Config.step
print(loop(Config(), 140, 'step'), loop(Fallback(), 140, 'step'))
Config.step = 7
print(loop(Config(), 20, 'step'))
class Counter:
    hits = 0
    def hit(self):
        self.hits += 1
        return self.hits
c, seen = Counter(), []
for i in range(150):
    n = c.hit()
    if i == 110: del c.hits
    if i == 130: Counter.hits = 1000; del c.hits
    if i % 25 == 0 or i in (110, 111, 130, 131): seen.append((i, n))
print(seen, vars(c))
class WithDel:
    def __init__(self): self.a = self.b = self.c = 1
    def __delattr__(self, name):
        if name == 'b': raise AttributeError('b stays')
        super().__delattr__(name)
w, s = WithDel(), 0
for i in range(140):
    for name in 'abc':
        if i == 100:
            try: delattr(w, name)
            except AttributeError as e: print(i, name, e)
        s += getattr(w, name, 0)
print(s, vars(w))
del w.__dict__['b']
w.d = 4
print(vars(w), hasattr(w, 'b'))
