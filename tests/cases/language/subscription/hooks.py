# Subscription: __getitem__, __class_getitem__, __missing__, keys of any kind, assignment and deletion hooks.
class D(dict):
    def __missing__(self, k): self[k] = v = ("made", k); return v
class N(dict):
    __missing__ = None
d = D(a=1)
print(d["a"], d["b"], d, d.get("zz"), "c" in d, d[1.0], d[True])
try: N()["x"]
except TypeError as e: print(e)
class K:
    def __init__(self): self.log = []
    def __getitem__(self, k): self.log.append(("get", k)); return k
    def __setitem__(self, k, v): self.log.append(("set", k, v))
    def __delitem__(self, k): self.log.append(("del", k))
k = K(); k[1]; k[1, 2] = 3; del k[...]; k[2.5] += 1; k["s"] *= 2; k[()], k[None] = 1, 2
print(k.log)
for bad in ("5[0]", "(1, 2)[2]", "(1, 2)['a']", "[1][1.0]", "{}[1]", "{1: 2}[[]]", "'abc'[3]", "None[0]", "len[0]", "K[0]", "k.log['x']", "{1}[0]", "(x for x in 'a')[0]", "b'ab'[5]", "range(3)[3]", "object()[1]", "int[0]", "d[{}]", "[1, 2][None]", "'a'['b']", "(1).real[0]", "memoryview(b'a')['x']", "memoryview(b'a')[1]"):
    import warnings
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try: print(bad, eval(bad))
        except Exception as e: print(bad, "->", type(e).__name__, e)
for bad in ("(1, 2)[0] = 1", "'ab'[0] = 'x'", "5[0] = 1", "[1][5] = 1", "{}[[]] = 1", "range(3)[0] = 1", "b'a'[0] = 1", "del (1,)[0]", "del 'a'[0]", "del {}[1]", "del [][0]", "del 5[0]", "{1}[0] = 1", "None[0] = 1", "len[0] = 1", "K[0] = 1", "del K[0]"):
    try: exec(bad)
    except Exception as e: print(bad, "->", type(e).__name__, e)
class Idx:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
l, total = [1, 2, 3], 0
for i in range(150):
    key = i % 3 if i < 50 else Idx(i % 3) if i < 100 else -(i % 3) - 1
    box = l if i % 2 else (1.5, 2, "x") if i % 3 else "abc"
    v = box[key]
    total += v if not isinstance(v, str) else ord(v)
    if i == 120: Idx.__index__ = lambda self: 0
    try: total += D.__getitem__(d, i % 7)[1]
    except TypeError: total += 1
print(total, len(d))
