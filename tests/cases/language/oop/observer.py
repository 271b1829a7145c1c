# Observers with priorities and stop, bound methods and lambdas, removal while notifying, failures kept.
class Stop(Exception): pass
class Event:
    def __init__(self, name): self.name, self.handlers, self.serial, self.errors = name, [], 0, []
    def __iadd__(self, f): return self.on(f)
    def __isub__(self, f):
        for h in self.handlers:
            if h[2] == f: self.handlers.remove(h); return self
        raise ValueError(f'{self.name}: not subscribed')
    def on(self, f, priority=0):
        self.serial += 1
        self.handlers.append((-priority, self.serial, f))
        self.handlers.sort(key=lambda h: h[:2])
        return self
    def __call__(self, *args):
        n = 0
        for _, _, f in tuple(self.handlers):
            try:
                f(*args)
                n += 1
            except Stop: break
            except Exception as e: self.errors.append((type(e).__name__, str(e)))
        return n
class Sensor:
    def __init__(self, limit): self.changed, self.alarm, self._v, self.limit = Event('changed'), Event('alarm'), 0, limit
    @property
    def value(self): return self._v
    @value.setter
    def value(self, v):
        old, self._v = self._v, v
        if old != v: self.changed(old, v)
        if v > self.limit: self.alarm(v)
class Display:
    def __init__(self, name): self.name, self.seen = name, []
    def show(self, old, new): self.seen.append(new)
class Once(Display):
    def __init__(self, name, sensor):
        super().__init__(name)
        self.sensor = sensor
    def show(self, old, new):
        super().show(old, new)
        self.sensor.changed -= self.show
s, log = Sensor(90), []
a, b = Display('a'), Once('b', s)
s.changed += a.show
s.changed += b.show
s.changed.on(lambda o, n: log.append(n - o), priority=5)
s.alarm += log.append
def picky(old, new):
    if new % 13 == 0: raise Stop
    if new == 77: raise ValueError(f'no {new}')
    if isinstance(new, float): raise TypeError('a float')
s.changed.on(picky, 1)
for i in range(120):
    s.value = i * 7 % 100 if i != 110 else 50.5
    if i == 60: s.changed -= a.show
print(len(a.seen), a.seen[:8], b.seen, len(log), log[:10])
print(s.changed.errors, [v for v in log if v > 90], len(s.changed.handlers))
for f in (a.show, b.show, print):
    try: s.changed -= f
    except ValueError as e: print(e)
print(s.changed.__class__.__name__, s.changed(1, 2), s.alarm('last'), log[-2:])
a2 = Display('a2')
print(a2.show == a2.show, a2.show is a2.show, a.show == a2.show)
