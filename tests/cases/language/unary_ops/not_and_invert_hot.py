# not, ~, -, + over everything in hot loops: results, identity of bools, chains, errors caught.
class N:
    def __init__(self, v): self.v = v
    def __neg__(self): return N(-self.v)
    def __invert__(self): return self.v
    def __bool__(self): return self.v > 0
vals = [0, 1, -5, True, 2.5, -0.0, 2 ** 62, -(2 ** 63), "", "a", None, [], N(3), N(-3), 1j, float("nan")]
out = {}
for i in range(240):
    v = vals[i % 16]
    r = not v
    if r is not True and r is not False: print("no bool", v)
    key = f"{not v}{not not v}"
    out[key] = out.get(key, 0) + 1
    for op in (lambda x: -x, lambda x: ~x, lambda x: +x, lambda x: - -x, lambda x: ~~x, lambda x: -~x):
        try: r = op(v); out[type(r).__name__] = out.get(type(r).__name__, 0) + 1
        except TypeError as e: out["T"] = out.get("T", 0) + len(str(e))
    if i == 120: N.__neg__ = lambda self: "neg"; N.__pos__ = lambda self: self
    if i == 180: del N.__invert__
print(out)
x = 1
for i in range(200): x = -x if i % 3 else ~x if i % 2 else -~x * 3 if abs(x) < 2 ** 66 else +(x >> 60)
print(x, -(-9223372036854775808), ~(-1), ~0, -0, --5, -+-+5, not not not 0, -True, ~False, - -2 ** 2, (-2) ** -1, ~2 ** 3)
z = -0.0
for i in range(50): z = -z
print(z, -z, +z, not z, -0.0 == 0, str(-(0.0)), -float("inf"), -(1 + 0j), -(0j))
