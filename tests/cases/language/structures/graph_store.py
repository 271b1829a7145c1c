# A triple store with indexes, pattern queries joined by backtracking, transitive closure and retraction.
class Store:
    def __init__(self): self.spo, self.pos, self.count = {}, {}, 0
    def add(self, s, p, o):
        objs = self.spo.setdefault(s, {}).setdefault(p, [])
        if o in objs: return False
        objs.append(o)
        self.pos.setdefault(p, {}).setdefault(o, []).append(s)
        self.count += 1
        return True
    def remove(self, s, p, o):
        try: self.spo[s][p].remove(o)
        except (KeyError, ValueError): raise LookupError(f'no {s} {p} {o}') from None
        self.pos[p][o].remove(s)
        self.count -= 1
    def match(self, s, p, o):
        if s is not None:
            for q, objs in self.spo.get(s, {}).items():
                if p in (None, q):
                    for x in objs:
                        if o in (None, x): yield s, q, x
        elif p is not None:
            for x, subs in self.pos.get(p, {}).items():
                if o in (None, x):
                    for t in subs: yield t, p, x
        else:
            for t in self.spo: yield from self.match(t, None, o)
    def query(self, patterns, env=None):
        env = env or {}
        if not patterns:
            yield dict(env)
            return
        bound = [env.get(t, None) if isinstance(t, str) and t[0] == '?' else t for t in patterns[0]]
        for triple in self.match(*bound):
            new = dict(env)
            for t, v in zip(patterns[0], triple):
                if isinstance(t, str) and t[0] == '?' and new.setdefault(t, v) != v: break
            else: yield from self.query(patterns[1:], new)
    def closure(self, s, p):
        seen, todo = {s: 0}, [s]
        for x in todo:
            for _, _, y in self.match(x, p, None):
                if y not in seen: seen[y] = seen[x] + 1; todo.append(y)
        return seen
g = Store()
for line in 'ann parent bob;bob parent cid;bob parent dee;cid parent eve;ann age 80;bob age 55;cid age 30;dee age 28.5;eve knows ann;dee knows cid'.split(';'):
    s, p, o = line.split()
    g.add(s, p, float(o) if '.' in o else int(o) if o.isdigit() else o)
print(g.count, list(g.match(None, 'parent', None)), list(g.match('bob', None, None)))
print([(e['?x'], e['?z']) for e in g.query([('?x', 'parent', '?y'), ('?y', 'parent', '?z')])])
print([(e['?a'], e['?n']) for e in g.query([('?a', 'age', '?n'), ('?p', 'parent', '?a')]) if e['?n'] < 50], list(g.query([('?x', 'knows', '?x')])), g.closure('ann', 'parent'))
for i in range(130): g.add(f'n{i}', 'next', f'n{i + 1 if i != 120 else 5}'); g.add(f'n{i}', 'mod', i % 7 if i != 125 else 'odd')
print(g.count, len(g.closure('n0', 'next')), len(g.closure('n121', 'next')), sum(1 for _ in g.query([('?a', 'mod', 3), ('?a', 'next', '?b'), ('?b', 'mod', '?m')])), sorted({str(e['?m']) for e in g.query([('?a', 'mod', 3), ('?a', 'next', '?b'), ('?b', 'mod', '?m')])}))
print(g.add('n0', 'next', 'n1'), next(g.query([('?x', 'mod', 'odd')]))['?x'], sum(1 for _ in g.match(None, None, 'n5')))
for i in range(0, 130, 2): g.remove(f'n{i}', 'mod', i % 7)
for bad in (('n0', 'mod', 0), ('zed', 'is', 1), ('n1', 'mod', 6)):
    try: g.remove(*bad)
    except LookupError as e: print(e)
print(g.count, len(list(g.match(None, 'mod', 3))))
