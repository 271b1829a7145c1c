# Functions inlined into the loop recurse once, swap themselves, change arity or their defaults late.
def area(shape):
    kind = shape[0]
    if kind == 'sq': return shape[1] ** 2
    if kind == 'rect': return shape[1] * shape[2]
    if kind == 'many': return sum(area(s) for s in shape[1])
    if kind == 'twice': return 2 * area(shape[1])
    raise ValueError(kind)
shapes = [('sq', 2), ('rect', 2, 3)] * 60
shapes[100] = ('many', [('sq', 1), ('twice', ('rect', 5, 5))])
shapes[110] = ('twice', ('twice', ('sq', 0.5)))
shapes[115] = ('circle', 1)
shapes[117] = ('rect', 2)
shapes[118] = ('sq', '3')
t, errs = 0, []
for n, s in enumerate(shapes):
    try: t += area(s)
    except (ValueError, IndexError, TypeError) as e: errs.append((n, f'{type(e).__name__}: {e}'))
print(t, *errs, sep='\n')
def a(n): return b(n) + 1
def b(n): return c(n) + 1
def c(n): return n if n < 150 else a(n - 100)
print(sum(a(i) for i in range(200)), a(10**4))
def once(n):
    global once
    once = lambda n: n * 1000
    return n
print([once(i) for i in range(3)])
def mutual(n, f): return n if n < 3 else f(n - 3, f)
fs = [mutual, lambda n, f: -n, lambda n, f: f(n, fs[1]) if n else 'zero']
print(sum(mutual(i % 20, fs[0] if i < 100 else fs[1]) for i in range(120)), mutual(9, fs[2]), mutual(10, fs[2]))
class Tree:
    def __init__(self, v, *kids): self.v, self.kids = v, kids
    def total(self): return self.v + sum(k.total() for k in self.kids) if self.kids else self.v
class Odd(Tree):
    def total(self): return super().total() * 10
leaf, s = Tree(1), 0
for i in range(150):
    node = Tree(i, leaf) if i < 120 else Odd(i, Tree(2, leaf, Odd(3)), Odd(0.5)) if i == 130 else Tree(i)
    s += node.total()
print(s)
def deep(n, acc=()): return deep(n - 1, acc + (n,)) if n else acc
print([len(deep(i % 9)) for i in range(100)].count(8), deep(4), deep(0))
memo = {}
def grid(x, y):
    if (x, y) in memo: return memo[x, y]
    r = memo[x, y] = 1 if not x or not y else grid(x - 1, y) + grid(x, y - 1)
    return r
print([grid(i % 15, i // 8) for i in range(0, 120, 17)], len(memo), grid(35, 34))
