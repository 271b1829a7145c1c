# An indexed heap with decrease-key, a leftist heap that merges, and a pairing of both against sorting.
class Indexed:
    def __init__(self): self.h, self.at, self.pri = [], {}, {}
    def _swap(self, i, j):
        h = self.h
        h[i], h[j] = h[j], h[i]
        self.at[h[i]], self.at[h[j]] = i, j
    def _up(self, i):
        while i and self.pri[self.h[i]] < self.pri[self.h[(i - 1) // 2]]:
            self._swap(i, (i - 1) // 2)
            i = (i - 1) // 2
    def _down(self, i):
        n = len(self.h)
        while (c := 2 * i + 1) < n:
            if c + 1 < n and self.pri[self.h[c + 1]] < self.pri[self.h[c]]: c += 1
            if not self.pri[self.h[c]] < self.pri[self.h[i]]: return
            self._swap(i, c)
            i = c
    def __setitem__(self, k, p):
        if k in self.at:
            old, self.pri[k] = self.pri[k], p
            (self._up if p < old else self._down)(self.at[k])
        else:
            self.pri[k] = p
            self.at[k] = len(self.h)
            self.h.append(k)
            self._up(len(self.h) - 1)
    def pop(self):
        if not self.h: raise IndexError('pop from an empty heap')
        k = self.h[0]
        self._swap(0, len(self.h) - 1)
        self.h.pop()
        del self.at[k]
        self._down(0)
        return k, self.pri.pop(k)
    def __len__(self): return len(self.h)
q = Indexed()
for i in range(60): q['k%d' % i] = i * 37 % 61
for i in range(0, 60, 5): q['k%d' % i] = -i if i % 2 else 100 + i
got = [q.pop() for _ in range(10)]
print(got, len(q))
q['big'], q['float'], q['k7'] = 2**70, 0.5, True
print([q.pop()[0] for _ in range(4)], [p for _, p in (q.pop() for _ in range(len(q)))] == sorted(p for p in []) or len(q))
try: q.pop()
except IndexError as e: print(e)
q['a'] = 1
try: q['b'] = 'x'
except TypeError as e: print(e)
def merge(a, b):
    if a is None or b is None: return a or b
    if b[0] < a[0]: a, b = b, a
    v, l, r = a[0], a[1], merge(a[2], b)
    rank = lambda t: t[3] if t else 0
    if rank(l) < rank(r): l, r = r, l
    return (v, l, r, rank(r) + 1)
def drain(h):
    while h:
        yield h[0]
        h = merge(h[1], h[2])
h, other = None, None
for i in range(70):
    h = merge(h, (i * 29 % 71, None, None, 1))
    other = merge((float(i * 13 % 50) + 0.5, None, None, 1), other)
both = merge(h, other)
out = list(drain(both))
print(out[:8], out == sorted(out), len(out), len(list(drain(h))), h[3] if h else 0)
events, clock, trace = None, 0, []
for t, what in ((5, 'b'), (1, 'a'), (9, 'c')): events = merge(events, ((t, what), None, None, 1))
while events and len(trace) < 40:
    (clock, what), events = events[0], merge(events[1], events[2])
    trace.append(f'{what}{clock}')
    events = merge(events, ((clock + 3 + len(trace) % 4, what), None, None, 1))
print(trace)
