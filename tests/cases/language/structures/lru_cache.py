# An LRU cache on a doubly linked ring and a dictionary; hits, misses, evictions and resizing.
class Link:
    def __init__(self, key=None, value=None): self.key, self.value, self.prev, self.next = key, value, self, self
class LRU:
    def __init__(self, room, on_evict=None):
        self.room, self.map, self.ring, self.on_evict = room, {}, Link(), on_evict
        self.hits = self.misses = 0
    def _cut(self, l): l.prev.next, l.next.prev = l.next, l.prev
    def _front(self, l):
        r = self.ring
        l.prev, l.next = r, r.next
        r.next.prev = r.next = l
    def __getitem__(self, key):
        try: l = self.map[key]
        except KeyError:
            self.misses += 1
            raise
        self.hits += 1
        self._cut(l); self._front(l)
        return l.value
    def __setitem__(self, key, value):
        if key in self.map:
            l = self.map[key]
            l.value = value
            self._cut(l)
        else:
            if len(self.map) >= self.room: self.evict()
            l = self.map[key] = Link(key, value)
        self._front(l)
    def evict(self):
        l = self.ring.prev
        if l is self.ring: raise LookupError('nothing to evict')
        self._cut(l)
        del self.map[l.key]
        if self.on_evict: self.on_evict(l.key, l.value)
    def __iter__(self):
        l = self.ring.next
        while l is not self.ring:
            yield l.key
            l = l.next
gone = []
c = LRU(4, lambda k, v: gone.append((k, v)))
for i in range(150):
    key = (i * i) % 7 if i % 3 else i % 5
    if i == 100: key = 'text'
    try: v = c[key]
    except KeyError as e:
        c[key] = v = key * 2
    if i % 25 == 0 or i == 101: print(i, key, v, list(c), c.hits, c.misses, len(gone))
print(gone[:6], gone[-3:])
c.room = 2
c['x'] = 1
print(list(c))
while True:
    try: c.evict()
    except LookupError as e:
        print(e, c.map, len(gone))
        break
def cached(room):
    def wrap(f):
        lru = LRU(room)
        def inner(*args):
            try: return lru[args]
            except KeyError:
                lru[args] = v = f(*args)
                return v
        inner.lru = lru
        return inner
    return wrap
@cached(8)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(60), fib.lru.hits, fib.lru.misses, list(fib.lru), fib(95))
