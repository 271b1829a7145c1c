# A document with a tree of versions: edits, undo, branches, merges of disjoint edits, diffs between any two.
class Conflict(Exception): pass
class Version:
    def __init__(self, parent, edit): self.parent, self.edit, self.kids, self.n = parent, edit, [], parent.n + 1 if parent else 0; parent and parent.kids.append(self)
    def path(self):
        v, out = self, []
        while v: out.append(v); v = v.parent
        return out[::-1]
class Doc:
    def __init__(self): self.at, self.marks, self.cache = Version(None, None), {}, {}
    def put(self, k, v): self.at = Version(self.at, (k, v)); return self
    def undo(self):
        if not self.at.parent: raise IndexError('nothing to undo')
        self.at = self.at.parent
        return self
    def redo(self, i=-1):
        if not self.at.kids: raise IndexError('nothing to redo')
        self.at = self.at.kids[i]
        return self
    def state(self, v=None):
        v = v or self.at
        if v not in self.cache:
            s = dict(self.state(v.parent)) if v.parent else {}
            if v.edit:
                k, val = v.edit
                if val is None: s.pop(k, None)
                else: s[k] = val
            self.cache[v] = s
        return self.cache[v]
    def merge(self, other):
        mine, theirs = self.at.path(), other.path()
        base = [a for a, b in zip(mine, theirs) if a is b][-1]
        a, b, o = self.state(), self.state(other), self.state(base)
        for k in sorted({*b, *o}, key=str):
            if b.get(k) != o.get(k):
                if a.get(k) != o.get(k) and a.get(k) != b.get(k): raise Conflict(f'{k}: {a.get(k)} or {b.get(k)}')
                self.put(k, b.get(k))
        return self
d = Doc().put('a', 1).put('b', 2)
d.marks['base'] = d.at
d.put('a', 10).put('c', 3)
d.marks['left'] = d.at
d.at = d.marks['base']
d.put('b', None).put('d', 4)
d.marks['right'] = d.at
print(d.state(d.marks['left']), d.state(), d.merge(d.marks['left']).state(), len(d.marks['base'].kids))
d.at = d.marks['right']
d.put('a', 99)
try: d.merge(d.marks['left'])
except Conflict as e: print('conflict', e)
print(d.undo().state(), d.redo().state(), d.redo(0).state() if d.at.kids else 'leaf')
e, trouble = Doc(), []
for i in range(150):
    try:
        if i % 7 == 5: e.undo().undo()
        elif i % 7 == 6: e.redo(0)
        else: e.put(i % 4, i if i != 120 else 0.5)
        if i == 100: e.marks['x'] = e.at
        if i == 130: e.merge(e.marks['x'])
    except (IndexError, Conflict) as err: trouble.append((i, str(err)))
print(e.at.n, e.state(), trouble, len(e.at.path()), max(len(v.kids) for v in e.at.path()))
f = Doc()
for i in range(200): f.put('k', i)
print(f.state(), len(f.cache))
for bad in (Doc().undo, Doc().redo, lambda: f.put([], 1).state()):
    try: bad()
    except (IndexError, TypeError) as x: print(x)
