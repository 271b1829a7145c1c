# gc called inside hot loops over objects in use: cycles made and dropped, finalizers counted, thresholds and freezing, deep structures kept whole.
import gc
import weakref


class Node:
    born = died = 0

    def __init__(self, n, other=None):
        Node.born += 1
        self.n, self.other, self.me = n, other, self

    def __del__(self):
        Node.died += 1


def work(i):
    a = Node(i)
    b = Node(i + 1, a)
    a.other = b
    keep = [a, (b, {"x": a}), {i: b}]
    if i % 10 == 0:
        gc.collect()
    return keep[0].n + keep[1][0].n + keep[1][1]["x"].other.n + keep[2][i].other.n


print(sum(work(i) for i in range(200)), Node.born)
gc.collect()
gc.collect()
print(Node.died > 300)
chain, total = None, 0
for i in range(150):
    chain = (i, [chain], {"i": i, "s": str(i) * 3})
    if i % 25 == 24:
        gc.collect()
    link, depth = chain, 0
    while link and depth < 20:
        total += link[2]["i"] + len(link[2]["s"])
        link, depth = link[1][0], depth + 1
print(total)


def numbers(n):
    box = [Node(k) for k in range(n)]
    for x in box:
        got = yield x.n
        if got:
            gc.collect(got % 3)


seen = 0
for i in range(40):
    g = numbers(5)
    seen += next(g) + g.send(i + 1) + sum(g)
print(seen)
strings, table = [], {}
for i in range(200):
    s = "".join(["k", str(i % 17), "-" * (i % 5)])
    table[s] = table.get(s, 0) + i
    strings.append(s[::-1])
    if i % 40 == 39:
        gc.collect()
print(len(table), sum(table.values()), sum(map(len, strings)), table["k3---"], sorted(table)[:3])
big = 7
floats = [0.5] * 3
for i in range(120):
    big = big * 3 + i
    floats = [f * 1.01 + i for f in floats]
    if i % 30 == 0:
        gc.collect()
print(big % 10**12, [round(f, 6) for f in floats])
pairs = [(weakref.ref(n), n) for n in map(Node, range(30))]
for i in range(60):
    pairs[i % 30] = (pairs[i % 30][0], pairs[i % 30][0]())
    if i % 20 == 0:
        gc.collect()
print(all(r() is n for r, n in pairs), gc.isenabled(), gc.disable(), gc.isenabled(), gc.enable(), gc.isenabled(), len(gc.get_threshold()), len(gc.get_count()), type(gc.collect()).__name__, gc.garbage, gc.get_debug(), gc.is_tracked([]), gc.is_tracked(1))
for bad in (lambda: gc.collect(5), lambda: gc.collect("x"), lambda: gc.collect(-1)):
    try:
        print(bad())
    except (ValueError, TypeError) as e:
        print(type(e).__name__)
try:
    for i in range(100):
        n = Node(i)
        if i == 50:
            raise KeyError(n)
        if i % 7 == 0:
            gc.collect()
except KeyError as e:
    gc.collect()
    print(e.args[0].n, e.args[0].me is e.args[0], n.n)
