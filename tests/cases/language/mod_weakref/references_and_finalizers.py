# weakref: refs with callbacks, proxies, WeakKey/Value dictionaries, WeakSet, WeakMethod, finalize.
import gc
import weakref


class Node:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"Node({self.name})"

    def hello(self):
        return "hello " + self.name

    def __len__(self):
        return len(self.name)


def gone():
    gc.collect()


n = Node("a")
r = weakref.ref(n)
print(r() is n, weakref.ref(n) is r, weakref.getweakrefcount(n), r == weakref.ref(n), hash(r) == hash(n), type(r).__name__, r.__callback__, weakref.getweakrefs(n) == [r])
seen = []
r2 = weakref.ref(n, seen.append)
p = weakref.proxy(n)
print(p.name, p.hello(), len(p), type(p).__name__, p.__class__.__name__, isinstance(p, Node))
p.name = "changed"
print(n.name, weakref.proxy(n.hello.__func__).__name__ if False else n.name)
del n
gone()
print(r(), r2(), seen == [r2])
for dead in (lambda: p.name, lambda: len(p), lambda: p.hello(), lambda: setattr(p, "x", 1), lambda: hash(p), lambda: weakref.ref(5), lambda: weakref.ref([]), lambda: weakref.ref("s"), lambda: weakref.proxy(None), lambda: weakref.ref()):
    try:
        print(dead())
    except (ReferenceError, TypeError) as e:
        print(type(e).__name__, e)
values, keys, items = weakref.WeakValueDictionary(), weakref.WeakKeyDictionary(), weakref.WeakSet()
nodes = [Node(str(i)) for i in range(5)]
for i, node in enumerate(nodes):
    values[i] = node
    keys[node] = i
    items.add(node)
print(len(values), len(keys), len(items), values[2], keys[nodes[3]], nodes[1] in items, values.get(9), sorted(values), sorted(keys.values()), sorted(x.name for x in items), values.pop(4).name, keys.setdefault(nodes[0], 7), len(values.valuerefs()), len(keys.keyrefs()))
print(sorted(values), sorted(keys.values()), len(items), values.setdefault(8, nodes[0]), dict(values) == {**dict(enumerate(nodes[:4])), 8: nodes[0]}, 7 in values, items == set(nodes), items | {nodes[0]} == items, items.issubset(nodes))
for missing in (lambda: values[77], lambda: keys[Node("x")], lambda: items.remove(Node("y")), lambda: weakref.WeakSet([5]), lambda: values.update({1: 5})):
    try:
        missing()
    except (KeyError, TypeError) as e:
        print(type(e).__name__)
m = weakref.WeakMethod(nodes[0].hello)
print(m()(), m() == nodes[0].hello, m == weakref.WeakMethod(nodes[0].hello))
done = []
f = weakref.finalize(nodes[0], lambda *a, **k: done.append((a, k)), 1, 2, k=3)
g = weakref.finalize(nodes[1], done.append, "second")
g.atexit = False
print(f.alive, f.peek()[2:], f.atexit, g.detach()[1:3][1], g.alive, g())
print(f(), done, f.alive, f(), f.peek(), f.detach())


class Sub(weakref.ref):
    __slots__ = ("key",)

    def __new__(cls, value, key):
        self = super().__new__(cls, value)
        self.key = key
        return self

    def __init__(self, value, key):
        super().__init__(value)


k = Node("keyed")
s = Sub(k, 5)
print(s().name, s.key, weakref.ref(k) is s)
cache, made = weakref.WeakValueDictionary(), 0
keep = []
for i in range(200):
    key = i % 10
    node = cache.get(key)
    if node is None:
        made += 1
        node = cache[key] = Node(str(key))
        keep.append(node)
print(made, len(cache))
