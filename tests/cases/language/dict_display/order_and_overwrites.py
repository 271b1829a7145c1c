# Dict displays: order of keys and values, duplicates, unpacking, equal keys of different kinds.
log = []
def e(v): log.append(v); return v
print({e("a"): e(1), e("b"): e(2), e("a"): e(3)}, log); log.clear()
print({**{e("x"): e(1)}, e("y"): e(2), **{"x": e(9)}}, log); log.clear()
print({1: "int", 1.0: "float", True: "bool", 1 + 0j: "complex"}, {0: "a", -0.0: "b", False: "c"}, {"1": 1, 1: 2, b"1": 3}, {(): 1, (1,): 2, (1.0,): 3})
class H:
    def __init__(self, h, n): self.h, self.n = h, n
    def __hash__(self): log.append(f"h{self.n}"); return self.h
    def __eq__(self, o): log.append(f"{self.n}={o.n}"); return self.h == o.h
    def __repr__(self): return f"H{self.n}"
print({H(1, "a"): 1, H(2, "b"): 2, H(1, "c"): 3}, log); log.clear()
for bad in ("{[]: 1}", "{{}: 1}", "{1: 2, set(): 3}", "{(1, []): 2}", "{H: 1, **5}", "{**None}", "{**[(1, 2)]}", "{slice(1): 2}", "{bytearray(): 1}"):
    try: print(bad, len(eval(bad)))
    except TypeError as x: print(bad, "->", x)
nan = float("nan"); print(len({nan: 1, nan: 2}), len({float("nan"): 1, float("nan"): 2}))
k = 1 << 64
print({k: 1, float(k): 2, k + 1: 3}, {2 ** 61 - 1: "m", 0: "z"}, {"é": 1, "e\u0301": 2})
total = 0
for i in range(120):
    key = i % 5 if i < 40 else float(i % 5) if i < 80 else H(i % 5, "k") if i < 100 else (i % 5,)
    d = {key: i, "k": key, **({key: -i} if i % 3 else {}), 7: 1}
    total += len(d) * 100 + (d[key] if not isinstance(key, H) else 1)
print(total, len(log))
def grow(n):
    d = {}
    for i in range(n): d = {**d, i: len(d)} if i % 4 else {i: d.get(i - 1), **d}
    return d
g = grow(30); print(list(g)[:6], sum(v for v in g.values() if v))
