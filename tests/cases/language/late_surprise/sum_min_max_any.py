# Builtins that eat iterators in hot loops: an odd element late, a key that fails, a start of another type.
data = list(range(120))
def odd(v, at=110): return data[:at] + [v] + data[at + 1:]
fs = {'sum': sum, 'min': min, 'max': max, 'any': any, 'all': lambda d: all(d[1:]), 'sorted': lambda d: sorted(d)[-1], 'len': lambda d: len(set(map(str, d))), 'zip': lambda d: sum(a * b for a, b in zip(d, d)), 'enum': lambda d: max(i - v for i, v in enumerate(d) if i > 100)}
for v in (5000, -3, 0.25, 2**70, True, 'x', None, 1j, [1], float('nan')):
    row = []
    for name, f in fs.items():
        try: r = f(odd(v))
        except TypeError as e: r = f'{name}: {e}'
        row.append(r)
    print(repr(v), *row)
print(sum([[1], [2]], []), sum((0.1,) * 10), sum([True] * 5), sum([], 'start') if False else sum([], 2.5), sum(range(10**5)), sum([2**62] * 3), sum({1: 2, 3: 4}), sum(x for x in (1, 2.5, 3)))
for bad in (lambda: sum(['a']), lambda: sum(['a'], ''), lambda: sum(5), lambda: sum([b'x'], b''), lambda: min(), lambda: max([]), lambda: min(5), lambda: max(1, 2, default=3), lambda: min([1, 'a']), lambda: max([1], key=5), lambda: any(1), lambda: sorted([1], 5)):
    try: print(bad())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
calls = []
def key(v):
    calls.append(v)
    if v == 77: raise LookupError('no key for 77')
    return -v % 13
for d in (data[:70], data):
    try: print(min(d, key=key), max(d, key=key), len(calls))
    except LookupError as e: print(e, len(calls))
s = 0
for i in range(120):
    s += max(i, 60) + min((i, 30), default=0) + sum((i, 1)) + any((i > 50, 0)) + all([i, 1]) if i != 115 else max('a', 'b') < 'c'
print(s, any(iter([0, '', 'x', 1 // 1])), all(v < 100 for v in data), next(v for v in data if v * v > 5000))
