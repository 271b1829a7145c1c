# A container is cleared, swapped or aliased under the loop that reads it through an attribute or a cell.
class Q:
    def __init__(self): self.items, self.done = list(range(150)), []
    def pop(self): return self.items.pop() if self.items else None
    def reset(self, xs): self.items = xs
q, s = Q(), 0
for i in range(200):
    v = q.pop()
    s += v if v is not None else -1
    if i == 100: alias = q.items
    if i == 110: q.items.clear()
    if i == 115: q.reset([7] * 10)
    if i == 120: alias.append('never seen')
    if i == 130: q.items = {5: 1, 6: 2}; q.pop = lambda: q.items.popitem()[0] if q.items else None
    if i == 140: q.items = {1, }; q.pop = lambda: q.items.pop() if q.items else None
    if i == 150: del q.pop; q.items = bytearray(b'abc')
print(s, alias, q.items)
data, n = {'rows': [[1, 2], [3, 4]] * 30}, 0
for i in range(120):
    try:
        for r in data['rows'][:2]: n += r[0] * r[1]
    except (TypeError, KeyError) as e: n += 1000; last = f'{type(e).__name__}: {e}'
    if i == 100: data['rows'][0][1] = 0.5
    if i == 105: data['rows'] = [(5, 6)]
    if i == 110: data = {'rows': [[2, 'x'], (3, [])]}
    if i == 113: del data['rows']
print(n, last)
def outer():
    box = [0]
    def put(v):
        nonlocal box
        if v == 100: box = box[:]
        if v == 110: box = (1, 2)
        try: box[0] += v
        except TypeError as e: errors.append(str(e))
        return box
    return put
put, errors, ids = outer(), [], []
for i in range(115):
    b = put(i)
    if not ids or ids[-1] is not b: ids.append(b)
print([list(b) for b in ids], len(errors), errors[0])
s = set(range(40))
for i in range(130):
    if i % 3 == 0: s.discard(i % 40)
    elif i % 7 == 0: s.add(i)
    if i == 100: t = s; s = s | {'a'}
    if i == 110: s -= set(range(0, 130, 2))
    if i == 120: s = frozenset(s); break
try: s.add(1)
except AttributeError as e: print(sorted(map(str, s)), len(t), e)
d = {i: [i] for i in range(50)}
rows = list(d.values())
for i in range(140):
    k = i % 50
    if k in d: d[k].append(i)
    if i == 100: d.pop(7); d[8] = d[9]
    if i == 110: d = {k: list(v) for k, v in d.items() if k < 20}
print([len(r) for r in rows[5:12]], len(d), d[8], rows[8], d[8] is d[9], rows[9] is d[9])
