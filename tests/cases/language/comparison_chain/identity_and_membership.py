# is, in and their negations: identity before equality, the three ways of membership.
nan = float("nan")
print(nan in [nan], [nan] == [nan], nan == nan, nan is nan, (nan,) == (nan,), {nan: 1}[nan], [nan].index(nan), [nan].count(nan), [nan] == [float("nan")], nan in {nan})
class Never:
    def __eq__(self, o): raise RuntimeError("compared")
    def __hash__(self): return 1
n = Never()
print(n in [n], n in (1 and (n,)), [1, n].index(n) if 0 else "skip", n in {n}, n is n)
for f in (lambda: n in [1], lambda: 1 in [n], lambda: [n] == [1], lambda: n != 1, lambda: (n,) == (n,), lambda: [n, 1] == [n, 2]):
    try: print(f())
    except RuntimeError as e: print(e)
class Contains:
    def __contains__(self, x): return {1: "yes", 2: 0, 3: []}.get(x, None)
class Iters:
    def __iter__(self): print("iter", end=" "); return iter([1, 2.0, "x", None])
class Items:
    def __getitem__(self, i):
        print(i, end=" ")
        if i > 3: raise IndexError
        return i * i
class Blocked(Iters):
    __contains__ = None
for c in (Contains(), Iters(), Items(), Blocked(), 5, "text", b"ab", range(0, 100, 7), {1: 2}.values(), type):
    for x in (1, 2, 9, 49.0, "x", "xt", None, True):
        try: print(x in c, x not in c, end="; ")
        except TypeError as e: print(e, end="; ")
    print()
class Evil(list):
    def __eq__(self, o): self.clear(); return False
lists = [Evil([1]), 2, 3]
print(5 in lists, lists)
hits, pool = 0, [[1, 2, 3], (1, 2.0), {3, 4}, {5: 6}, "12", range(3), Contains()]
for i in range(140):
    box = pool[i % 7]
    x = str(i % 4) if isinstance(box, str) else i % 7
    hits += (x in box) + 10 * (x not in box) + 100 * (x is i % 7)
    if i == 70: pool[0].append(6); Contains.__contains__ = lambda self, x: x == 6
print(hits)
