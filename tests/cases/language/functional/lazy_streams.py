# Lazy streams as pairs of head and thunk: maps, filters, merges, sieves, series; forced once.
class Stream:
    forced = 0
    def __init__(self, head, thunk): self.head, self._thunk, self._tail = head, thunk, None
    @property
    def tail(self):
        if self._thunk:
            Stream.forced += 1
            self._tail, self._thunk = self._thunk(), None
        return self._tail
    def take(self, n):
        s, out = self, []
        while s and n: out.append(s.head); n -= 1; s = s.tail if n else s
        return out
    def __getitem__(self, i):
        s = self
        for _ in range(i): s = s.tail
        return s.head
    def map(self, f, *others): return Stream(f(self.head, *(o.head for o in others)), lambda: self.tail.map(f, *(o.tail for o in others)))
    def filter(self, p):
        s = self
        while not p(s.head): s = s.tail
        return Stream(s.head, lambda: s.tail.filter(p))
    def __add__(self, o): return self.map(lambda a, b: a + b, o)
    def __mul__(self, k): return self.map(lambda a: a * k)
def count(n, step=1): return Stream(n, lambda: count(n + step, step))
def sieve(s): return Stream(s.head, lambda: sieve(s.tail.filter(lambda v: v % s.head)))
def merge(a, b):
    if a.head == b.head: return Stream(a.head, lambda: merge(a.tail, b.tail))
    return Stream(a.head, lambda: merge(a.tail, b)) if a.head < b.head else Stream(b.head, lambda: merge(a, b.tail))
ones = Stream(1, lambda: ones)
nats = Stream(0, lambda: ones + nats)
fibs = Stream(0, lambda: Stream(1, lambda: fibs + fibs.tail))
print(nats.take(10), fibs.take(15), fibs[100], Stream.forced)
print(sieve(count(2)).take(15), count(0, 3).filter(lambda v: v % 2).take(6))
ham = Stream(1, lambda: merge(ham * 2, merge(ham * 3, ham * 5)))
print(ham.take(20), ham[119])
before = Stream.forced
print(fibs[100] == fibs[99] + fibs[98], Stream.forced == before)
def sums(s, acc=0): return Stream(acc + s.head, lambda: sums(s.tail, acc + s.head))
pi = sums(count(0).map(lambda k: (-1) ** k * 4 / (2 * k + 1)))
def euler(s): return Stream(s[2] - (s[2] - s[1]) ** 2 / (s[0] - 2 * s[1] + s[2]), lambda: euler(s.tail))
print([round(v, 6) for v in pi.take(4)], [round(v, 8) for v in euler(pi).take(4)], f'{euler(euler(pi))[3]:.9f}')
s = count(0).map(lambda v: 100 // (v - 50))
try: print(s.take(50)[-1], s[60])
except ZeroDivisionError as e: print(e)
finite = Stream(1, lambda: Stream(2, lambda: None))
print(finite.take(5))
try: finite[3]
except AttributeError as e: print(e)
