# set and frozenset: methods with many iterables, operators with sets only, in-place forms, result types.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
s = lambda x: (type(x).__name__, sorted(x)) if isinstance(x, (set, frozenset)) else x
for K in (set, frozenset):
    a = K([1, 2, 3])
    print(s(a.union()), s(a.union([4], (5,), {6: 7})), s(a.intersection([2, 3], range(3))), s(a.difference([1], [2])), s(a.symmetric_difference([3, 3, 4])), a.isdisjoint([9]), a.issubset(range(5)), a.issuperset([1]), s(a.copy()), a.copy() is a, s(a.intersection()), s(a.difference()))
    print(s(a | {9}), s(a & frozenset([1])), s(a - {1}), s(a ^ {1, 7}), a < {1, 2, 3, 4}, a <= a, a > {1}, a >= {1, 2}, a == {3, 2, 1}, a != frozenset(), t(lambda: a | [1]), t(lambda: a & "a"), t(lambda: a - (1,)), t(lambda: a ^ {}.keys())[0] if False else "", t(lambda: a < [1]), a == [1, 2, 3], t(lambda: a + a), t(lambda: a[0]), t(a.union, 5), t(a.union, [[]]), t(a.symmetric_difference), t(a.isdisjoint, 5), t(a.issubset), t(a.copy, 1))
    print(t(K, 5), t(K, 1, 2), t(K, [[]]), s(K("aab")), s(K({1: 2})), repr(K()), repr(K([1])), 1 in a, "a" in a, t(lambda: [] in a), {1} in a, K([frozenset([1])]) == {frozenset([1])}, {1} in K([frozenset([1])]))
m = {1, 2}
print(m.add(3), m.add(1), t(m.add, []), t(m.add), m.discard(9), m.discard(1), t(m.remove, 9), t(m.remove, []), m.remove(2), s(m), m.pop(), t(m.pop), m.update([1, 2], "a"), len(m), m.intersection_update([1, "a"], [1]), s(m), m.difference_update([5], [1]), m, m.symmetric_difference_update("ab"), s(m), t(m.discard, {}), t(m.remove, {1}), m.clear(), m, t(m.update, 5), m.update(), t(m.symmetric_difference_update))
i = j = {1, 2, 3}; i |= {4}; i &= {2, 3, 4}; i -= {4}; i ^= {9}; print(i is j, s(i), t(i.__ior__, [1]), t(i.__isub__, 5)); f = g = frozenset([1]); f |= {2}; print(f is g, s(f)); i -= i; print(i); i ^= {5}; i ^= i; print(i, t(lambda: f.add), hash(frozenset([1, 2])) == hash(frozenset([2, 1])), t(hash, set()), s(set([1]) | frozenset([2])), s(frozenset([2]) | set([1])))
class F(frozenset): pass
class M(set): pass
print(type(F([1]) | {2}).__name__, type(M([1]) | {2}).__name__, type(M([1]).copy()).__name__, type(F([1]).union([2])).__name__, F([1]) == M([1]), frozenset(F([1])).__class__.__name__)
n, u = 0, set()
for k in range(200):
    u.add(k * 13 % 41); u.discard(k % 19); u ^= {k % 7}
    n = n * 31 + len(u) + len(u & set(range(k % 30))) + (k % 41 in u) + len(u - {k}) & 0xffffff
print(n, sorted(u))
