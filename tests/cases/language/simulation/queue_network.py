# Generators as processes on a clock: producers, consumers, a shared resource with a queue, a failing process.
class Sim:
    def __init__(self): self.now, self.events, self.n, self.log = 0, [], 0, []
    def spawn(self, gen, delay=0): self.n += 1; self.events.append((self.now + delay, self.n, gen, None)); return gen
    def wake(self, gen, value): self.n += 1; self.events.append((self.now, self.n, gen, value))
    def run(self, until):
        while self.events:
            e = min(self.events, key=lambda e: e[:2])
            if e[0] > until: break
            self.events.remove(e)
            self.now, _, gen, value = e
            try: what = gen.send(value)
            except StopIteration as stop: self.log.append((self.now, 'end', stop.value)); continue
            except Exception as err: self.log.append((self.now, type(err).__name__, str(err))); continue
            if isinstance(what, (int, float)): self.spawn(gen, what)
            elif callable(what): what(self, gen)
            else: self.log.append((self.now, 'bad', what))
class Store:
    def __init__(self, room): self.items, self.room, self.getters, self.putters = [], room, [], []
    def put(self, v):
        def do(sim, gen): self.putters.append((gen, v)); self.settle(sim)
        return do
    def get(self):
        def do(sim, gen): self.getters.append(gen); self.settle(sim)
        return do
    def settle(self, sim):
        while True:
            if self.putters and len(self.items) < self.room: g, v = self.putters.pop(0); self.items.append(v); sim.wake(g, None)
            elif self.getters and self.items: sim.wake(self.getters.pop(0), self.items.pop(0))
            else: return
def producer(name, store, gap, n):
    for i in range(n):
        yield gap
        yield store.put((name, i))
    return f'{name} made {n}'
def consumer(name, store, work, got):
    while True:
        v = yield store.get()
        if v is None: return f'{name} stops'
        got.append(v)
        yield work if v != ('b', 20) else work * 2.5
        if v == ('a', 33): raise ValueError(f'{name} choked on {v}')
for room, work in ((1, 1), (5, 2), (100, 0.5)):
    sim, store, got = Sim(), Store(room), []
    sim.spawn(producer('a', store, 1, 40)); sim.spawn(producer('b', store, 2, 25))
    sim.spawn(consumer('x', store, work, got)); sim.spawn(consumer('y', store, work * 3, got))
    sim.run(60)
    store.items += [None, None]
    store.settle(sim)
    sim.run(200)
    print(room, sim.now, len(got), got[:5], got[-1], len(store.items), len(store.putters), sorted(sim.log, key=str), sep='\n  ')
def counter(n):
    total = 0
    for i in range(n): total += (yield 1) or i
    return total
s = Sim()
for k in (3, 120, 10): s.spawn(counter(k), k)
s.spawn((x for x in (1, 'bad')))
s.run(150)
print(s.log, s.now) if 0 else print(s.log[0][1:], s.now)
