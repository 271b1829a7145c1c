# Round-robin tasks on a circular doubly linked list, Josephus, a timer wheel and a moving average.
class Node:
    def __init__(self, v): self.v, self.n, self.p = v, self, self
class Ring:
    def __init__(self, vs=()):
        self.at, self.size = None, 0
        for v in vs: self.add(v)
    def add(self, v):
        n = Node(v)
        if self.at is None: self.at = n
        else: n.p, n.n = self.at.p, self.at; n.p.n = n.n.p = n
        self.size += 1
    def drop(self):
        if self.at is None: raise LookupError('empty ring')
        n, self.size = self.at, self.size - 1
        n.p.n, n.n.p = n.n, n.p
        self.at = n.n if self.size else None
        return n.v
    def turn(self, k=1):
        for _ in range(abs(k)): self.at = self.at.n if k > 0 else self.at.p
        return self
    def __iter__(self):
        n = self.at
        for _ in range(self.size): yield n.v; n = n.n
def josephus(n, k):
    r, out = Ring(range(1, n + 1)), []
    while r.size: out.append(r.turn(k - 1).drop())
    return out
print(josephus(7, 3), josephus(41, 3)[-2:], josephus(1, 9), [josephus(n, 2)[-1] for n in range(1, 20)])
r = Ring('abcd')
print(list(r), list(r.turn(2)), list(r.turn(-3)), r.drop(), list(r))
try: Ring().drop()
except LookupError as e: print(e)
jobs, log, clock = Ring((name, need) for name, need in (('io', 5), ('cpu', 23), ('net', 12), ('bad', 9))), [], 0
for step in range(200):
    if not jobs.size: break
    name, left = jobs.at.v
    used = min(3, left)
    clock += used
    try:
        if name == 'bad' and left < 5: raise OSError('disk')
        if left == used: jobs.drop(); log.append((clock, name))
        else: jobs.at.v = (name, left - used); jobs.turn()
    except OSError as e: jobs.drop(); log.append((clock, f'{name}: {e}'))
    if step == 10: jobs.add(('late', 2.5))
print(log, step)
class Wheel:
    def __init__(self, n): self.slots, self.now = [[] for _ in range(n)], 0
    def after(self, d, f): self.slots[(self.now + d) % len(self.slots)].append((d // len(self.slots), f))
    def tick(self):
        self.now += 1
        i = self.now % len(self.slots)
        due, self.slots[i] = self.slots[i], []
        for turns, f in due:
            if turns: self.slots[i].append((turns - 1, f))
            else: f(self.now)
w, fired = Wheel(8), []
def every(n):
    def f(now): fired.append((now, n)); w.after(n, f)
    return f
for n in (3, 8, 20): w.after(n, every(n))
w.after(50, lambda now: 1 // 0)
for i in range(64):
    try: w.tick()
    except ZeroDivisionError as e: fired.append((w.now, str(e)))
print(len(fired), fired[:8], [f for f in fired if f[1] not in (3, 8)])
ring, avg = Ring([0] * 5), []
for i in range(120):
    ring.at.v = i if i != 110 else 2**65
    ring.turn()
    avg.append(sum(ring) / 5)
print(avg[:6], avg[109], avg[114] > 1e18, avg[115], avg[-1])
