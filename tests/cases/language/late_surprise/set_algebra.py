# Set operations in hot loops; one operand becomes a list, a dict view, a frozenset or holds an odd element.
def run(odd):
    s, n, errs = set(range(30)), 0, []
    for i in range(120):
        t = {i % 40, i % 17} if i != 100 else odd
        for name, op in (('|', lambda: s | t), ('&', lambda: s & t), ('-', lambda: s - t), ('^', lambda: s ^ t), ('<=', lambda: t <= s)):
            try: r = op(); n += len(r) if not isinstance(r, bool) else r
            except TypeError as e: errs.append(f'{name} {e}')
    return n, errs[:2], len(errs)
for odd in (frozenset({1, 99}), [1, 2], {1: 2}.keys(), {1: 2}.items(), 'ab', {'x', None, 2.0}, None, set(), {True, 1.0, 0}, range(3), {2**64}): print(type(odd).__name__, *run(odd))
s, log = set(), []
for i in range(200):
    s ^= {i * 7 % 31}
    if i % 3 == 0: s |= {i % 5, float(i % 4)}
    if i % 11 == 0: s -= set(range(10))
    if i == 150: s.add('text')
    if i == 160: s.update((None, (1,)), [2**70])
    if i % 25 == 0: log.append(len(s))
print(log, sorted(map(str, s)), s.isdisjoint({1000}), 2**70 in s, len(s))
acc = frozenset()
for i in range(120): acc = acc | {i % 13} if i != 100 else acc & {1, 2, 50}
print(sorted(acc), type(acc).__name__, type({1} | acc).__name__, {acc: 'key'}[frozenset(sorted(acc))], acc == set(acc))
try:
    for v in s: s.add(str(v) + '!')
except RuntimeError as e: print(e)
popped = set()
t = {5}
n = 0
while t: popped.add(t.pop()); n += 1; t |= {n} if n < 100 else set()
print(len(popped), sum(popped))
for bad in (lambda: t.pop(), lambda: t.remove(3), lambda: t.add([]), lambda: {[]}, lambda: t | [1], lambda: frozenset([1]).add(2), lambda: set(5), lambda: t < 5, lambda: t.update(5), lambda: [1] in {1}):
    try: print(bad())
    except (KeyError, TypeError, AttributeError) as e: print(type(e).__name__, e)
print({1, 2} < {1, 2, 3}, {1} <= {1}, {1, 2}.union([3], 'a') == {1, 2, 3, 'a'}, {1, 2, 3}.intersection([2, 3], (3, 4)), {1}.symmetric_difference([1, 2]), {x % 3 for x in range(100)}, {1, 2}.issubset(range(5)), {1}.isdisjoint('1'))
