# A treap of intervals with the largest end in each node: stabbing and overlap queries.
class Node:
    __slots__ = 'lo', 'hi', 'pri', 'left', 'right', 'top'
    def __init__(self, lo, hi, pri):
        self.lo, self.hi, self.pri, self.left, self.right = lo, hi, pri, None, None
        self.fix()
    def fix(self):
        self.top = max(self.hi, *(k.top for k in (self.left, self.right) if k), self.hi)
        return self
def insert(n, lo, hi, pri):
    if n is None: return Node(lo, hi, pri)
    if (lo, hi) < (n.lo, n.hi):
        n.left = insert(n.left, lo, hi, pri)
        if n.left.pri > n.pri:
            l = n.left
            n.left, l.right = l.right, n
            n.fix()
            return l.fix()
    else:
        n.right = insert(n.right, lo, hi, pri)
        if n.right.pri > n.pri:
            r = n.right
            n.right, r.left = r.left, n
            n.fix()
            return r.fix()
    return n.fix()
visited = 0
def overlap(n, lo, hi):
    global visited
    if n is None or n.top < lo: return
    visited += 1
    yield from overlap(n.left, lo, hi)
    if n.lo <= hi:
        if n.hi >= lo: yield n.lo, n.hi
        yield from overlap(n.right, lo, hi)
def depth(n): return 1 + max(depth(n.left), depth(n.right)) if n else 0
root, spans, seed = None, [], 5
for i in range(90):
    seed = seed * 48271 % 2147483647
    lo = i * 17 % 97
    hi = lo + seed % 13
    spans.append((lo, hi))
    root = insert(root, lo, hi, seed)
print(depth(root) < 20, root.top, max(h for _, h in spans))
for lo, hi in ((0, 0), (13, 15), (50, 50), (96, 200), (300, 400), (-5, -1)):
    visited = 0
    got = list(overlap(root, lo, hi))
    want = sorted(s for s in spans if s[0] <= hi and s[1] >= lo)
    print(lo, hi, len(got), got == want, visited <= 91, got[:4])
print(next(overlap(root, 40, 41), None), sum(1 for _ in overlap(root, float('-inf'), float('inf'))))
merged = []
for lo, hi in sorted(s for s in spans if s[0] % 5 == 0):
    if merged and lo <= merged[-1][1]: merged[-1][1] = max(hi, merged[-1][1])
    else: merged.append([lo, hi])
print(merged)
busiest = max(range(110), key=lambda x: (sum(1 for _ in overlap(root, x, x)), -x))
print(busiest, sum(1 for _ in overlap(root, busiest, busiest)))
