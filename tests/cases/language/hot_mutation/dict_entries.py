# Entries of dicts found, put in, taken and deleted, keyword defaults and powers in hot loops, odd keys among them, and classes and defaults that change.
class E:
    def __eq__(self, o): return isinstance(o, E)
    def __hash__(self): return 3
class O: pass
class D(dict):
    def __missing__(self, k): return "missing"
    def setdefault(self, k, d=None): return "own"
def one(n, d, keys):
    out = []; c = [0] * 6
    for i in range(n):
        k = keys[i % len(keys)]
        try: d.setdefault(k, []).append(i)
        except AttributeError: c[0] += 1
        except TypeError: c[1] += 1
        try: c[2] += d.setdefault(k) is None
        except TypeError: c[1] += 1
        if i % 3 == 0:
            try: c[3] += len(d.pop(k))
            except KeyError as e: c[4] += 1
            except TypeError: c[1] += 1
        try: c[5] += i % 5 == 0 and d.pop(k, None) is None
        except TypeError: c[1] += 1
        if i % 7 == 0:
            try: del d[k]
            except KeyError: c[4] += 1
            except TypeError: c[1] += 1
    return c, len(d)
o, p, e = O(), O(), E()
for keys in ([1, 2, 3], ["a", "b"], [1, 1.0, True], [(1, 2), (2,)], [o, p], [e, E()], [O, int, len], [[1], {}], [None, 2.5, b"x"], [o, e, 1, "a"]):
    for make in (dict, D): print(one(200, make(), keys))
def late(n):
    d = {}; q = O(); out = []
    for i in range(n):
        d.setdefault(q, i)
        d.setdefault("k", i)
        if i == 150: O.__hash__ = lambda self: 10**15
        if i == 170: O.__eq__ = lambda self, other: True
        if i == 180: d[E()] = 4
        v = d.pop("k"); v2 = d.pop(q, "none")
        out.append((v, v2))
    return out[0], out[149], out[151], out[171], out[-1]
print(late(250))
def errors(n):
    r = set()
    for i in range(n):
        d = {1: 2}
        for f in (lambda: d.pop(i + 5), lambda: d.pop("x"), lambda: d.__delitem__(i + 5), lambda: {}.pop([]), lambda: d.pop([], 3), lambda: d.setdefault([]), lambda: {}.pop([], 3)):
            try: r.add(str(f())[:3])
            except (KeyError, TypeError) as e: r.add(type(e).__name__ + (str(e) if isinstance(e, TypeError) else ""))
        try: del d[i + 9]
        except KeyError as e: r.add(e.args[0] == i + 9)
    return sorted(map(str, r))
print(errors(150))
def kw(a, *, b=2, c=3): return a + b + c
def calls(n):
    t = 0
    for i in range(n):
        t += kw(i) + kw(i, c=5)
        if i == 100: kw.__kwdefaults__ = {"b": 20, "c": 30}
        if i == 150: kw.__kwdefaults__["b"] = 200
        if i == 200: kw.__kwdefaults__ = None
        if i == 200:
            try: kw(i)
            except TypeError as e: print(e)
            return t
print(calls(300))
def kw2(a, *, b=2): return a + b
def calls2(n):
    t = 0; kd = None
    for i in range(n):
        t += kw2(i)
        if i == 100: kd = kw2.__kwdefaults__
        if i == 150: kd["b"] = 9
    return t
print(calls2(300))
M = 2**32 - 1
print(sum(pow(i, 3, 7) for i in range(300)), [pow(a, b, m) for a in (0, 1, -5, 2**61, -2**61, M, M - 1) for b in (0, 1, 2, 65537, 2**61) for m in (1, 2, 7, M, 2**32, 2**33 + 1, -7, 2**70)])
for args in ((3, 2, 0), (2, -1, 4), (3, -1, 7), (2, -2, 1)):
    try: print(pow(*args))
    except ValueError as e: print(e)
