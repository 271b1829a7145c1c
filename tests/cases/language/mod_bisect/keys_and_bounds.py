# bisect: left, right, insort, keys, lo and hi, descending keys, own comparisons, errors.
import bisect
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
a = [1, 2, 2, 2, 5, 8]
print([bisect.bisect_left(a, x) for x in (0, 1, 2, 3, 8, 9)], [bisect.bisect_right(a, x) for x in (0, 1, 2, 3, 8, 9)], [bisect.bisect(a, x) for x in (2, 2.5)], bisect.bisect_left(a, 2, 2), bisect.bisect_left(a, 2, 0, 2), bisect.bisect_right(a, 2, lo=1, hi=3), bisect.bisect_left(a, 9, hi=None), bisect.bisect_left([], 1), t(bisect.bisect_left, a, 1, -1), t(bisect.bisect_left, a, 9, 0, 99), t(bisect.bisect_left, a, "x"), t(bisect.bisect_left, 5, 1), bisect.bisect is bisect.bisect_right, bisect.insort is bisect.insort_right, bisect.bisect_left(a, 5, 5, 2))
b = [1, 3]; print(bisect.insort(b, 2), b, bisect.insort_left(b, 2.0), b, bisect.insort(b, 2.0), b, bisect.insort(b, 9, 0, 1), b, t(bisect.insort, (1,), 2), t(bisect.insort, b, "a"), b)
w = ["a", "bb", "dddd"]; print(bisect.bisect_left(w, 2, key=len), bisect.bisect_right(w, 2, key=len), bisect.insort(w, "ccc", key=len), w, bisect.bisect_left([5, 3, 1], -3, key=lambda v: -v), t(bisect.bisect_left, w, 2, key=5), t(bisect.insort, w, 5, key=len), t(bisect.bisect_left, w, 1, key=lambda v: 1 / 0))
class S:
    def __len__(self): return 100
    def __getitem__(self, i): seen.append(i); return i * 2
seen = []; print(bisect.bisect_left(S(), 31), seen); seen.clear(); print(bisect.bisect_right(S(), 198, 50), seen)
class L:
    def __init__(self, v): self.v = v
    def __lt__(self, o): log.append((self.v, o.v)); return self.v < o.v
log = []; bisect.bisect_left([L(i) for i in range(7)], L(3)); print(log); log.clear(); bisect.bisect_right([L(i) for i in range(7)], L(3)); print(log)
def grade(s): return "FDCBA"[bisect.bisect([60, 70, 80, 90], s)]
print([grade(s) for s in (33, 60, 77, 89.9, 90, 100)])
n, s = 0, []
for i in range(200):
    x = i * 37 % 89
    bisect.insort(s, x) if i % 2 else bisect.insort_left(s, x)
    n = n * 31 + bisect.bisect_left(s, x) + bisect.bisect(s, x + 1) + bisect.bisect_left(s, -x, key=lambda v: v - 50) & 0xffffff
print(n, s == sorted(s))
