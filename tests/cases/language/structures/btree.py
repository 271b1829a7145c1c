# A B-tree with splits, lookup and range scans; its shape printed while it grows.
class Page:
    def __init__(self, leaf): self.keys, self.vals, self.kids = [], [], None if leaf else []
class BTree:
    def __init__(self, t=2): self.t, self.root, self.count = t, Page(True), 0
    def split(self, parent, i):
        t, y = self.t, parent.kids[i]
        z = Page(y.kids is None)
        z.keys, z.vals = y.keys[t:], y.vals[t:]
        if y.kids is not None: z.kids, y.kids = y.kids[t:], y.kids[:t]
        parent.keys.insert(i, y.keys[t - 1]); parent.vals.insert(i, y.vals[t - 1])
        parent.kids.insert(i + 1, z)
        y.keys, y.vals = y.keys[:t - 1], y.vals[:t - 1]
    def set(self, k, v):
        if len(self.root.keys) == 2 * self.t - 1:
            new = Page(False)
            new.kids.append(self.root)
            self.root = new
            self.split(new, 0)
        p = self.root
        while True:
            i = 0
            while i < len(p.keys) and p.keys[i] < k: i += 1
            if i < len(p.keys) and p.keys[i] == k:
                p.vals[i] = v
                return
            if p.kids is None: break
            if len(p.kids[i].keys) == 2 * self.t - 1:
                self.split(p, i)
                if p.keys[i] == k:
                    p.vals[i] = v
                    return
                if p.keys[i] < k: i += 1
            p = p.kids[i]
        p.keys.insert(i, k); p.vals.insert(i, v)
        self.count += 1
    def scan(self, lo, hi, p=None):
        p = p or self.root
        for i in range(len(p.keys) + 1):
            if p.kids and (i == len(p.keys) or p.keys[i] >= lo) and (i == 0 or p.keys[i - 1] <= hi):
                yield from self.scan(lo, hi, p.kids[i])
            if i < len(p.keys) and lo <= p.keys[i] <= hi: yield p.keys[i], p.vals[i]
    def levels(self):
        row = [self.root]
        while row:
            yield len(row), sum(len(p.keys) for p in row)
            row = [k for p in row for k in p.kids or ()]
for t in (2, 3, 5):
    b = BTree(t)
    for i in range(110):
        b.set(i * 43 % 107, i)
        if i in (3, 20, 109): print(t, i, b.count, list(b.levels()))
    print(list(b.scan(10, 16)), len(list(b.scan(-5, 500))), list(b.scan(50, 49)))
s = BTree()
for w in ('delta', 'alpha', 'echo', 'bravo', 'alpha', 'golf', 'foxtrot', 'charlie'): s.set(w, len(w))
print(list(s.scan('b', 'f')), s.count, s.root.keys)
s.set('alpha', None)
print(next(s.scan('a', 'b')))
m = BTree()
for k in (3, 2.5, 10**20, -1, True, float('inf')): m.set(k, str(k))
print(list(m.scan(-10**30, 10**30)))
