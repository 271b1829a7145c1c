# for assigns to any target: attributes, items, slices, nested patterns; its iterable is evaluated once.
class O: pass
o, d, l = O(), {}, [0, 0, 0]
for o.x in range(3): pass
for d["k"] in "abc": pass
for l[1:2] in ([1, 2], [3]): print(l)
for l[-1], (o.y, *o.z) in [(1, (2, 3, 4)), (5, "ab")]: pass
for d[len(d)] in range(3): pass
print(o.x, d, l, o.y, o.z)
for i, d[i] in enumerate("pq"): pass
for (a) in [1]: pass
for [a, b] in [(1, 2)]: pass
for a, in [(1,)]: print(a, b, d)
for a in (): pass
else: print("a stays", a)
for x in [1, 2, 3]:
    x *= 10; last = x
print(x, last)
for i in range(3):
    for i in "ab": pass
    print(i, end=" ")
print()
seq = [1, 2, 3, 4, 5, 6]
for v in seq:
    if v % 2: seq.remove(v)
print(seq)
for v in seq:
    if len(seq) < 12: seq.append(v * 10)
print(len(seq), seq[-1])
for bad in ("for 1 in x: pass", "for f() in x: pass", "for a + b in x: pass", "for (a, b) += x: pass", "for None in x: pass", "for a in x, *y: pass", "for *a in x: pass", "for *a, in x: pass", "for x if y else z in w: pass", "for lambda: 0 in x: pass", "for [] in x: pass", "for () in x: pass"):
    try: compile(bad, "<f>", "exec"); print("fine", bad)
    except SyntaxError as e: print(bad, "->", e.msg)
for bad in (5, None, O(), type):
    try:
        for _ in bad: pass
    except TypeError as e: print(e)
class Late:
    n = 0
    def __iter__(self): self.n = 0; return self
    def __next__(self):
        self.n += 1
        if self.n > 5: raise StopIteration
        if self.n == 3: Late.__next__ = lambda s: (_ for _ in ()).throw(StopIteration) if s.n > 6 else setattr(s, "n", s.n + 1) or s.n * 100
        return self.n
print([v for v in Late()] if 0 else "")
out = []
try:
    for v in Late(): out.append(v)
except RuntimeError as e: out.append(str(e))
print(out)
total = 0
for r, l[r % 3] in zip(range(120), (float(i) if i % 2 else i for i in range(200))): total += l[r % 3] + r
print(total, l)
