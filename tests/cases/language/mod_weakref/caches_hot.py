# weakref in hot loops: caches by value, keys that are held, finalizers called by hand, proxies in arithmetic, methods kept weakly.
import gc
import weakref


class Big:
    made = 0

    def __init__(self, n):
        self.n = n
        Big.made += 1

    def __add__(self, other):
        return self.n + getattr(other, "n", other)

    __radd__ = __add__

    def __getitem__(self, i):
        return self.n * i

    def __iter__(self):
        return iter(range(self.n % 5))

    def __call__(self, *a):
        return len(a) + self.n

    def __bool__(self):
        return self.n % 2 == 0

    def __contains__(self, x):
        return x == self.n

    def method(self, k=1):
        return self.n + k


kept = [Big(i) for i in range(30)]
cache = weakref.WeakValueDictionary()
hits = total = 0
for i in range(300):
    key = i * 7 % 30
    big = cache.get(key)
    if big is None:
        big = cache[key] = kept[key]
    else:
        hits += 1
    total += big.n
print(hits, total, len(cache), sorted(cache.keys())[:4], sorted(k for k, v in cache.items() if v)[:4], cache.pop(3).n, 3 in cache, cache.setdefault(3, kept[4]).n, Big.made)
notes, tags = weakref.WeakKeyDictionary(), weakref.WeakSet()
for i in range(300):
    b = kept[i * 11 % 30]
    notes[b] = notes.get(b, 0) + i
    (tags.add if i % 3 else tags.discard)(b)
print(sum(notes.values()), len(tags), sum(b.n for b in tags), len(tags & set(kept[:10])), tags <= set(kept), len(tags - weakref.WeakSet(kept[5:])), sorted(b.n for b in tags ^ set(kept))[:3])
p, acc = [weakref.proxy(b) for b in kept], 0
for i in range(300):
    q = p[i % 30]
    acc += (q + 1) + (2 + q) + q[3] + sum(q) + bool(q) + (q.n in q) + q.method(i)
    q.n = kept[i % 30].n
print(acc, str(p[3] + p[4]), isinstance(p[0], Big), [x for x in p[4]], weakref.getweakrefcount(kept[0]) >= 1)
call = weakref.proxy(kept[9])
print(type(call).__name__, call(1, 2), type(weakref.proxy(print.__class__)).__name__ if False else "")
methods, m_total = [weakref.WeakMethod(b.method) for b in kept], 0
for i in range(200):
    m = methods[i % 30]()
    m_total += m(i) + (methods[i % 30] == weakref.WeakMethod(kept[i % 30].method))
print(m_total)
done = []
fins = [weakref.finalize(b, done.append, b.n) for b in kept[:20]]
for i, f in enumerate(fins):
    f.atexit = False
    if i % 3 == 0:
        f()
    elif i % 3 == 1:
        f.detach()
print(done, [f.alive for f in fins[:6]], fins[2].peek()[2], len([f for f in fins if f.alive]), fins[0]() is None)
refs = [weakref.ref(b) for b in kept]
same = sum(refs[i % 30] is weakref.ref(kept[i % 30]) for i in range(150))
print(same, len({weakref.ref(b) for b in kept + kept}), refs[3] == weakref.ref(kept[3]), refs[3] == refs[4], all(r() is b for r, b in zip(refs, kept)), gc.isenabled())
for bad in (lambda: p[0] + "x", lambda: p[0].nothing, lambda: p[0] @ 1, lambda: cache[99], lambda: notes[Big(1)], lambda: hash(p[0]), lambda: weakref.finalize(5, print), lambda: weakref.WeakMethod(print), lambda: weakref.WeakMethod(Big), lambda: tags.add(5), lambda: cache.__setitem__(1, 5), lambda: notes.__setitem__("s", 1), lambda: weakref.WeakSet([1])):
    try:
        print(bad())
    except (TypeError, AttributeError, KeyError, ReferenceError) as e:
        print(type(e).__name__)
