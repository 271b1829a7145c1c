# weakref: WeakValueDictionary, WeakKeyDictionary, WeakSet, WeakMethod and finalize.
import gc
import weakref


class C:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"C({self.name!r})"

    def method(self):
        return self.name


def values(a):
    b = C("b")
    d = weakref.WeakValueDictionary({"a": a, "b": b})
    d["a2"] = a
    print(sorted(d), len(d), d["a"], d.get("x"), "b" in d, sorted(d.items())[0], sorted(map(repr, d.values())))
    return d


a = C("a")
d = values(a)
gc.collect()
print(sorted(d), len(d), "b" in d, d.setdefault("c", a), d.pop("c"), d.pop("z", 5), sorted(d.copy()))
try:
    d["b"]
except KeyError as error:
    print("KeyError", error)
d.update(new=a)
del d["a2"]
print(sorted(d), [r() for r in d.valuerefs()][0], d | {"more": a} == d, isinstance(d, weakref.WeakValueDictionary))


def keys(a):
    b = C("b")
    d = weakref.WeakKeyDictionary()
    d[a], d[b] = 1, 2
    print(len(d), d[a], sorted(d.values()), b in d, 3 in d, {k.name: v for k, v in d.items()})
    return d


e = keys(a)
gc.collect()
print(len(e), list(e), e.popitem(), len(e))
try:
    e[3] = 1
except TypeError as error:
    print(error)


def sets(a):
    b, c = C("b"), C("c")
    s = weakref.WeakSet([a, b])
    s.add(c)
    t = weakref.WeakSet((c,))
    print(len(s), a in s, sorted(x.name for x in s), sorted(x.name for x in s - t), sorted(x.name for x in s & t), t <= s, s.isdisjoint(t))
    return s, t


s, t = sets(a)
gc.collect()
print(len(s), sorted(x.name for x in s), 1 in s, len(t))
s.discard(a)
print(len(s), s == t)


def methods():
    o = C("bound")
    m = weakref.WeakMethod(o.method)
    print(m()(), m == weakref.WeakMethod(o.method))
    return m


m = methods()
gc.collect()
print(m())


def finalizers(log):
    o = C("finalized")
    f = weakref.finalize(o, log.append, "done")
    g = weakref.finalize(o, log.append, "detached")
    print(f.alive, f.peek()[2], f.atexit, g.detach()[2], g.alive, g())
    return f


log = []
f = finalizers(log)
gc.collect()
print(log, f.alive, f.peek(), f())
p = C("called")
h = weakref.finalize(p, lambda *args, **keywords: (args, keywords), 1, x=2)
print(h(), h(), h.alive)
count = 0
for n in range(60):
    cache = weakref.WeakValueDictionary()
    o = C(n)
    cache[n] = o
    count += len(cache)
print(count)
last = C("at exit")
weakref.finalize(last, print, "finalized at exit")
weakref.finalize(last, print, "not run").atexit = False
