# The iterator tools of a hot loop get uneven lengths, failing functions and infinite partners late.
def forever(v):
    while True: yield v
s, errs = 0, []
for i in range(130):
    xs = range(i % 5) if i < 110 else (forever(2), [1, 'x'], {3: 4}, 'ab', None)[i % 5]
    try:
        for n, (a, b) in enumerate(zip(xs, range(4)), start=i % 3):
            s += n * b + a
    except TypeError as e: errs.append((i, str(e)))
print(s, len(errs), errs[:4])
def f(x): return 10 // (x - 107)
out, it = [], map(f, range(100, 115))
while True:
    try: out.append(next(it))
    except StopIteration: break
    except ZeroDivisionError as e: out.append('zero')
print(out)
for bad in (lambda: list(zip([1], 5)), lambda: list(zip([1, 2], [1], strict=True)), lambda: list(zip([1], [1, 2], strict=True)), lambda: list(map(None, [1])), lambda: list(map(f)), lambda: list(enumerate(5)), lambda: list(filter(None, 3)), lambda: list(map(lambda a: a, [1], [2])), lambda: enumerate([], 'x')):
    try: print(bad())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
total = 0
for k in range(120):
    total += sum(map(lambda a, b: a * b, range(k % 7), [k] * 3)) + len(list(filter(None, (k % 2, k % 3, '' if k > 100 else 'x'))))
    if k == 110: map_ = map; map = lambda f, *a: [1000]
    if k == 115: del map
print(total, list(zip()), list(zip('ab')), list(map(str, [])), dict(zip('abc', range(2))), [*zip(*[(1, 2), (3, 4)])])
it = iter(range(10))
print(list(zip(it, it)), list(zip(it, it)), [next(e) for e in [enumerate('xyz', 2**63)] * 2], list(reversed(list(enumerate('ab')))))
pairs = list(zip(range(100), map(lambda v: v if v != 90 else 0.5, range(100)), filter(lambda v: v % 2, range(300))))
print(len(pairs), pairs[90], sum(a + b + c for a, b, c in pairs))
