# A rope of balanced leaves with indexing and slices, a gap buffer with a cursor; both against str.
class Rope:
    leaf = 8
    def __init__(self, text='', l=None, r=None): self.text, self.l, self.r, self.n = text, l, r, len(text) if l is None else l.n + r.n
    @classmethod
    def of(cls, s): return cls(s) if len(s) <= cls.leaf else cls('', cls.of(s[:len(s) // 2]), cls.of(s[len(s) // 2:]))
    def __add__(self, o): return self if not o.n else o if not self.n else Rope('', self, o)
    def split(self, i):
        if self.l is None: return Rope(self.text[:i]), Rope(self.text[i:])
        if i < self.l.n:
            a, b = self.l.split(i)
            return a, b + self.r
        a, b = self.r.split(i - self.l.n)
        return self.l + a, b
    def __getitem__(self, i):
        if isinstance(i, slice):
            a, b, _ = i.indices(self.n)
            return self.split(b)[0].split(a)[1]
        if i < 0: i += self.n
        if not 0 <= i < self.n: raise IndexError('rope index out of range')
        while self.l is not None: i, self = (i, self.l) if i < self.l.n else (i - self.l.n, self.r)
        return self.text[i]
    def leaves(self):
        if self.l is None: yield self.text
        else: yield from self.l.leaves(); yield from self.r.leaves()
    def __str__(self): return ''.join(self.leaves())
    def depth(self): return 1 if self.l is None else 1 + max(self.l.depth(), self.r.depth())
    def insert(self, i, s): a, b = self.split(i); return a + Rope.of(s) + b
    def delete(self, i, j): a, b = self.split(i); return a + b.split(j - i)[1]
s = 'the quick brown fox jumps over the lazy dog'
r = Rope.of(s)
print(r.depth(), str(r) == s, r[4:9], r[-1], ''.join(r[i] for i in range(len(s))) == s, str(r.insert(10, 'very ')), str(r.delete(0, 4)), len(list(r.leaves())))
try: r[99]
except IndexError as e: print(e)
for i in range(140):
    at = i * 17 % (len(s) + 1)
    if i % 3: piece = f'<{i}>' if i != 100 else 'ünï日'; r, s = r.insert(at, piece), s[:at] + piece + s[at:]
    else: r, s = r.delete(at, at + 5), s[:at] + s[at + 5:]
    if i == 110: r = Rope.of(str(r))
    if str(r) != s: print('differs at', i); break
print(len(s), r.depth() < 80, s[:40], str(r[5:15]))
class Gap:
    def __init__(self, text=''): self.buf, self.lo, self.hi = list(text) + [None] * 4, len(text), len(text) + 4
    def move(self, at):
        while self.lo > at: self.lo -= 1; self.hi -= 1; self.buf[self.hi] = self.buf[self.lo]
        while self.lo < at: self.buf[self.lo] = self.buf[self.hi]; self.lo += 1; self.hi += 1
    def type(self, s):
        for c in s:
            if self.lo == self.hi:
                grow = len(self.buf)
                self.buf[self.hi:self.hi] = [None] * grow
                self.hi += grow
            self.buf[self.lo] = c
            self.lo += 1
    def back(self, n=1): self.lo = max(0, self.lo - n)
    def __str__(self): return ''.join(self.buf[:self.lo] + self.buf[self.hi:])
g, s = Gap('start'), 'start'
for i in range(130):
    at = i * 7 % (len(s) + 1)
    g.move(at)
    g.type(str(i) if i != 90 else '日本')
    s = s[:at] + (str(i) if i != 90 else '日本') + s[at:]
    if i % 4 == 3: g.back(3); s = s[:max(0, g.lo)] + s[len(s) - (len(g.buf) - g.hi):]
    if str(g) != s: print('gap differs at', i); break
print(len(s), len(g.buf), s[:30])
try: g.move(10**6)
except IndexError as e: print(e)
