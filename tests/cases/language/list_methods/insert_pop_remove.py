# list: append, insert, pop, remove, index, count, with odd indices and comparing elements.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
l = [1, 2, 3]
print(l.insert(0, 0), l.insert(-1, "x"), l.insert(100, 9), l.insert(-100, "f"), l.insert(I(2), "i"), l, t(l.insert, 0), t(l.insert, "a", 1), t(l.insert, 2**70, 1), t(l.insert, 1.5, 1))
print(l.pop(), l.pop(0), l.pop(-2), l.pop(I(1)), l, t(l.pop, 9), t(l.pop, -9), t(l.pop, "a"), t([].pop), t(l.pop, 1, 2), t(l.pop, None), t(l.pop, index=0))
print(l.remove("x") if "x" in l else "no x", t(l.remove, 99), t(l.remove), l.index(2) if 2 in l else -1, t(l.index, 99), [1, 2, 1, 2].index(2, 2), [1, 2, 1].index(1, -1), t([1, 2].index, 1, 1), t([1].index, 1, 5), t([1].index, 1, "a"), t([1].index, 1, None), [1, 1].index(1, -2**70, 2**70), t([1].index), [1, True, 1.0, "1"].count(1), [[], []].count([]), t([].count))
nan = float("nan")
print([nan].index(nan), [nan].count(nan), nan in [nan], float("nan") in [nan], [nan] == [nan], t([nan].remove, float("nan")))
class E:
    def __init__(self, r): self.r = r
    def __eq__(self, o): 
        if self.r == "boom": raise ValueError("eq")
        return self.r
print(E(True) in [1], 5 in [E(False), E(1)], t(lambda: 1 in [E("boom")]), t([E("boom")].index, 2), t([E("boom")].count, 2), t([E("boom")].remove, 2), [E("x")].index(3))
m = [1, 2, 3, 4]
class Clear:
    def __eq__(self, o): m.clear(); return False
print(t(m.count, Clear()), m, t([1, 2].append), t([].append, 1, 2), [].append.__name__, t([].extend, 5), t([].extend), t([1].copy, 1), t(list.append, 5, 1), t(list.append))
n, l = 0, []
for i in range(200):
    l.insert(i * 7 % (len(l) + 1), i % 10)
    if i % 3 == 2: n = n * 3 + l.pop(i % len(l)) & 0xffffff
    if i % 10 in l: n += l.index(i % 10) + l.count(i % 10)
    if i % 25 == 0 and 3 in l: l.remove(3)
print(n, len(l))
