# del in hot loops: locals, globals, attributes, items, with loops that read them afterwards.
g = 0
def f(n):
    seen = 0
    for i in range(n):
        t = i
        if i % 3 == 0: del t
        try: seen += t
        except UnboundLocalError: seen -= 1
        if i % 3: del t
    return seen
print(f(10), f(150))
class O: pass
o, hits = O(), 0
for i in range(150):
    if i % 4 == 0: o.a = i
    if i % 4 == 2: del o.a
    try: hits += o.a if i < 100 else o.a * 0.5
    except AttributeError: hits += 1
    if i % 10 == 0: g = i
    if i % 10 == 5: del g
    try: hits += g
    except NameError: hits += 1000
print(hits)
d = {i: i for i in range(60)}
for i in range(60):
    if i % 2: d.pop(i, 0)
    else: d[i + 100] = d.pop(i, -1)
    if i == 40: d = dict(sorted(d.items())[:5])
    try: del d[i]
    except KeyError as e: hits += e.args[0]
print(hits, d)
l = list(range(100))
while len(l) > 3: del l[len(l) // 2], l[0]; del l[-1:]
print(l)
def cell():
    v = 0
    def get(): return v
    def cut():
        nonlocal v
        del v
    n = 0
    for i in range(60):
        v = i
        n += get()
        if i % 7 == 0: cut()
        try: n += get()
        except NameError: n -= 5
    return n
print(cell())
