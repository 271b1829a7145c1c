# Reversed walks, parallel walks by hand and sentinel fills; the sequence shrinks or changes class late.
class R:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
    def __getitem__(self, i): return i * i
    def __reversed__(self): yield from ('own', self.n)
class NR(R): __reversed__ = None
def back(seq):
    try: return [v for v in reversed(seq)][:3]
    except TypeError as e: return str(e)
seqs = [[1, 2, 3], (4, 5), 'abc', range(5), {1: 2, 3: 4}, {1: 2}.items(), R(3), NR(3), {1, 2}, iter([1]), b'xy', 5, R(0).__class__(2)]
out = []
for i in range(100 + len(seqs)): out.append(back(seqs[0] if i < 100 else seqs[i - 100]))
print(*out[99:], sep='\n')
def longest(*its, fill=None):
    its, live = [iter(x) for x in its], len(its)
    while live:
        row = []
        for k, it in enumerate(its):
            try: row.append(next(it))
            except StopIteration:
                live -= 1
                if not live: return
                its[k] = iter(lambda: fill, object())
                row.append(fill)
        yield tuple(row)
print(list(longest('abc', [1], ())), len(list(longest(range(120), range(100)))), sum(a * b for a, b in longest(range(110), range(90), fill=0.5)), list(longest()))
a, seen = list(range(130)), []
for v in reversed(a):
    seen.append(v)
    if v == 20: del a[5:]
print(len(seen), seen[-3:], a)
a, seen = list(range(110)), 0
it = reversed(a)
for v in it:
    seen += v
    if v == 10: a.extend([1000] * 5); a[3] = 0.5
print(seen, next(it, 'over'), it.__length_hint__())
s = 0
for i in range(len(a) - 1, -1, -1):
    s += a[i] if i % 2 else -a[i]
    if i == 50: a = a[:40] + [2**64] * 20
print(s)
