# Every method of set and frozenset, with sets and with other iterables; and what is refused.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

for make in (set, frozenset):
    s = make([1, 2, 3])
    print(s.union([3, 4], (5,), "a"), s.union(), s.intersection([2, 3, 9]), s.intersection([1], [2]), s.intersection(), s.difference([1], {2}), s.difference(), s.symmetric_difference([3, 4]), s.isdisjoint([9]), s.isdisjoint("ab"), s.issubset(range(9)), s.issuperset([1]), s.copy() == s, s.copy() is s, len(s), 2 in s, [2] == s)
    print(s | {9}, s & frozenset({1}), s - {1}, s ^ {1, 7}, {0} | s, type(s | {1}).__name__, type({1} | s).__name__, type(frozenset() | s).__name__, s == {1, 2, 3}, s != frozenset([1, 2, 3]), s < {1, 2, 3, 4}, s <= s, s > {1}, s >= {1, 2, 3}, s == [1, 2, 3])
    for f in (lambda: s | [1], lambda: s & 5, lambda: s - "a", lambda: s ^ None, lambda: s < [1], lambda: s.union(5), lambda: s.intersection(5), lambda: s.difference(None), lambda: s.symmetric_difference(), lambda: s.symmetric_difference(1, 2), lambda: s.issubset(5), lambda: s.isdisjoint(5), lambda: s[0], lambda: [] in s, lambda: {} in s, lambda: make(5), lambda: make([[]]), lambda: make(1, 2), lambda: s + s, lambda: -s, lambda: s.add([]) if make is set else s.add(1), lambda: make(x=1), lambda: {1: 2} | s, lambda: s * 2, lambda: next(s), lambda: s.copy(1), lambda: reversed(s)):
        print(attempt(f))
    print(repr(make()), repr(make([1])), str(make("a")), bool(make()), repr(make([make is set and 5 or frozenset()])), make(range(3)).__contains__(2))
s = {1, 2, 3}
print(s.add(4), s.add(4), s.discard(9), s.remove(4), attempt(s.remove, 99), attempt(s.remove, []), attempt(s.discard, {}), s.update([5], "x", {6: 7}), s.intersection_update([1, 5, "x", 6], [1, 5, 6]), s, s.difference_update([1], [2]), s, s.symmetric_difference_update([5, 8]), s, s.clear(), s, attempt(s.pop), attempt(s.update, 5), attempt(s.add))
s = {frozenset({1, 2}), 5}
print({1, 2} in s, s.discard({1, 2}), s, attempt(s.remove, {3}), hash(frozenset({1, 2})) == hash(frozenset([2, 1])), attempt(hash, {1}), attempt(lambda: {{1}}), attempt(lambda: {frozenset([1]): 2}[frozenset({1})]))
t = u = {1}
t |= {2}; print(u is t, t); t &= {2, 3}; t -= {5}; t ^= {7}; print(u is t, u)
f = g = frozenset({1}); f |= {2}; print(f, g, f is g)
def bad(op):
    s = {1}
    if op == "|": s |= [1]
    elif op == "&": s &= [1]
    elif op == "-": s -= [1]
    else: s ^= "a"
for op in "|&-^":
    print(attempt(bad, op))
def grow():
    s = {1, 2, 3}
    for k in s:
        s.add(k + 10)
def shrink():
    s = {1, 2, 3}
    for k in s:
        s.discard(k)
print(attempt(grow), attempt(shrink))
s = set(); s.add(("x", s.__class__)); print(s)
n = 0
for k in range(100):
    s = {k, k + 1, k % 3} ^ {k + 1, 5}
    n += len(s) + sum(s) + (s <= {k, k % 3, 5})
print(n, {*range(3), *"ab"}, {1, 1.0, True}, len({0.0, -0.0, 0}), {float("nan")} == {float("nan")})
