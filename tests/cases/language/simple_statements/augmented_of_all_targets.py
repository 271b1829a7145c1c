# Augmented assignment to names, attributes, items, slices, of globals, nonlocals, class attributes, with in-place methods that return others, each hot.
log = []
class In:
    def __init__(self, v): self.v = v
    def __iadd__(self, o): log.append("iadd"); self.v += o; return self
    def __isub__(self, o): return In(self.v - o)
    def __imul__(self, o): return NotImplemented
    def __mul__(self, o): return In(self.v * o)
    def __ior__(self, o): return o
    def __matmul__(self, o): return f"matmul {o}"
    def __ipow__(self, o): return ("ipow", o)
    def __ifloordiv__(self, o): return None
    def __repr__(self): return f"In({self.v})"
x = y = In(1); x += 2; print(x is y, y, log); x -= 1; print(x is y, x, y); x *= 3; print(x); x **= 2; print(x); x = In(0); x //= 1; print(x); x = In(5); x @= "a"; print(x); y |= 7; print(y)
l = m = [1]; l += (2,); l *= 2; print(m is l, l); l = l + [0]; print(m is l); t = u = (1,); t += (2,); print(u, t); s = r = {1}; s |= {2}; s &= {2, 3}; s ^= {9}; s -= {9}; print(r is s, s); d = e = {}; d |= {"a": 1}; print(e)
fs = frozenset("a"); gs = fs; gs |= {"b"}; print(fs, sorted(gs), type(gs).__name__); b = c = bytearray(b"a"); b += b"b"; b *= 2; print(c); st = "a"; st += "b"; st *= 2; st %= () if "%" in st else (); print(st)
class Holder:
    total = 10
    items = []
    def __init__(self): self.total += 1; self.items += [self.total]; self.own = 0
    @property
    def p(self): log.append("get"); return self.own
    @p.setter
    def p(self, v): log.append(f"set {v}"); self.own = v
h = Holder(); h2 = Holder(); print(h.total, Holder.total, h.items, "items" in vars(h), h2.items is Holder.items)
log.clear(); h.p += 5; h.p *= 2; print(log, h.own)
a = [[0, 1], {"k": 2}, "s"]; i = 0
def nxt():
    global i
    i += 1; return i - 1
a[nxt()][nxt()] += 10; print(a, i); a[1]["k"] -= 5; a[1]["k"] <<= 2 if a[1]["k"] > 0 else 1; print(a)
a[0][:] += [7, 8]; a[0][1:3] *= 2; print(a[0]); a[-1] += "t"; print(a[-1])
try: a[1]["none"] += 1
except KeyError as err: print(err)
tup = ([1], "x")
try: tup[0] += [2]
except TypeError as err: print(err, tup)
try: tup[1] += "y"
except TypeError as err: print(err, tup)
g = 0
def scopes():
    n = 0
    def inc(k):
        nonlocal n
        global g
        n += k; g += n; return n
    class C:
        nonlocal n
        n += 100
        z = 1
        z += n
    for k in range(60): inc(k if k < 50 else 0.5)
    return n, C.z
print(scopes(), g)
def unbound():
    try: q += 1
    except UnboundLocalError as err: print(err)
    q = 1; q += 1; del q
    try: q += 1
    except UnboundLocalError as err: return str(err)
print(unbound())
vals = [0, 0.0, "", [], (), In(0), 1j, 2 ** 62, True, b""]
adds = [1, 0.5, "s", [1], (1,), 1, 1, 1, True, b"x"]
box = Holder()
for r in range(400):
    k = r % 10 if r > 100 else r % 2
    v = adds[k]
    vals[k] += v
    if k in (0, 1, 7): vals[k] -= 0.5 if r == 300 else 0; vals[k] *= 1; vals[k] //= 1 if r != 350 else 2
    box.total += k; box.items += [k]
    if r == 200: adds[0] = 2 ** 60; adds[1] = 3
    if r == 250: In.__iadd__ = None
    if r == 251: del In.__iadd__; In.__add__ = lambda self, o: In(self.v + 1000)
    if r == 250: vals[5], adds[5] = 0, 0
    if r == 260: vals[5], adds[5] = In(1), 1
print([v if not isinstance(v, (str, list, tuple, bytes)) else len(v) for v in vals], box.total, len(box.items), len(log))
