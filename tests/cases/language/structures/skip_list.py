# A skip list whose coin is an own generator; order, search costs, deletion.
class Node:
    def __init__(self, key, value, height): self.key, self.value, self.next = key, value, [None] * height
class SkipList:
    top = 8
    def __init__(self, seed=1): self.head, self.seed, self.size, self.steps = Node(None, None, self.top), seed, 0, 0
    def height(self):
        h = 1
        while h < self.top:
            self.seed = (self.seed * 1664525 + 1013904223) % 2**32
            if self.seed >> 31: break
            h += 1
        return h
    def before(self, key):
        n, out = self.head, [None] * self.top
        for level in range(self.top - 1, -1, -1):
            while (m := n.next[level]) and m.key < key:
                n = m
                self.steps += 1
            out[level] = n
        return out
    def __setitem__(self, key, value):
        prev = self.before(key)
        n = prev[0].next[0]
        if n and n.key == key:
            n.value = value
            return
        n = Node(key, value, self.height())
        for level in range(len(n.next)):
            n.next[level], prev[level].next[level] = prev[level].next[level], n
        self.size += 1
    def __getitem__(self, key):
        n = self.before(key)[0].next[0]
        if n is None or n.key != key: raise KeyError(key)
        return n.value
    def __delitem__(self, key):
        prev = self.before(key)
        n = prev[0].next[0]
        if n is None or n.key != key: raise KeyError(key)
        for level, m in enumerate(n.next): prev[level].next[level] = m
        self.size -= 1
    def items(self, level=0):
        n = self.head
        while n := n.next[level]: yield n.key, n.value
s = SkipList()
for i in range(100): s[i * 61 % 103] = i
print(s.size, list(s.items())[:5], [sum(1 for _ in s.items(l)) for l in range(8)], s.steps)
s.steps = 0
for i in range(0, 103, 7):
    try: s[i]
    except KeyError as e: print('no', e)
print(s.steps, s[61], s[0])
s[61] = 'new'
for k in range(0, 100, 3):
    try: del s[k]
    except KeyError as e: print('absent', e)
print(s.size, s[61], [k for k, _ in s.items()][:12])
try: del s[0]
except KeyError as e: print(repr(e))
t = SkipList(9)
for w in 'the quick brown fox jumps over the lazy dog'.split(): t[w] = len(w)
print(list(t.items()), t.size)
t.__setitem__('zz', 2.5)
try: t[3] = 1
except TypeError as e: print(e)
keys = [k for k, _ in s.items()]
print(keys == sorted(keys), all(k % 3 for k in keys))
