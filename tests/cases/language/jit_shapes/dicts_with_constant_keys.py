# Small dicts made in hot loops: read, changed, escaping by exceptions, frames, closures, views, iteration and keyword arguments at rare points.
kept = []
def point(i): return {"x": i, "y": i * 2, "tag": None}
def norm(d): return d["x"] * d["x"] + d["y"] * d["y"]
def move(d, dx=0, **more): d["x"] += dx; d.update(more); return d
def kw(**k): return k
class Odd(dict):
    def __getitem__(self, k): return 1000 if k == "x" else dict.__getitem__(self, k)
class Str(str): pass
total = 0
for i in range(400):
    d = point(i)
    if i % 37 == 0: d["extra"] = i
    if i % 41 == 5: kept.append(d)
    if i % 43 == 7: d.pop("tag", None)
    if i == 300: point = lambda i: Odd(x=i, y=i)
    if i == 320: point = lambda i: {"y": i, "x": float(i)}
    if i == 350: point = lambda i: {Str("x"): i, "y": 2 ** 61 + i, 5: 6}
    if i == 380: point = lambda i: dict(x=i, y=0)
    total += norm(d)
    e = move(d, 1, z=i) if i % 3 else move({"x": 0, "y": 1, **d}, dx=2)
    total += e["x"] + len(e) + ("tag" in e) + e.get("none", 7) + (e.get("extra") or 0)
    f = kw(a=i, **{"b": d["x"]})
    total += f["a"] - f.pop("b") + len(f)
    if i % 50 == 49: total += sum(v for v in e.values() if isinstance(v, int)); kept.append(list(e))
    try: total += d["missing" if i % 29 == 3 else "y"]
    except KeyError as err: total += len(err.args[0]); kept.append(sorted(map(str, d))[:2])
print(total, len(kept), kept[0], kept[3], kept[-1])
def state_machine(n):
    s = {"at": "start", "n": 0, "seen": []}
    for i in range(n):
        match s:
            case {"at": "start", "n": k} if k > 5: s = {**s, "at": "run"}
            case {"at": "start"}: s["n"] += 1
            case {"at": "run", "seen": list(l)}:
                l.append(i)
                if len(l) % 20 == 0: s = s | {"at": "start", "n": 0, str(i): i}
        if i == 150: s["at"] = b"broken"
        if i == 155: s.clear(); s["at"], s["n"] = "start", 0
        if i == 170: s.setdefault("seen", ())
        if i == 190: s["seen"] = []
    return s
r = state_machine(260); print({k: v if k != "seen" else len(v) for k, v in r.items()})
def closures(n):
    out = 0
    for i in range(n):
        env = {"v": i, "f": lambda k, i=i: env["v"] + k + i}
        out += env["f"](1)
        if i % 60 == 59: env = {"v": 0.5, "f": env["f"]}; out += env["f"](2)
    return out
print(closures(200))
def local_names(n):
    out = 0
    for i in range(n):
        d = {"a": 1, "b": i}
        here = locals() if i % 64 == 63 else d
        out += len(here) + here["a"] if "a" in here else len(here["d"]) * 1000
    return out
print(local_names(200))
cfg = {"a": 1, "b": 2.5}
for i in range(200):
    c = dict(cfg); c["a"] += i
    if i == 100: cfg["b"] = "s"
    if i == 150: cfg = {"b": [1]}; cfg["a"] = 2 ** 62 - 100
    total += c["a"] + (len(c["b"]) if not isinstance(c["b"], float) else 1) + (list(c)[0] == "a")
print(total)
for i in range(120):
    a, b = {"k": i}, {"k": i if i % 40 else str(i)}
    total += (a == b) * 3 + (a is b) + (a != {"k": float(i)}) + (hash(tuple(a)) == hash(("k",)))
    a["self"] = a
    if i % 31 == 0: total += len(repr(a))
print(total)
