# Booleans as ints in hot arithmetic, keys, indices and formats; ints that become bools and back.
def classify(v): return ('bool' if v is True or v is False else 'int', v + 0, v and 'yes', -v, ~v, v == 1)
for v in (True, False, 1, 0, 2): print(repr(v), classify(v))
flags, s = [i % 3 == 0 for i in range(120)], 0
for i, f in enumerate(flags): s += f * i + (not f) - (f is True)
print(s, sum(flags), flags.count(1), flags.index(False), max(flags), min(flags), flags == [int(f) for f in flags])
x, kinds = True, []
for i in range(140):
    x = x & (i != 50) if i < 60 else x + 1 if i < 100 else x > 10 if i < 110 else x ^ True if i < 130 else x | 2**65
    kinds.append(type(x).__name__)
print(x, [k for k, p in zip(kinds, [None] + kinds) if k != p], ''.join(k[0] for k in kinds))
print(True + True, True / 2, True // 2, True << 70, True ** -1, -True, +False, True * 'ab', [1, 2][True], 'ab'[False], True & 3, True | False, True ^ 1, type(True ^ True).__name__)
d = {True: 'a', 0: 'b'}
d[1] = 'c'
d[False] = 'd'
print(d, d[1.0], {True, 1, 1.0, 0, False}, f'{True:d} {True!s:>6} {True:5} {False:x} {True:.1f}', '%d %s %5.1f' % (True, True, True), str(True), int('1') is True)
acc = 0
for i in range(130):
    v = i % 2 == 0 if i < 100 else i % 2
    acc += v
    if v is True: acc += 100
    elif v is False: acc += 1000
    elif v == True: acc += 10**4
    else: acc += 10**5
print(acc)
print([a and b for a in (True, 0, '') for b in (1, None)], [a or b for a in (True, 0, '') for b in (1, None)], not [], not not [0], (1 < 2) + (3 > 1), 1 < 2 == True, (1 < 2) == True)
print(all([True, 1, 'x']), any([0, False, None, '']), bool(range(0)), bool(0.0), bool('0'), isinstance(True, int), issubclass(bool, int), bool.__mro__, True.real, True.bit_length(), (True).__class__)
grid = [[False] * 5 for _ in range(5)]
for i in range(125):
    r, c = i // 5 % 5, i % 5
    grid[r][c] = not grid[r][c] if i != 113 else 7
print(*(''.join('.#'[v] if v < 2 else str(v) for v in r) for r in grid), sum(map(sum, grid)))
for bad in (lambda: True + 'a', lambda: [1, 2][True:'x'], lambda: '.#'[grid[4][3] if grid[4][3] == 7 else 9], lambda: bool(1, 2), lambda: type('B', (bool,), {})):
    try: bad()
    except (TypeError, IndexError) as e: print(type(e).__name__, e)
