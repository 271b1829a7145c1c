# What a callee sees of the variables of its callers: also those that nobody reads any more, of functions that are hot, or followed by a trace.
import sys
class P:
    def __init__(self, v): self.v = v
    def __repr__(self): return f"P({self.v})"
def look(depth=1): return sys._getframe(depth).f_locals
def dead(n):
    out = []
    for i in range(n):
        x = P(i)
        y = [i, x]
        z = str(i)
        seen = look()
        out.append((seen["x"].v, seen["y"][0], seen["z"], seen.get("w")))
        w = i + 1
    return out[::97], out[-1]
print(dead(400))
def conditional(flag):
    if flag: q = P(1)
    names = sorted(look())
    q = 2
    return names
print([conditional(i % 3 == 0) for i in range(400)][-4:])
def inner(a):
    b = a * 2
    c = P(b)
    return outer_of(), c.v
def outer_of():
    mine = look(1), look(2)
    return [sorted((k, str(v)) for k, v in one.items() if k not in ("results", "mine")) for one in mine]
def calls(n):
    results = []
    for i in range(n):
        held = P(-i)
        results = inner(i)
        gone = held.v
    return results
print(calls(300))
def changed(n):
    total = 0
    for i in range(n):
        p = P(i)
        look()["p"].v += 1000
        total += p.v
    return total
print(changed(300))
def same(n):
    ok = 0
    for i in range(n):
        p = P(i)
        ok += look()["p"] is p
    return ok
print(same(300))
def floats(n):
    x, seen = 0.0, []
    for i in range(n):
        y = x * 0.5
        x = x + 1.5
        t = (y, x)
        here = look()
        seen = [here["x"], here["y"], here["t"]]
    return seen
print(floats(300))
def closure(n):
    cell = 0
    def bump():
        nonlocal cell
        cell += 1
        other = cell * 2
        return look(1)["other"], look(2)["cell"], look(1)["cell"]
    for i in range(n):
        last = bump()
    return last
print(closure(300))
def deleted(n):
    out = set()
    for i in range(n):
        gone = i
        if i % 2: del gone
        out.add("gone" in look())
    return sorted(out)
print(deleted(300))
def looped(k):
    s = 0
    for j in range(k): s += j
    return s, look(2)["a"], look(1)["s"]
def around(n):
    last = None
    for a in range(n):
        b = P(a)
        last = looped(3 + a % 2)
        a2 = b
    return last, a2
print(around(400))
def recursive(n):
    kept = [n]
    if n == 0:
        found = []
        for k in range(6): found.append(sys._getframe(k).f_locals["kept"])
        return found
    result = recursive(n - 1)
    kept = None
    return result
for _ in range(200): got = recursive(9)
print(got)
class Watched:
    def __init__(self): self.log = []
    def __add__(self, other):
        self.log.append(look(2)["mark"].v)
        return self
    def __bool__(self):
        self.log.append(look(2)["mark"].v)
        return True
    def __getattr__(self, name):
        return look(2)["mark"].v
def operators(n):
    w = Watched()
    out = 0
    for i in range(n):
        mark = P(i)
        w = w + 1
        mark = P(-i)
        if w: mark = P(i * 10)
        out += w.missing
    return w.log[-4:], out
print(operators(300))
def handlers(n):
    out = []
    for i in range(n):
        a = P(i)
        try:
            b = P(i + 1)
            if i % 3 == 0: raise KeyError(i)
            c = P(i + 2)
        except KeyError as e:
            out.append(sorted(look()))
        else:
            out.append((look()["c"].v, "e" in look()))
    return out[-3:]
print(handlers(300))
