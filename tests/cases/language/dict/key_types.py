# Keys of one dict that change kind in a hot loop: str, int, float, bool, tuple, None, objects.


class Key:
    made = 0

    def __init__(self, n):
        self.n = n
        Key.made += 1

    def __hash__(self):
        return hash(self.n)

    def __eq__(self, other):
        if isinstance(other, Key):
            return self.n == other.n
        return self.n == other


d = {}
for i in range(300):
    kind = i // 50
    n = i % 20
    if kind == 0:
        key = n
    elif kind == 1:
        key = float(n)
    elif kind == 2:
        key = str(n)
    elif kind == 3:
        key = (n, str(n))
    elif kind == 4:
        key = Key(n)
    else:
        key = n == 3
    d[key] = d.get(key, 0) + 1
print(len(d), d[3], d["3"], d[3, "3"], d[Key(3)], d[True], d[0.0])
print([type(k).__name__ for k in list(d)[:3]], sum(d.values()))
print(Key(5) in d, d.get(Key(500), "no"), 5 in {Key(5): 1}, {Key(5): 1}.get(5.0))
big = {2**70: "big", -(2**70): "neg", 2**62: "edge"}
print(big[1 << 70], big[-(1 << 70)], big.get(2**71), big[2**61 * 2], float(2**70) in big)
nothing = {None: 1, (): 2, "": 3, 0: 4, False: 5, 0.0: 6, frozenset(): 7}
print(nothing, len(nothing))


class Bad:
    def __hash__(self):
        raise RuntimeError("no hash today")


for f in (lambda: d[Bad()], lambda: d[[]], lambda: d[{}], lambda: d[{1}]):
    try:
        f()
    except (RuntimeError, TypeError) as e:
        print(type(e).__name__, e)
names = {}
for name in ("x", "y", "x" + "", "".join(["y"]), "z"):
    names[name] = names.get(name, 0) + 1
print(names)
