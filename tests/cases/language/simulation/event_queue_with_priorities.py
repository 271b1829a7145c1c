# A discrete event simulation of a small harbour: processes as generators, resources with queues, timeouts, interrupts, statistics.
import heapq
class Interrupt(Exception): pass
class Sim:
    def __init__(self): self.now, self.heap, self.seq, self.trace = 0, [], 0, []
    def at(self, t, proc, value=None, exc=None):
        self.seq += 1; heapq.heappush(self.heap, (t, self.seq, proc, value, exc)); return self.seq
    def start(self, gen, name): p = Process(self, gen, name); self.at(self.now, p); return p
    def run(self, until):
        while self.heap and self.heap[0][0] <= until:
            t, seq, p, value, exc = heapq.heappop(self.heap)
            if p.waiting not in (None, seq) and exc is None: continue
            self.now = t; p.resume(value, exc)
        self.now = until
class Process:
    def __init__(self, sim, gen, name): self.sim, self.gen, self.name, self.alive, self.waiting, self.joined, self.result = sim, gen, name, True, None, [], None
    def resume(self, value, exc=None):
        if not self.alive: return
        self.waiting = None
        try: cmd = self.gen.throw(exc) if exc else self.gen.send(value)
        except StopIteration as e:
            self.alive, self.result = False, e.value
            for p in self.joined: self.sim.at(self.sim.now, p, e.value)
            return
        except Interrupt as e: self.alive = False; self.sim.trace.append((self.sim.now, self.name, f"died: {e}")); return
        match cmd:
            case int() | float() as delay: self.waiting = self.sim.at(self.sim.now + delay, self)
            case ("get", Resource() as r): r.request(self)
            case ("join", Process(alive=True) as p): p.joined.append(self); self.waiting = -1
            case ("join", Process(result=r)): self.waiting = self.sim.at(self.sim.now, self, r)
            case other: self.resume(None, ValueError(f"unknown command {other!r}"))
    def interrupt(self, why):
        if self.alive: self.sim.at(self.sim.now, self, exc=Interrupt(why))
class Resource:
    def __init__(self, sim, n, name): self.sim, self.free, self.name, self.queue, self.longest = sim, n, name, [], 0
    def request(self, p):
        if self.free: self.free -= 1; p.waiting = self.sim.at(self.sim.now, p, self)
        else: self.queue.append(p); p.waiting = -1; self.longest = max(self.longest, len(self.queue))
    def release(self):
        while self.queue:
            p = self.queue.pop(0)
            if p.alive and p.waiting == -1: p.waiting = self.sim.at(self.sim.now, p, self); return
        self.free += 1
def rng(seed):
    while True: seed = (seed * 1103515245 + 12345) % 2 ** 31; yield seed / 2 ** 31
stats = {"served": 0, "waits": 0.0, "gone": 0, "cargo": {}}
def ship(sim, n, berths, crane, r):
    arrived = sim.now
    try:
        yield ("get", berths)
        wait = sim.now - arrived; stats["waits"] += wait
        try:
            kind = ("grain", "oil", "cars")[n % 3]
            tons = int(next(r) * 50) + 10
            while tons > 0:
                yield ("get", crane)
                try: yield 0.5 + next(r); tons -= 15 if kind != "oil" else 25.5
                finally: crane.release()
            stats["cargo"][kind] = stats["cargo"].get(kind, 0) + 1; stats["served"] += 1
        finally: berths.release()
    except Interrupt as e:
        stats["gone"] += 1
        if str(e) == "storm": yield 1; sim.trace.append((round(sim.now, 3), f"ship {n}", "back at sea")); return "fled"
        raise
    return round(sim.now - arrived, 3)
def arrivals(sim, berths, crane, r, out):
    for n in range(60):
        out.append(sim.start(ship(sim, n, berths, crane, r), f"ship {n}"))
        yield next(r) * 2.2
def weather(sim, ships):
    while True:
        yield 17
        for s in [s for s in ships if s.alive][-2:]: s.interrupt("storm" if sim.now < 80 else "pirates")
def watcher(sim, ships):
    yield 30
    for k in (3, 20, 55):
        while len(ships) <= k: yield 2
        got = yield ("join", ships[k]); sim.trace.append((round(sim.now, 3), "joined", k, got))
    try: yield "nonsense"
    except ValueError as e: sim.trace.append(str(e))
sim = Sim(); berths, crane, r, ships = Resource(sim, 3, "berths"), Resource(sim, 2, "crane"), rng(7), []
sim.start(arrivals(sim, berths, crane, r, ships), "arrivals"); sim.start(weather(sim, ships), "weather"); sim.start(watcher(sim, ships), "watcher")
for until in (20, 60, 120, 300):
    sim.run(until); print(until, stats["served"], round(stats["waits"], 3), stats["gone"], stats["cargo"], berths.free, crane.free, berths.longest, crane.longest)
print(*sim.trace, sep="\n"); print(sum(s.result for s in ships if isinstance(s.result, float)), [s.name for s in ships if s.alive], len(sim.heap))
