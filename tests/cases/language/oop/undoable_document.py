# A text document with commands, undo, redo, groups, observers, marks that move with edits, snapshots, and searches, driven by a script in a loop.
class Command:
    def __init__(self, doc, pos, text): self.doc, self.pos, self.text = doc, pos, text
    def __repr__(self): return f"{type(self).__name__}({self.pos}, {self.text!r})"
    def merge(self, other): return False
class Insert(Command):
    def do(self): self.doc.splice(self.pos, 0, self.text)
    def undo(self): self.doc.splice(self.pos, len(self.text), "")
    def merge(self, other):
        if type(other) is Insert and other.pos == self.pos + len(self.text) and " " not in other.text: self.text += other.text; return True
        return False
class Delete(Command):
    def __init__(self, doc, pos, n): super().__init__(doc, pos, doc.text[pos:pos + n])
    def do(self): self.doc.splice(self.pos, len(self.text), "")
    def undo(self): self.doc.splice(self.pos, 0, self.text)
class Group(list):
    def do(self):
        for c in self: c.do()
    def undo(self):
        for c in reversed(self): c.undo()
    def merge(self, other): return False
class Mark:
    def __init__(self, pos, sticky=False): self.pos, self.sticky = pos, sticky
class Document:
    def __init__(self, text=""): self.text, self.done, self.undone, self.watchers, self.marks, self.open = text, [], [], [], {}, None
    def splice(self, pos, n, new):
        if not 0 <= pos <= len(self.text) - n: raise IndexError(f"{pos}+{n} outside 0..{len(self.text)}")
        self.text = self.text[:pos] + new + self.text[pos + n:]
        for m in self.marks.values():
            if m.pos > pos + n or (m.pos == pos + n and not (m.sticky and n == 0)): m.pos += len(new) - n
            elif m.pos > pos: m.pos = pos
        for w in self.watchers: w(self, pos, n, new)
    def run(self, c):
        c.do()
        if self.open is not None: self.open.append(c)
        elif not (self.done and self.done[-1].merge(c)): self.done.append(c)
        self.undone.clear()
    def insert(self, pos, text): self.run(Insert(self, pos, text))
    def delete(self, pos, n): self.run(Delete(self, pos, n))
    def undo(self):
        if not self.done: return False
        c = self.done.pop(); c.undo(); self.undone.append(c); return True
    def redo(self):
        if not self.undone: return False
        c = self.undone.pop(); c.do(); self.done.append(c); return True
    def __enter__(self): self.open = Group(); return self
    def __exit__(self, kind, e, tb):
        g, self.open = self.open, None
        if kind: g.undo(); return issubclass(kind, IndexError)
        if g: self.done.append(g)
    def replace(self, old, new):
        with self:
            at = self.text.find(old)
            while at >= 0: self.delete(at, len(old)); self.insert(at, new); at = self.text.find(old, at + len(new))
            return len(self.open) // 2
    def __len__(self): return len(self.text)
    def __getitem__(self, i): return self.text[i]
    def lines(self): return self.text.split("\n")
class Words:
    def __init__(self): self.changes, self.count = 0, 0
    def __call__(self, doc, pos, n, new): self.changes += 1; self.count = len(doc.text.split())
d, words = Document("the quick fox"), Words()
d.watchers.append(words); d.marks["fox"] = Mark(10); d.marks["end"] = Mark(13); d.marks["stick"] = Mark(10, True)
d.insert(10, "b"); d.insert(11, "rown"); d.insert(15, " "); print(d.text, len(d.done), d.done, {k: m.pos for k, m in d.marks.items()})
d.delete(0, 4); print(d.text, words.count, {k: m.pos for k, m in d.marks.items()}, d.undo(), d.undo(), d.text, d.redo(), d.text)
print(d.replace("o", "00"), d.text, d.done[-1], d.undo(), d.text, d.redo(), d.text)
with d: d.insert(0, "A"); d.delete(1, 2); d.insert(999, "x"); print("never")
print(d.text, len(d.done), d.undone == [], d[0:5], len(d))
try:
    with d: d.insert(0, "zzz"); 1 / 0
except ZeroDivisionError as e: print(e, d.text)
x, history = 99, [d.text]
for i in range(300):
    x = (x * 75 + 74) % 65537
    op = x % 7
    try:
        if op < 3: d.insert(x % (len(d) + 2), "ab \n"[x % 4] * (x % 3 + 1))
        elif op == 3: d.delete(x % (len(d) + 1), min(3, len(d) - x % (len(d) + 1)))
        elif op == 4: d.undo(); d.undo()
        elif op == 5: d.redo()
        else:
            with d: d.insert(0, str(i)); d.delete(len(d) - 2, 2)
    except IndexError as e: history.append(str(e).split("+")[0])
    if i == 150: Insert.merge = lambda self, other: False
print(len(d), words.changes, words.count, len(d.done), len(history), len(d.lines()), {k: m.pos for k, m in d.marks.items()})
while d.undo(): pass
print(repr(d.text)); final = 0
while d.redo(): final += 1
print(final == len(d.done), sum(map(ord, d.text)) % 1009)
