# Equality, hashing, copying and ordering of object graphs by hand: cycles, sharing, memo tables, late slots.
class Node:
    def __init__(self, v, *links): self.v, self.links = v, list(links)
    def copy(self, memo=None):
        memo = {} if memo is None else memo
        if id(self) in memo: return memo[id(self)]
        n = memo[id(self)] = type(self).__new__(type(self))
        for k, v in vars(self).items(): setattr(n, k, [x.copy(memo) for x in v] if k == 'links' else v)
        return n
    def same(self, o, seen=None):
        seen = seen if seen is not None else {}
        if id(self) in seen: return seen[id(self)] is o
        seen[id(self)] = o
        return type(self) is type(o) and self.v == o.v and len(self.links) == len(o.links) and all(a.same(b, seen) for a, b in zip(self.links, o.links))
    def walk(self):
        todo, seen = [self], set()
        while todo:
            n = todo.pop(0)
            if id(n) in seen: continue
            seen.add(id(n))
            yield n
            todo += n.links
class Tagged(Node):
    def __init__(self, v, tag, *links): super().__init__(v, *links); self.tag = tag
shared = Node('shared')
root = Node('root', shared, Node('mid', shared, Tagged('leaf', 'T')))
root.links[1].links.append(root)
c = root.copy()
print(c is root, c.same(root), [n.v for n in c.walk()], c.links[0] is c.links[1].links[0], c.links[1].links[2] is c, c.links[1].links[1].tag)
c.links[1].links[1].v = 'changed'
print(c.same(root), root.links[1].links[1].v)
ring = [Node(i) for i in range(60)]
for a, b in zip(ring, ring[1:] + ring[:1]): a.links.append(b)
for k in range(5):
    d = ring[0].copy()
    if k == 3: next(n for n in d.walk() if n.v == 50).v = 50.0
    if k == 4: next(n for n in d.walk() if n.v == 59).links.append(d)
    print(k, d.same(ring[0]), sum(n.v for n in d.walk()), len(list(d.walk())))
class Key:
    def __init__(self, *parts): self.parts = parts
    def __eq__(self, o): return NotImplemented if not isinstance(o, Key) else self.parts == o.parts
    def __hash__(self): return hash(self.parts)
    def __lt__(self, o): return (len(self.parts), self.parts) < (len(o.parts), o.parts)
    def __repr__(self): return '/'.join(map(str, self.parts))
d = {}
for i in range(130): d.setdefault(Key('k', i % 7) if i < 120 else Key(i % 2), []).append(i)
print(len(d), sorted(d)[:4], d[Key('k', 3.0)][:3], Key(1) == 1, Key(1) != Key(1), Key(1) in [Key(True)], sorted(d)[-1], {Key(1), Key(1.0), Key(True)})
try: sorted([Key('a', 1), Key('a', 'b')])
except TypeError as e: print(e)
a, b = [1], [1]
a.append(a); b.append(b)
try: print(a == b)
except RecursionError as e: print('RecursionError')
print(a == a, a[1] is a, repr(a), [a] == [a], a != [1])
x = float('nan')
print([x] == [x], [x] == [float('nan')], (x,) == (x,), {x: 1} == {x: 1}, x in [x], [x].index(x), {x}.issubset({x}))
