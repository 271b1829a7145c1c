# A bank with tellers, a queue and an event list; impatience and a breakdown; own random numbers.
class Random:
    def __init__(self, seed): self.s = seed
    def __call__(self, lo, hi):
        self.s = (self.s * 25214903917 + 11) & (1 << 48) - 1
        return lo + (self.s >> 20) % (hi - lo + 1)
class Bank:
    def __init__(self, tellers, seed):
        self.free, self.rand, self.events, self.queue, self.clock = list(range(tellers)), Random(seed), [], [], 0
        self.served, self.waits, self.lost, self.busy, self.serial, self.longest = 0, [], 0, 0, 0, 0
    def at(self, delay, what, *args):
        self.serial += 1
        self.events.append((self.clock + delay, self.serial, what, args))
        self.events.sort(reverse=True, key=lambda e: e[:2])
    def run(self, until):
        self.at(0, self.arrive, 1)
        while self.events:
            self.clock, _, what, args = self.events.pop()
            if self.clock > until: break
            what(*args)
            self.longest = max(self.longest, len(self.queue))
        return self
    def arrive(self, n):
        self.queue.append((self.clock, n))
        self.at(self.rand(1, 4), self.arrive, n + 1)
        self.serve()
    def serve(self):
        while self.queue and self.free:
            came, n = self.queue.pop(0)
            if self.clock - came > 15:
                self.lost += 1
                continue
            teller, need = self.free.pop(), self.rand(2, 9)
            self.waits.append(self.clock - came)
            self.busy += need
            self.at(need, self.done, teller)
    def done(self, teller):
        self.served += 1
        self.free.append(teller)
        self.serve()
class Fragile(Bank):
    def done(self, teller):
        if self.served == 25 and teller is not None:
            self.served += 1
            self.at(10, self.done, teller)
            return
        super().done(teller)
for kind in (Bank, Fragile):
    for tellers in (1, 2, 3):
        b = kind(tellers, 42).run(240)
        mean = sum(b.waits) / len(b.waits)
        print(kind.__name__, tellers, b.served, b.lost, len(b.queue), b.longest, f'{mean:.3f}', max(b.waits), f'{b.busy / (tellers * 240):.1%}')
class Broken(Bank):
    def arrive(self, n):
        if n == 40: raise RuntimeError(f'robbery at {self.clock}')
        super().arrive(n)
b = Broken(2, 7)
try: b.run(1000)
except RuntimeError as e: print(e, b.served, len(b.events))
