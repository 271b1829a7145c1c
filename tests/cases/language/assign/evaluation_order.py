# Left to right, target after value: the order in which everything in a statement happens.

log = []


def f(name, value=None):
    log.append(name)
    return value


class Target:
    def __getitem__(self, key):
        log.append(f"get {key}")
        return 10

    def __setitem__(self, key, value):
        log.append(f"set {key}={value}")

    def __getattr__(self, name):
        log.append(f"read {name}")
        return 20

    def __setattr__(self, name, value):
        log.append(f"write {name}={value}")


def show(label):
    print(label, log)
    log.clear()


t = Target()
f("obj", t)[f("key", 1)] = f("value", 2)
show("store")
f("obj", t)[f("key", 1)] += f("value", 2)
show("augmented item")
f("obj", t).attr += f("value", 3)
show("augmented attribute")
x = [f("a", 1), f("b", 2)][f("index", 0)]
show("index")
f("fn", lambda *a, **k: None)(f("1"), *f("star", [1]), k=f("kw"), **f("double", {}))
show("call")
d = {f("k1", 1): f("v1"), f("k2", 2): f("v2")}
show("dict")
f("left", 3) + f("right", 4) * f("more", 5)
show("arith")
f("a", 1) < f("b", 0) < f("c", 2)
show("chain")
f("yes", 1) if f("test", 0) else f("no", 2)
show("conditional")
t.a, t[f("i", 5)], t.b = f("tuple", (1, 2, 3))
show("unpack")
assert f("condition", True), f("message")
show("assert")
del f("container", d)[f("key", 1)]
show("del")
lambda a=f("default"): f("body")
show("lambda")
[f(("element", i)) for i in f("iterable", [1, 2]) if f(("filter", i), True)]
show("comprehension")
text = f"{f('first', 1)}{f('second', 2):{f('width', 3)}}"
show("fstring " + text)
total = 0
cells = [0] * 4
for i in range(150):
    cells[f("k", i % 4)] = f("v", cells[i % 4] + i)
    if log != ["v", "k"]:
        total += 1
    log.clear()
print(total, cells)
