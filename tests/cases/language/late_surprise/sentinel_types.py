# Loops that end by sentinel objects; the sentinel is equal to everything, false, or raises on compare.
class Equal:
    def __eq__(self, o): return True
class Falsy:
    def __bool__(self): return False
class Angry:
    def __eq__(self, o): raise ValueError('do not compare')
    def __bool__(self): raise TypeError('neither true nor false')
class Weird:
    def __bool__(self): return 1
def until(items, end):
    n = 0
    for v in items:
        if v == end: return n, 'found'
        n += 1
    return n, 'ran out'
def truthy(items):
    n = 0
    for v in items:
        if v: n += 1
        elif not v: n += 100
    return n
items = list(range(1, 140))
for odd in (Equal(), Falsy(), Angry(), Weird(), None, '', 0.0, [], 130.0, '130', True, 2**80):
    xs = items[:]
    xs[120] = odd
    out = []
    for f in (lambda: until(xs, 130), lambda: truthy(xs), lambda: 130 in xs, lambda: xs.index(130), lambda: xs.count(130), lambda: all(xs), lambda: until(items, odd)):
        try: out.append(f())
        except (ValueError, TypeError) as e: out.append(f'{type(e).__name__}: {e}')
    print(type(odd).__name__, *out)
END = object()
it, got = iter(items), []
while (v := next(it, END)) is not END: got.append(v)
print(len(got), sum(got))
class Chain:
    def __init__(self, v, nxt): self.v, self.nxt = v, nxt
    def __len__(self): return self.v
node = None
for i in range(120): node = Chain(i, node)
n = s = 0
while node:
    n, s, node = n + 1, s + node.v, node.nxt
print(n, s, node is None)
flags = [True] * 100 + [1, 'y', Falsy(), [0], None]
print([i for i, f in enumerate(flags) if f is not True], sum(1 for f in flags if f), [bool(f) for f in flags[100:]], [not f for f in flags[100:]])
while_count, budget = 0, 150.0
while budget:
    budget -= 1 if while_count < 149 else budget
    while_count += 1
print(while_count, budget)
