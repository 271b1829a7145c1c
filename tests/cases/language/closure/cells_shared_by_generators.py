# Cells shared between functions, generators and classes; values seen at the right time.
def shared():
    x = 0
    def gen():
        nonlocal x
        while True:
            got = yield x
            x = got if got is not None else x + 1
    class K:
        def get(self): return x
        def put(self, v):
            nonlocal x
            x = v
    return gen(), K(), lambda: x, (x for _ in range(100))
g, k, f, e = shared()
out = [next(g), next(g), k.get(), f(), next(e)]
k.put(10); out += [next(g), f(), next(e), g.send(50), k.get(), next(e)]
print(out)
total = 0
for i in range(90):
    if i % 4 == 0: k.put(i if i < 60 else i / 4)
    total += next(g) + f() + next(e) + k.get()
print(total)
def counters(n):
    cs = []
    for i in range(n):
        def c(step=1, i=i):
            nonlocal total
            total += step * i
            return total
        cs.append(c)
    total = 0
    return cs
cs = counters(5)
print([cs[i % 5](2) for i in range(20)][-1], [c.__closure__[0] is cs[0].__closure__[0] for c in cs], cs[0].__closure__[0].cell_contents)
def param(a, *b, c=1, **d):
    def get(): return a, b, c, d
    def mutate():
        nonlocal a, b, c, d
        a, b, c, d = b, c, d, a
    mutate(); first = get(); mutate()
    return first, get()
print(param(1, 2, x=3))
def recur(n):
    def inner(m): return m + n if m == 0 else inner(m - 1) + recur(n - 1) if n else m
    return inner(n)
print([recur(i) for i in range(6)])
