# The messages of augmented assignments of every operator, on names, items and attributes, for builtin and own types.
import operator
ops = "+= -= *= /= //= %= **= <<= >>= &= |= ^= @=".split()
class Plain: pass
class Says:
    def __iadd__(self, o): return NotImplemented
    def __add__(self, o): return NotImplemented
    def __imul__(self, o): raise ValueError("own imul")
    __isub__ = None
    def __rand__(self, o): return "rand"
values = {"int": 1, "str": "s", "list": [1], "tuple": (1,), "none": None, "dict": {}, "set": {1}, "plain": Plain(), "says": Says(), "float": 1.5, "bytes": b"b"}
seen = {}
for op in ops:
    for l in values:
        for r in values:
            if op == "*=" and l in ("dict", "set", "plain") and r in ("str", "list", "tuple", "bytes"): continue
            space = {"x": values[l] if l not in ("list", "dict", "set") else type(values[l])(values[l]), "y": values[r]}
            try:
                exec(f"x {op} y", space)
                v = space["x"]; t = type(v).__name__
                seen.setdefault((op, "gives " + t), []).append(f"{l},{r}")
            except Exception as e: seen.setdefault((op, f"{type(e).__name__} {e}"), []).append(f"{l},{r}")
for (op, what), who in seen.items(): print(op, what, len(who), who[0])
t = ([1], 2)
try: t[0] += [5]
except TypeError as e: print(e, t)
try: t[1] += 5
except TypeError as e: print(e, t)
s = "abc"
for act in ("s[0] += 'x'", "len.x += 1", "s.x += 1", "(5).real += 1", "d['k'] += 1", "l[9] += 1", "nothing += 1", "l['a'] += 1", "None.x += 1", "f().x += 1"):
    try: exec(act, {"s": s, "d": {}, "l": [1], "f": lambda: 5})
    except Exception as e: print(act, "|", type(e).__name__, e)
def local():
    total += 1
try: local()
except UnboundLocalError as e: print(e)
n, x = 0, 1
for i in range(150):
    try:
        x += (1, 2.5, "s", None, True)[i % 5 if i > 50 else i % 2]
        if i % 20 == 19: x = str(x) if type(x) is not str else len(x)
    except TypeError as e: n += len(str(e))
print(n, x)
