# Sets of sets, partitions, closures, power sets, cliques; frozensets as keys; laws of the algebra.
from itertools import combinations
def powerset(s): return {frozenset(c) for r in range(len(s) + 1) for c in combinations(sorted(s), r)}
P = powerset("abc"); print(len(P), sorted(map(sorted, P)), frozenset() in P, frozenset("ab") in P, {frozenset("a")} <= P)
U = frozenset(range(12)); A, B, C = frozenset(range(0, 12, 2)), frozenset(range(0, 12, 3)), frozenset({1, 5, 6})
print((A | B) & C == (A & C) | (B & C), U - (A | B) == (U - A) & (U - B), A ^ B == (A - B) | (B - A), A - (B - C) == (A - B) | (A & C), (A ^ B) ^ B == A, A <= A | B, A & B <= A, len(A | B) == len(A) + len(B) - len(A & B), A.isdisjoint(U - A), not A.isdisjoint(B))
def partitions(xs):
    if not xs: yield frozenset(); return
    first, *rest = xs
    for p in partitions(rest):
        yield p | {frozenset([first])}
        for block in p: yield (p - {block}) | {block | {first}}
ps = set(partitions([1, 2, 3, 4])); print(len(ps), sorted(sorted(map(sorted, p)) for p in ps)[:4], frozenset([frozenset([1, 2, 3, 4])]) in ps)
def closure(gens, op):
    out = set(gens)
    while True:
        new = {op(a, b) for a in out for b in out} - out
        if not new: return out
        out |= new
print(sorted(closure({2, 3}, lambda a, b: a * b % 11)), len(closure({frozenset("a"), frozenset("b"), frozenset("c")}, frozenset.union)), sorted(closure({6, 10}, lambda a, b: abs(a - b))))
g = {i: {j for j in range(1, 11) if j != i and (i + j) % 3} for i in range(1, 11)}
def cliques(r, p, x):
    if not p and not x: yield r
    for v in sorted(p): yield from cliques(r | {v}, p & g[v], x & g[v]); p = p - {v}; x = x | {v}
cl = [sorted(c) for c in cliques(frozenset(), set(g), set())]; print(len(cl), max(map(len, cl)), cl[:4])
cache = {}
for a in P:
    for b in P: cache[a, b] = cache[b, a] = len(a & b)
print(len(cache), cache[frozenset("ab"), frozenset("bc")], sum(cache.values()), {frozenset([1, 2]): "x"}[frozenset([2, 1])])
n = 0
for i in range(120):
    a, b = {i % k for k in range(1, 9)}, {i * k % 7 for k in range(6)}
    n = n * 31 + len(a | b) + 2 * len(a & b) + 3 * len(a ^ b) + (a <= b) + (frozenset(a) in {frozenset(b), frozenset(a)}) + sum(a - b) & 0xffffff
print(n)
