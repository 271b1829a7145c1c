# A ring buffer that overwrites, a growing deque with negative indices, and a sliding maximum.
class Ring:
    def __init__(self, size): self.buf, self.start, self.n = [None] * size, 0, 0
    def push(self, v):
        size = len(self.buf)
        lost = None
        if self.n == size:
            lost = self.buf[self.start]
            self.start = (self.start + 1) % size
        else: self.n += 1
        self.buf[(self.start + self.n - 1) % size] = v
        return lost
    def __len__(self): return self.n
    def __getitem__(self, i):
        if isinstance(i, slice): return [self[k] for k in range(*i.indices(self.n))]
        if i < 0: i += self.n
        if not 0 <= i < self.n: raise IndexError(f'ring index {i} of {self.n}')
        return self.buf[(self.start + i) % len(self.buf)]
r = Ring(5)
lost = [r.push(i * i) for i in range(12)]
print(lost, list(r), r[0], r[-1], r[1:4], r[::-2], 49 in r, 1 in r)
try: r[5]
except IndexError as e: print(e)
class Deque(Ring):
    def __init__(self, values=()):
        super().__init__(2)
        for v in values: self.push(v)
    def grow(self): self.buf, self.start = self[:] + [None] * len(self.buf), 0
    def push(self, v):
        if self.n == len(self.buf): self.grow()
        return super().push(v)
    def unshift(self, v):
        if self.n == len(self.buf): self.grow()
        self.start = (self.start - 1) % len(self.buf)
        self.buf[self.start] = v
        self.n += 1
    def pop(self):
        v = self[-1]
        self.n -= 1
        return v
    def shift(self):
        v = self[0]
        self.start = (self.start + 1) % len(self.buf)
        self.n -= 1
        return v
d = Deque('abc')
for i in range(100):
    (d.push, d.unshift)[i % 3 == 0](i if i != 70 else 'late')
    if i % 4 == 3: d.shift() if i % 8 == 3 else d.pop()
    if i % 20 == 0: print(i, len(d), len(d.buf), d[:4], d[-3:])
while len(d) > 2: d.pop()
print(list(d), d.shift(), d.shift())
for f in (d.shift, d.pop):
    try: f()
    except IndexError as e: print(e)
def sliding(a, k):
    q, out = Deque(), []
    for i, v in enumerate(a):
        while len(q) and a[q[-1]] <= v: q.pop()
        q.push(i)
        if q[0] <= i - k: q.shift()
        if i >= k - 1: out.append(a[q[0]])
    return out
a = [(i * 29 + 3) % 31 for i in range(60)]
for k in (1, 4, 17, 60): print(k, sliding(a, k)[:10], sliding(a, k) == [max(a[i:i + k]) for i in range(61 - k)])
