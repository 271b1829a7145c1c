# Grouping, partitioning, zipping and folding with key functions, written as small functions over iterables.
def group(xs, key):
    out = {}
    for x in xs: out.setdefault(key(x), []).append(x)
    return out
def partition(xs, p):
    yes, no = [], []
    for x in xs: (yes if p(x) else no).append(x)
    return yes, no
def runs(xs, key=lambda v: v):
    it = iter(xs)
    try: cur = [next(it)]
    except StopIteration: return
    for x in it:
        if key(x) == key(cur[-1]): cur.append(x)
        else:
            yield cur
            cur = [x]
    yield cur
def accumulate(xs, f, start):
    for x in xs:
        start = f(start, x)
        yield start
def argmax(xs, key=lambda v: v): return max(enumerate(xs), key=lambda t: (key(t[1]), -t[0]))[0]
def interleave(*xss):
    its = [iter(x) for x in xss]
    while its:
        alive = []
        for it in its:
            for v in it:
                yield v
                alive.append(it)
                break
        its = alive
def pairwise(xs):
    it = iter(xs)
    a = next(it, None)
    for b in it:
        yield a, b
        a = b
data = [(i * 37 + 11) % 50 for i in range(120)]
g = group(data, lambda v: 'even' if v % 2 == 0 else 'three' if v % 3 == 0 else v // 10)
print({k: len(v) for k, v in g.items()}, partition(data[:12], lambda v: v > 20))
print([len(r) for r in runs(sorted(data), lambda v: v // 10)], list(runs('aabbbca')), list(runs([])), [r[0] for r in runs([1, 1.0, True, 2, 2.0])])
print(list(accumulate([3, 1, 4, 1, 5], max, 0)), list(accumulate('abc', lambda a, c: c + a, '')), list(accumulate(data, lambda a, v: a + v if v != 48 else a << 40, 1))[-1])
print(argmax(data), argmax(['a', 'ccc', 'bbb'], len), list(interleave('abc', range(5), [])), list(pairwise(data[:5])), list(pairwise([])))
nested = group(data[:30], lambda v: v % 3)
print({k: {j: sorted(w) for j, w in group(v, lambda v: v % 2).items()} for k, v in sorted(nested.items())})
flat = lambda xs: [y for x in xs for y in (flat(x) if isinstance(x, list) else [x])]
deep = 1
for i in range(40): deep = [deep, i] if i % 2 else [i, deep]
print(flat(deep)[:10], len(flat(deep)), flat([]), flat([[[]]]))
inverse = {v: k for k, vs in g.items() for v in vs}
print(sorted(inverse.items())[:6], all(v in g[k] for v, k in inverse.items()))
for bad in (lambda: group([[1], [2]], lambda v: v), lambda: argmax([]), lambda: partition([1, 'a'], lambda v: v > 0), lambda: sorted(g)):
    try: bad()
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
