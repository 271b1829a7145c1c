# A red-black tree map with insertion, deletion, ranges, iteration both ways and its invariants checked, keys that change kind.
class Node:
    __slots__ = ("key", "value", "red", "left", "right", "up")
    def __init__(self, key, value, up): self.key, self.value, self.red, self.left, self.right, self.up = key, value, True, NIL, NIL, up
class Nil:
    red = False; key = value = None; up = None
    def __bool__(self): return False
NIL = Nil(); NIL.left = NIL.right = NIL
class Tree:
    def __init__(self, items=()):
        self.root, self.n = NIL, 0
        for k, v in items: self[k] = v
    def __len__(self): return self.n
    def find(self, key):
        x = self.root
        while x and x.key != key: x = x.left if key < x.key else x.right
        return x
    def __getitem__(self, key):
        if isinstance(key, slice): return [(n.key, n.value) for n in self.walk(self.root) if (key.start is None or n.key >= key.start) and (key.stop is None or n.key < key.stop)][::key.step]
        x = self.find(key)
        if not x: raise KeyError(key)
        return x.value
    def __contains__(self, key): return bool(self.find(key))
    def rotate(self, x, left):
        y = x.right if left else x.left
        if left:
            x.right = y.left
            if y.left: y.left.up = x
            y.left = x
        else:
            x.left = y.right
            if y.right: y.right.up = x
            y.right = x
        y.up = x.up
        if x.up is None: self.root = y
        elif x is x.up.left: x.up.left = y
        else: x.up.right = y
        x.up = y
    def __setitem__(self, key, value):
        up, x = None, self.root
        while x:
            if key == x.key: x.value = value; return
            up, x = x, x.left if key < x.key else x.right
        z = Node(key, value, up); self.n += 1
        if up is None: self.root = z
        elif key < up.key: up.left = z
        else: up.right = z
        while z.up and z.up.red:
            g = z.up.up; left = z.up is g.left; uncle = g.right if left else g.left
            if uncle.red: z.up.red = uncle.red = False; g.red = True; z = g; continue
            if z is (z.up.right if left else z.up.left): z = z.up; self.rotate(z, left)
            z.up.red = False; g.red = True; self.rotate(g, not left)
        self.root.red = False
    def transplant(self, u, v):
        if u.up is None: self.root = v
        elif u is u.up.left: u.up.left = v
        else: u.up.right = v
        v.up = u.up
    def __delitem__(self, key):
        z = self.find(key)
        if not z: raise KeyError(key)
        self.n -= 1; red = z.red
        if not z.left: x = z.right; self.transplant(z, x)
        elif not z.right: x = z.left; self.transplant(z, x)
        else:
            y = z.right
            while y.left: y = y.left
            red, x = y.red, y.right
            if y.up is z: x.up = y
            else: self.transplant(y, x); y.right = z.right; y.right.up = y
            self.transplant(z, y); y.left = z.left; y.left.up = y; y.red = z.red
        if not red: self.repair(x)
        NIL.up = None
    def repair(self, x):
        while x is not self.root and not x.red:
            left = x is x.up.left; w = x.up.right if left else x.up.left
            if w.red: w.red = False; x.up.red = True; self.rotate(x.up, left); w = x.up.right if left else x.up.left
            near, far = (w.left, w.right) if left else (w.right, w.left)
            if not near.red and not far.red: w.red = True; x = x.up; continue
            if not far.red: near.red = False; w.red = True; self.rotate(w, not left); w = x.up.right if left else x.up.left; far = w.right if left else w.left
            w.red = x.up.red; x.up.red = far.red = False; self.rotate(x.up, left); x = self.root
        x.red = False
    def walk(self, x, back=False):
        if x: yield from self.walk(x.right if back else x.left, back); yield x; yield from self.walk(x.left if back else x.right, back)
    def __iter__(self): return (n.key for n in self.walk(self.root))
    def __reversed__(self): return (n.key for n in self.walk(self.root, True))
    def check(self):
        def black(x):
            if not x: return 1
            assert not (x.red and (x.left.red or x.right.red)), "two reds"
            l, r = black(x.left), black(x.right)
            assert l == r, "black heights"
            return l + (not x.red)
        return black(self.root)
t, model, x = Tree(), {}, 12345
for i in range(500):
    x = x * 1103515245 + 12345 & 0x7FFFFFFF
    k = x >> 8 & 127
    if i > 250: k = float(k)
    if i > 400: k = k + 0.5 if x & 1 else k
    if x & 3 and not (i % 50 > 40):
        t[k] = i; model[k] = i
    else:
        try: del t[k]; del model[k]
        except KeyError as e: assert e.args[0] not in model
    if i % 100 == 99: print(i, len(t), t.check(), list(t) == sorted(model), list(reversed(t))[:3])
assert all(t[k] == v for k, v in model.items()) and len(t) == len(model)
print(t[10:30:3], t[:5], sum(t[k] for k in t), 64 in t, "x" in Tree())
for act in (lambda: t[1000], lambda: t["a"], lambda: t.__delitem__(-1), lambda: Tree([(1, 2), ("b", 3)]), lambda: Tree(5)):
    try: print(act())
    except (KeyError, TypeError) as e: print(type(e).__name__, e)
for k in list(t)[::2]: del t[k]
print(len(t), t.check()); words = Tree(zip("the quick brown fox jumps over the lazy dog".split(), range(9))); print(list(words), words["the"], words["f":"p"])
