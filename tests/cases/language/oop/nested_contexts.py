# Context managers as classes and stacks: transactions that roll back, timers, suppression, reentry.
class Txn:
    depth, log = 0, []
    def __init__(self, db): self.db = db
    def __enter__(self):
        self.saved = dict(self.db)
        Txn.depth += 1
        return self
    def __exit__(self, kind, e, tb):
        Txn.depth -= 1
        if kind is None: self.log.append(f'commit{Txn.depth}')
        else:
            self.db.clear()
            self.db.update(self.saved)
            self.log.append(f'rollback{Txn.depth} {kind.__name__}')
        return kind is KeyError
class Rollback(Exception): pass
db = {'n': 0}
for i in range(120):
    try:
        with Txn(db) as outer:
            db['n'] += 1
            with Txn(db):
                db['n'] += 100
                if i % 30 == 7: raise Rollback(i)
                if i % 30 == 9: db['missing']
                if i == 100: db['n'] = 'broken'
            if i == 101: db['n'] = 0
            db[i % 3] = i
    except Rollback: pass
    except TypeError as e:
        if i < 103: print(i, e, db['n'])
        db['n'] = 0
print(db, Txn.depth, len(Txn.log), {k: Txn.log.count(k) for k in dict.fromkeys(Txn.log)})
class Stack:
    def __init__(self): self.cbs = []
    def __enter__(self): return self
    def push(self, f, *a): self.cbs.append((f, a))
    def enter(self, cm):
        r = cm.__enter__()
        self.cbs.append((cm.__exit__, None))
        return r
    def __exit__(self, *exc):
        swallowed = False
        while self.cbs:
            f, a = self.cbs.pop()
            try:
                r = f(*exc) if a is None else f(*a)
                if a is None and r and exc[0]: swallowed, exc = True, (None, None, None)
            except Exception as e: swallowed, exc = False, (type(e), e, e.__traceback__)
        if exc[1] is not None and not swallowed: raise exc[1]
        return swallowed
out = []
for n in range(60):
    try:
        with Stack() as st:
            for k in range(n % 4): st.push(out.append, (n, k))
            if n % 5 == 0: st.enter(Txn(db))
            if n == 55: st.push(lambda: 1 // 0)
            if n in (20, 41): raise KeyError(n)
    except (KeyError, ZeroDivisionError) as e: out.append(repr(e))
print(len(out), [o for o in out if isinstance(o, str)], out[:4], out[-3:])
class Reent:
    n = 0
    def __enter__(self): self.n += 1; return self.n
    def __exit__(self, *a): self.n -= 1
r = Reent()
with r as a, r as b, r as c: print(a, b, c, r.n)
with (r as a, Stack() as s): s.push(print, 'popped', r.n)
class NoExit:
    def __enter__(self): return self
class NoEnter:
    def __exit__(self, *a): pass
for cm in (NoExit(), NoEnter(), 5, None):
    try:
        with cm: print('inside')
    except TypeError as e: print(e)
