# Sets: building, algebra, comparison, mutation, frozenset.

a = {1, 2, 3, 4}
b = set([3, 4, 5])
print(sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b), a <= b, {3} < b, a >= {1}, a == {4, 3, 2, 1})
print(sorted(a.union([9], (8,))), sorted(a.intersection([1, 9])), sorted(a.difference({1}, {2})), sorted(a.symmetric_difference([1, 7])))
print(a.isdisjoint({9}), a.issubset(range(10)), a.issuperset([1]), len(a), 3 in a, 9 not in a)
s = set()
for i in range(300):
    s.add(i * i % 97)
    if i % 3 == 0:
        s.discard(i % 97)
print(len(s), sum(s), min(s), max(s))
s.remove(min(s))
for bad in (lambda: s.remove(1000), lambda: set().pop(), lambda: {[]}, lambda: {1} | [2], lambda: {1} + {2}, lambda: s[0], lambda: frozenset().add(1)):
    try:
        bad()
    except (KeyError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
a |= {10}
a &= {1, 2, 10, 11}
a -= {2}
a ^= {1, 50}
print(sorted(a))
a.update([1, 2], "x")
print(len(a), sorted([str(x) for x in a]))
f = frozenset([1, 2])
print(f, frozenset(), {f: "key"}[frozenset([2, 1])], f | {3} == {1, 2, 3}, type(f | {3}).__name__, type({3} | f).__name__, hash(f) == hash(frozenset({2, 1})))
print(set(), {7}, {1: 1}.keys() == {1}, {1.0, 1, True}, set("aa"), sorted(set("hello")), bool(set()), {None})
letters = set()
repeated = set()
for ch in "the quick brown fox jumps over the lazy dog" * 3:
    (repeated if ch in letters else letters).add(ch)
print(len(letters), len(repeated), letters == repeated)
c = {1, 2}
d = c.copy()
d.add(3)
c.clear()
print(c, d, sorted(d))
