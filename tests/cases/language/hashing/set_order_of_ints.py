# The order of sets of small ints, of negative ones, after removals and growth, of unions and differences: CPython's table.
print({3, 1, 2}, {10, 5, 0}, {8, 0}, {0, 8}, {16, 8, 0}, {-1, -2, -3}, {100, 7, 33, 64, 1})
print(set(range(20, 0, -3)), {i * i for i in range(12)}, set([2 ** 61, 0, 2 ** 61 - 1, 5]))
s = set()
orders = []
for i in range(60):
    s.add(i * 37 % 101)
    if i % 4 == 3: s.discard(i * 37 % 101)
    if i % 15 == 14: orders.append(list(s)[:9])
print(*orders, sep="\n")
a, b = set(range(0, 40, 3)), set(range(0, 40, 4))
for r in (a | b, a & b, a - b, b - a, a ^ b, a | {"x"} if 0 else a | {99}, frozenset(a) & b, b & a): print(r)
print(a.union([1, 2], (50, 49)), a.intersection(range(10)), set(a), a.copy() == a, list(a.symmetric_difference(set(range(7)))))
popped = []
t = set(range(10, 30))
while t:
    popped.append(t.pop())
    if len(popped) % 5 == 0: t.add(popped[-1] * 2)
    if len(popped) > 40: break
print(popped)
u = set([1.0, 2, True, 3.0]); print(u, {True, 1, 1.0}, {1.0, 1}, {0, False, 0.0, -0.0})
u |= {1000, 17, 33}; u -= {2}; u ^= {33, 34}; print(u); u &= range(1, 40) and set(range(40)); print(u); u.clear(); u.update(range(5), [70]); print(u)
d = dict.fromkeys([5, 1, 3]); del d[1]; d[1] = 0; print(d, d.keys() & {1, 3, 9}, d.keys() | [7], {9, 1} - d.keys())
total = 0
for i in range(150):
    q = {i, i * 7 % 32, i ^ 5, -i}
    for k, v in enumerate(q): total = (total * 3 + k * v) % 1000003
    if i == 70: q = frozenset
print(total)
