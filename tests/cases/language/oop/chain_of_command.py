# Commands with undo and redo, macros, a chain of handlers, a memento, and a mediator between objects.
class Command:
    def __init__(self, doc, *args): self.doc, self.args = doc, args
    def do(self): self.saved = list(self.doc.lines); self.run(*self.args)
    def undo(self): self.doc.lines[:] = self.saved
class Insert(Command):
    def run(self, i, text): self.doc.lines.insert(i, text)
class Delete(Command):
    def run(self, i): del self.doc.lines[i]
class Upper(Command):
    def run(self, i): self.doc.lines[i] = self.doc.lines[i].upper()
class Macro(Command):
    def do(self):
        self.done = []
        try:
            for c in self.args: c.do(); self.done.append(c)
        except Exception:
            self.undo()
            raise
    def undo(self):
        while self.done: self.done.pop().undo()
class Doc:
    def __init__(self): self.lines, self.undos, self.redos, self.errors = [], [], [], []
    def execute(self, cmd):
        try: cmd.do()
        except (IndexError, AttributeError, TypeError) as e:
            self.errors.append(f'{type(cmd).__name__}: {e}')
            return False
        self.undos.append(cmd)
        self.redos.clear()
        return True
    def shift(self, a, b, how):
        if not a: return False
        c = a.pop()
        getattr(c, how)()
        b.append(c)
        return True
    def undo(self): return self.shift(self.undos, self.redos, 'undo')
    def redo(self): return self.shift(self.redos, self.undos, 'do')
d = Doc()
for i in range(150):
    n = len(d.lines)
    match i % 10:
        case 0 | 1 | 2 | 3: d.execute(Insert(d, i % (n + 1), f'line{i}'))
        case 4: d.execute(Upper(d, i % (n or 1)))
        case 5: d.execute(Delete(d, i % (n + 2)))
        case 6 | 7: d.undo()
        case 8: d.redo()
        case 9: d.execute(Macro(d, Insert(d, 0, 'm'), Upper(d, 0), Delete(d, 40 if i == 99 else 0)))
    if i == 120: d.lines[3] = 5
    if i % 30 == 29: print(i, n, d.lines[:4], len(d.undos), len(d.redos))
print(d.errors)
while d.undo(): pass
print(d.lines, len(d.redos))
while d.redo(): pass
print(len(d.lines), d.lines[:3])
class Handler:
    def __init__(self, limit, nxt=None): self.limit, self.nxt, self.seen = limit, nxt, 0
    def handle(self, n):
        if n <= self.limit:
            self.seen += 1
            return f'{self.limit}:{n}'
        if self.nxt is None: raise ValueError(f'nobody handles {n}')
        return self.nxt.handle(n)
chain = Handler(10, Handler(100, Handler(1000)))
out = []
for i in range(120):
    try: out.append(chain.handle(i * i if i != 110 else 0.5))
    except (ValueError, TypeError) as e: out.append(str(e))
h, counts = chain, []
while h: counts.append(h.seen); h = h.nxt
print(counts, out[2:5], out[31:33], out[110])
class Room:
    def __init__(self): self.members = {}
    def join(self, who): self.members[who.name] = who; who.room = self; return self
    def send(self, sender, to, text):
        targets = [self.members[to]] if to else [m for m in self.members.values() if m is not sender]
        for m in targets: m.inbox.append((sender.name, text)); m.reply(sender, text)
class Member:
    def __init__(self, name): self.name, self.inbox = name, []
    def say(self, text, to=None): self.room.send(self, to, text)
    def reply(self, sender, text):
        if text.endswith('?') and len(self.inbox) < 5: self.say(f'{text[:-1]}!', sender.name)
a, b, c = map(Member, 'abc')
Room().join(a).join(b).join(c)
a.say('hello'); b.say('who?'); c.say('psst', 'a')
try: a.say('lost', 'zed')
except KeyError as e: print('no', e)
print(a.inbox, b.inbox, c.inbox)
