# gc: switches, thresholds, counts, callbacks, tracking; collecting while programs run changes nothing they see.
import gc
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(gc.isenabled(), gc.disable(), gc.isenabled(), gc.enable(), gc.isenabled(), len(gc.get_threshold()), len(gc.get_count()), type(gc.collect()).__name__, gc.garbage, gc.get_debug(), isinstance(gc.get_stats(), list), gc.freeze(), gc.unfreeze(), gc.get_freeze_count() >= 0, isinstance(gc.callbacks, list), gc.DEBUG_SAVEALL)
gc.set_threshold(500, 5, 5); print(gc.get_threshold()); gc.set_threshold(700, 10, 10)
class Node:
    def __init__(self, v): self.v, self.next = v, None
def ring(n):
    first = last = Node(0)
    for i in range(1, n): last.next = Node(i); last = last.next
    last.next = first
    return first
r = ring(50); gc.collect(); s, x = 0, r
for _ in range(120): s += x.v; x = x.next
print(s)
del r, x; gc.collect()
d = {i: [i, str(i), (i, {i: i})] for i in range(60)}
n = 0
for i in range(60):
    tmp = [Node(k) for k in range(5)]; tmp[0].next = tmp
    if i % 10 == 0: gc.collect()
    n += d[i][0] + len(d[i][1]) + d[i][2][1][i] + sum(q.v for q in tmp)
print(n, gc.is_tracked([]), gc.is_tracked(Node(1)), gc.is_tracked(1), gc.is_tracked("a"))
