# json: a document tree written, read, changed, compared; custom classes through default and object_hook.
import json
class P:
    def __init__(self, x, y): self.x, self.y = x, y
    def __eq__(self, o): return isinstance(o, P) and (self.x, self.y) == (o.x, o.y)
    def __repr__(self): return f"P({self.x}, {self.y})"
def enc(o):
    if isinstance(o, P): return {"__p__": [o.x, o.y]}
    if isinstance(o, (set, frozenset)): return {"__set__": sorted(o)}
    if isinstance(o, complex): return {"__c__": [o.real, o.imag]}
    raise TypeError(f"no way to write {type(o).__name__}")
def dec(d):
    if "__p__" in d: return P(*d["__p__"])
    if "__set__" in d: return set(d["__set__"])
    if "__c__" in d: return complex(*d["__c__"])
    return d
doc = {"points": [P(1, 2), P(P(0, 0), None)], "s": {3, 1, 2}, "z": 1 - 2j, "deep": [[[[{"k": [P(1.5, "é")]}]]]], "n": None, "t": True, "big": 10**25, "f": 1e-9, "": "empty key", "uni\u2028": "\x00\ud83d\ude00"}
for kw in ({}, {"indent": 2}, {"ensure_ascii": False, "sort_keys": True}, {"separators": (",", ":")}):
    text = json.dumps(doc, default=enc, **kw)
    back = json.loads(text, object_hook=dec)
    print(len(text), back["points"] == doc["points"], back["s"], back["z"], back["deep"][0][0][0][0]["k"], back["big"] == 10**25, list(back) == (sorted(doc) if kw.get("sort_keys") else list(doc)))
try: json.dumps({"x": object}, default=enc)
except TypeError as e: print(e)
def walk(v, path=""):
    if isinstance(v, dict):
        for k, x in v.items(): yield from walk(x, f"{path}.{k}")
    elif isinstance(v, list):
        for i, x in enumerate(v): yield from walk(x, f"{path}[{i}]")
    else: yield path, v
plain = json.loads(json.dumps(doc, default=enc))
print([p for p, v in walk(plain)][:8], sum(1 for _ in walk(plain)))
class Rec(json.JSONDecoder):
    def __init__(self): super().__init__(object_pairs_hook=lambda ps: ("obj", len(ps)), parse_int=lambda s: -int(s))
print(json.loads('{"a": {"b": 1}, "c": [1, 2.5, {}]}', cls=Rec))
n = 0
for i in range(80):
    v = {"id": i, "kids": [{"id": k, "v": [k] * (k % 3)} for k in range(i % 5)], "p": P(i, str(i))}
    b = json.loads(json.dumps(v, default=enc), object_hook=dec)
    n = n * 31 + b["id"] + sum(len(k["v"]) for k in b["kids"]) + (b == v) & 0xffffff
print(n)
