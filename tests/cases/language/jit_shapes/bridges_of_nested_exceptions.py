# A hot loop with try in try, raised at rare points, handled at three levels, with finally that changes the flow and state carried over.
class A(Exception): pass
class B(A):
    def __init__(self, n): super().__init__(n); self.n = n
state = {"f": 0, "e": 0, "r": 0}
def work(i):
    if i % 13 == 5: raise B(i)
    if i % 17 == 3: raise A
    if i % 29 == 7: return [1][i]
    if i % 31 == 9: return {}["x"]
    return i
def layer(i):
    try:
        try: return work(i)
        except B as b:
            state["e"] += b.n
            if b.n % 2: raise KeyError(b.n) from b
            raise
        finally:
            state["f"] += 1
            if i % 41 == 0: return -1
    except KeyError as k:
        if k.__cause__ is None: return -5
        return k.args[0] + (k.__cause__.n if k.__context__ is k.__cause__ else 0)
    except IndexError: i = 3; return work(i + 17)
out = []
total = 0
for i in range(700):
    try:
        try: v = layer(i)
        except A as e:
            v = type(e).__name__ + str(len(e.args))
            if i > 500: e.late = i; raise RuntimeError(v)
        else: v += 1
        finally: state["r"] += isinstance(i, int)
    except RuntimeError as r: v = r.__context__.late
    except TypeError as t: v = 7
    if isinstance(v, str): out.append(v); continue
    total += v
    while True:
        try:
            if total % 3: total += 1; continue
            break
        finally: state["r"] += 1
print(total, state, len(out), out.count("B1"), out[-3:])
def loop_else(n, stop):
    for i in range(n):
        try:
            if i == stop: break
            if i % 5 == 4: raise ValueError
        except ValueError: continue
        finally:
            if i == n - 2: total_[0] += 100
    else: return "else"
    return i
total_ = [0]
print([loop_else(n, n * 2 // 3 if n % 3 else -1) for n in range(0, 90, 7)], total_)
def gen(n):
    for i in range(n):
        try: got = yield i
        except A as e: yield type(e).__name__
        else:
            if got: yield got * 2
        finally: state["f"] += 1
acc = []
g = gen(120); v = next(g)
for r in range(200):
    try: v = g.throw(B(r)) if r % 11 == 0 else g.throw(A) if r % 37 == 0 else g.send(r if r % 7 == 0 else None)
    except StopIteration: acc.append(("end", r)); break
    except A as e: acc.append((type(e).__name__, r)); g = gen(50); v = next(g)
    if r % 25 == 0: acc.append(v)
print(acc, state)
