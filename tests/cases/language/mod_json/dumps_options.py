# json.dumps: indent, separators, sort_keys, ensure_ascii, default, skipkeys, allow_nan, keys of kinds, errors.
import json
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
d = {"b": [1, 2.5, None, True], "a": {"x": "é\n\"\\/\u2028\x7f\x01\U0001f600"}, "e": [], "f": {}, "t": (1, (2,))}
print(json.dumps(d), json.dumps(d, ensure_ascii=False), json.dumps(d, sort_keys=True), json.dumps(d, separators=(",", ":")), sep="\n")
for ind in (0, 2, "\t", "--", None, -1, True): print(json.dumps({"a": [1, {"b": []}], "c": {}}, indent=ind))
print(json.dumps(d, indent=1, separators=(";", "=")), json.dumps({1: 1, 1.5: 2, True: 3, None: 4, "s": 5}), json.dumps({float("inf"): 1, 10**20: 2}), json.dumps([float("nan"), float("inf"), -float("inf"), 1e16, 1e-7, -0.0, 10**30, 0.1]), t(json.dumps, [float("nan")], allow_nan=False), t(json.dumps, {(1, 2): 3}), json.dumps({(1, 2): 3, "a": 1}, skipkeys=True), t(json.dumps, {b"k": 1}), t(json.dumps, {1: 1, "a": 2}, sort_keys=True), t(json.dumps, {2: 1, 1: 2, 1.5: 0}, sort_keys=True))
for o in (object, {1}, b"b", 1j, range(3), len, [object()], {"k": {1, 2}}): x = t(json.dumps, o); print(x if "0x" not in x else x[:30])
print(json.dumps({1, 2}, default=sorted), json.dumps([1j, {3}], default=str), t(json.dumps, {1}, default=lambda o: o), t(json.dumps, {1}, default=lambda o: 1 / 0), t(json.dumps, 1, default=5), json.dumps("\ud800"), json.dumps("\ud800", ensure_ascii=False).encode("utf-8", "surrogatepass"))
r = []; r.append(r); c = {}; c["c"] = c
print(t(json.dumps, r), t(json.dumps, c), t(json.dumps, [c], indent=1), t(json.dumps, r, check_circular=False)[:40])
class I(int):
    def __repr__(self): return "I!"
class F(float):
    def __repr__(self): return "F!"
class S(str): pass
class L(list): pass
class D(dict): pass
class E(json.JSONEncoder):
    def default(self, o): return {"__set__": sorted(o)} if isinstance(o, set) else super().default(o)
print(json.dumps([I(5), F(1.5), S("s"), L([1]), D(a=1), True]), json.dumps({I(1): F(2)}), json.dumps([{2, 1}], cls=E), t(json.dumps, [1j], cls=E), "".join(E(indent=1).iterencode([{1}])), json.JSONEncoder(sort_keys=True).encode({"b": 1, "a": 2}))
n = 0
for i in range(100): n = n * 31 + len(json.dumps({"i": i, "l": list(range(i % 5)), "s": "é" * (i % 3), "f": i / 7, "n": [None, i % 2 == 0, {"k": i}]}, indent=i % 3 or None, sort_keys=i % 2 == 0)) & 0xffffff
print(n)
