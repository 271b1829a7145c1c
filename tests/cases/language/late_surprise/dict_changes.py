# A dictionary of the hot loop gains odd keys, is emptied, resized while iterated, replaced by a subclass.
class Miss(dict):
    def __missing__(self, k): return -1
class Shout(dict):
    def __getitem__(self, k): return 1000
    def get(self, k, d=None): return 2000
def lookup(make, at):
    d, s, errs = {i: i for i in range(20)}, 0, []
    for i in range(160):
        if i == at: d = make(d)
        try: s += d[i % 20] + d.get(i % 23, 0)
        except (KeyError, TypeError) as e: errs.append((i, type(e).__name__, str(e)))
    return s, len(errs), errs[:2]
makes = [dict, Miss, Shout, lambda d: {}, lambda d: Miss(), lambda d: {str(k): v for k, v in d.items()}, lambda d: {float(k): v for k, v in d.items()},
         lambda d: {k: 'v' for k in d}, lambda d: [5] * 30, lambda d: d.update({5: 0.5}) or d, lambda d: d.pop(7) and d, lambda d: {True: 1, **d}, lambda d: d | {(1,): 2}]
for m in makes:
    try: print(*lookup(m, 140))
    except AttributeError as e: print(type(e).__name__, e)
def resize(at, change):
    d, n = {i: 0 for i in range(150)}, 0
    try:
        for k in d:
            n += 1
            if k == at: change(d)
    except RuntimeError as e: return n, str(e), len(d)
    return n, len(d)
for c in (lambda d: d.__setitem__('new', 1), lambda d: d.pop(0), lambda d: d.__setitem__(0, 9), lambda d: d.clear(), lambda d: (d.pop(3), d.__setitem__(3, 3)), lambda d: d.popitem()):
    print(resize(145, c), resize(149, c))
calls = 0
class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return hash(self.n)
    def __eq__(self, o):
        global calls
        calls += 1
        return self.n == o
d, s = {i: i for i in range(50)}, 0
for i in range(150):
    s += d[i % 50 if i != 130 else Key(7)]
    if i == 140: d[Key(8)] = 500
print(s, calls, d[8], len(d))
try: d[[1]]
except TypeError as e: print(e)
counts = {}
for i in range(140): counts[i % 7 if i < 135 else (None, 1.0, True, 'a', b'a')[i - 135]] = counts.get(i % 7, 0) + 1
print(counts)
