# deque: both ends, bounds, rotation, indexes, iteration while it changes.
from collections import deque

d = deque([1, 2, 3], maxlen=4)
d.append(4)
d.append(5)
print(d, d.maxlen, len(d), d[0], d[-1], list(reversed(d)), d.appendleft(0), d, deque(maxlen=0), deque("ab", 1))
d = deque("abc")
d.rotate(1)
print(d)
d.rotate(-2)
print(d)
d.extendleft("xy")
print(d, d.index("x"), d.count("a"), d.index("a", 3), d.insert(2, "Z"), d.remove("x"), d, "Z" in d)
del d[0]
d[1] = "Q"
d.reverse()
print(d, d.copy() == d, deque([1, 2]) + deque([3]), deque([1]) * 3, 2 * deque("a"), deque([1]) == deque([1]), deque([1]) == [1], deque([1, 2]) < deque([1, 3]), bool(deque()), repr(deque()))
for bad in (lambda: deque().pop(), lambda: deque().popleft(), lambda: deque([1])[5], lambda: deque([1]).remove(2), lambda: deque([1]).index(2), lambda: deque([1], -1), lambda: deque([1], "a"), lambda: deque(5), lambda: deque([1])["a"], lambda: deque([1]) + [1], lambda: deque([1], 1).insert(0, 2)):
    try:
        print(bad())
    except (IndexError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
try:
    for x in d:
        d.append(1)
except RuntimeError as e:
    print(e)


class D(deque):
    def append(self, x):
        super().append(x * 2)


e = D([1])
e.append(5)
print(e, type(e.copy()).__name__, isinstance(e, deque))
d.append(d)
print(d)
q = deque()
total = 0
for i in range(300):
    q.append(i)
    if i % 3:
        total += q.popleft()
    if i % 7 == 0:
        q.rotate(3)
print(total, len(q), q[0], q[-1])
