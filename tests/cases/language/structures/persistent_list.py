# Persistent lists and maps by path copying: old versions stay; sharing is counted by identity.
class Cons:
    __slots__ = 'head', 'tail', 'size'
    def __init__(self, head, tail): self.head, self.tail, self.size = head, tail, (tail.size if tail else 0) + 1
    def __iter__(self):
        while self: yield self.head; self = self.tail
    def __len__(self): return self.size
    def __bool__(self): return True
def of(values):
    out = None
    for v in reversed(values): out = Cons(v, out)
    return out
a = of([1, 2, 3])
b, c = Cons(0, a), Cons('x', a)
print(list(a), list(b), list(c), b.tail is c.tail, len(b))
versions, l = [], None
for i in range(100):
    l = Cons(i, l) if i % 4 else (l.tail if l else None)
    versions.append(l)
print([len(v) if v else 0 for v in versions[:20]], list(versions[10]), versions[50].size, len(list(versions[99])))
class Map:
    __slots__ = 'key', 'value', 'left', 'right'
    made = 0
    def __init__(self, key, value, left=None, right=None):
        Map.made += 1
        self.key, self.value, self.left, self.right = key, value, left, right
def put(m, k, v):
    if m is None: return Map(k, v)
    if k < m.key: return Map(m.key, m.value, put(m.left, k, v), m.right)
    if m.key < k: return Map(m.key, m.value, m.left, put(m.right, k, v))
    return m if m.value == v else Map(k, v, m.left, m.right)
def get(m, k, default=None):
    while m is not None:
        if k == m.key: return m.value
        m = m.left if k < m.key else m.right
    return default
def nodes(m):
    if m: yield from nodes(m.left); yield m; yield from nodes(m.right)
m, history = None, [None]
for i in range(64):
    m = put(m, i * 29 % 37, i)
    history.append(m)
print(Map.made, len(list(nodes(m))), [get(h, 29) for h in history[::8]], get(m, 99, 'none'))
shared = {id(n) for n in nodes(history[63])} & {id(n) for n in nodes(m)}
print(len(shared) > 20, put(m, 5, get(m, 5)) is m, put(m, 5, 'other') is m, get(m, 5), len(history))
old = history[10]
print([(n.key, n.value) for n in nodes(old)], sum(len(list(nodes(h))) for h in history))
