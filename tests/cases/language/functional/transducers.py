# Transducers: map, filter, take, partition and dedupe as wrappers of reducers, composed, with early stop.
class Reduced:
    def __init__(self, v): self.v = v
def mapping(f): return lambda step: lambda acc, x: step(acc, f(x))
def filtering(p): return lambda step: lambda acc, x: step(acc, x) if p(x) else acc
def catting(step):
    def inner(acc, xs):
        for x in xs:
            acc = step(acc, x)
            if isinstance(acc, Reduced): return acc
        return acc
    return inner
def taking(n):
    def wrap(step):
        left = n
        def inner(acc, x):
            nonlocal left
            left -= 1
            if left < 0: return Reduced(acc)
            acc = step(acc, x)
            return Reduced(acc) if left == 0 and not isinstance(acc, Reduced) else acc
        return inner
    return wrap
def dedupe(step):
    last = []
    def inner(acc, x):
        if last[-1:] == [x]: return acc
        last[:] = [x]
        return step(acc, x)
    return inner
def transduce(xf, step, acc, xs):
    f, n = xf(step), 0
    for x in xs:
        n += 1
        acc = f(acc, x)
        if isinstance(acc, Reduced): return acc.v, n
    return acc, n
def comp(*xfs):
    def all_of(step):
        for xf in reversed(xfs): step = xf(step)
        return step
    return all_of
def push(acc, x): acc.append(x); return acc
def plus(a, b): return a + b
xf = comp(filtering(lambda v: v % 3), mapping(lambda v: v * v), taking(10))
print(transduce(xf, push, [], range(10**9)), transduce(xf, plus, 0, range(1000)), transduce(xf, plus, 0.5, [1, 2, 3, 4]))
print(transduce(comp(catting, dedupe), push, [], ['aab', 'bcc', 'c', '', 'cd']), transduce(comp(catting, taking(4)), push, [], [[1, 2, 3], [4, 5, 6], [7]]))
print(transduce(comp(mapping(str), mapping(len), dedupe), push, [], range(0, 2000, 5)), transduce(comp(), max, 0, [3, 9, 2]))
words = 'the quick brown fox jumps over the lazy dog'.split() * 15
print(transduce(comp(mapping(str.upper), filtering(lambda w: 'O' in w)), lambda d, w: {**d, w: d.get(w, 0) + 1}, {}, words))
late = list(range(150)) + ['x'] + [1] * 5
try: transduce(comp(mapping(lambda v: v + 1), filtering(lambda v: v)), plus, 0, late)
except TypeError as e: print(e)
print(transduce(comp(taking(120), mapping(lambda v: v + 1)), plus, 0, late))
big = transduce(comp(mapping(lambda v: v * 2**60 if v == 100 else v), filtering(lambda v: v > 50)), plus, 0, range(130))
print(big)
