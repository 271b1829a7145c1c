# collections.deque: rotation, maxlen, insertion, removal, slices refused, comparison, changes while iterating.
from collections import deque
import copy
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
d = deque([1, 2, 3])
print(d, deque(), deque("ab", 1), deque(maxlen=2), deque(iterable="xy", maxlen=5), t(deque, 5), t(deque, [], -1), t(deque, [], "a"), deque([1], None).maxlen, deque([], 3).maxlen)
d.append(4); d.appendleft(0); d.extend("ab"); d.extendleft("xy"); print(d, d.pop(), d.popleft(), d, t(deque().pop), t(deque().popleft), d.rotate(2), d, d.rotate(-1), d, d.rotate(100), d.rotate(), d, t(d.rotate, "a"), d.reverse(), d)
print(d[0], d[-1], t(lambda: d[99]), t(lambda: d["a"]), t(lambda: d[0:2]), d.index(3), t(d.index, 99), d.index(2, 1), t(d.index, 2, 0, 1), d.count(2), d.remove(2), t(d.remove, 99), d.insert(1, "i"), d.insert(-1, "j"), d.insert(100, "k"), d, 3 in d, len(d))
m = deque("abc", 3); m.append("d"); m.appendleft("z"); print(m, m.extend("pq"), m, m.extendleft("12"), m, t(m.insert, 0, "q"), m * 2, m + deque("x"), m.__iadd__("y"), deque([1], 0).maxlen, m.copy(), copy.copy(m).maxlen)
print(deque([1, 2]) == deque([1, 2]), deque([1]) == [1], deque([1]) < deque([2]), deque([1, 2], 5) == deque([1, 2]), t(lambda: deque() + [1]), deque([1]) * 3, 2 * deque("a"), list(reversed(deque("abc"))), deque(deque("ab")), bool(deque()), d.clear(), d)
def ch():
    for x in q: q.append(x)
q = deque([1, 2]); print(t(ch), q); del q[0]; q[0] = 9; print(q, t(q.__delitem__, 50), t(q.__setitem__, 50, 1)); q.append(q); print(q)
class S(deque): pass
s = S("ab", 3); print(s, type(s.copy()).__name__, type(s + s).__name__, s.__reduce__()[1])
n, w = 0, deque(maxlen=7)
for i in range(200):
    w.append(i * i % 23); w.rotate(i % 3 - 1)
    if i % 4 == 0: w.appendleft(i)
    if i % 11 == 0: w.popleft()
    n = n * 31 + w[0] + w[-1] + len(w) + w.count(4) & 0xffffff
print(n, w)
