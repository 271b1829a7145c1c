# A generator that calls itself, sends to itself, closes itself, is iterated in its own loop.
def me():
    for f in (lambda: next(g), lambda: g.send(1), lambda: g.throw(KeyError), lambda: g.close(), lambda: list(g), lambda: [x for x in g]):
        try: yield f()
        except ValueError as e: yield str(e)
g = me()
for v in g: print(v)
def pair():
    yield "a"
    yield next(other)
    yield "c"
other = (x * 2 for x in iter(lambda: next(g2), "c"))
g2 = pair()
print(next(g2))
try: print(next(g2))
except ValueError as e: print(e)
print(next(g2, "done"), next(other, "other done"))
def loop():
    for x in h:
        yield x
h = loop()
try: next(h)
except ValueError as e: print(e)
def shared(n):
    it = iter(range(n))
    a = (("a", x) for x in it)
    b = (("b", x) for x in it)
    while True:
        try: yield next(a); yield next(b)
        except StopIteration: return
print(list(shared(7)))
def tree(n): 
    if n: yield from tree(n - 1); yield n; yield from tree(n - 1)
print(list(tree(4)), sum(tree(7)))
class Self:
    def __iter__(self): self.n = 0; return self.gen()
    def gen(self):
        while self.n < 5: self.n += 1; yield self.n
s = Self()
print([(a, b) for a in s for b in s][:8])
def ring(n):
    def node(k):
        while True:
            got = yield
            if got: nodes[(k + 1) % n].send(got - 1)
            out.append(k)
    nodes = [node(k) for k in range(n)]
    for x in nodes: next(x)
    return nodes
out = []
r = ring(10)
r[0].send(6); print(out)
try: r[0].send(15)
except ValueError as e: print(e, len(out))
total = 0
for i in range(60):
    k = me() if i % 2 else tree(3)
    g = k
    total += sum(len(str(v)) for v in k)
print(total)
