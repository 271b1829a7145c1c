# What keeps its place and what moves: update, delete and re-add, popitem, reversed, comparison, copies.

d = {"a": 1, "b": 2, "c": 3}
d["a"] = 10
print(list(d))
del d["a"]
d["a"] = 1
print(list(d), list(reversed(d)), list(d.items())[::-1])
d.update(b=20, z=26)
print(d, d.popitem(), d)
print({"a": 1, "b": 2} == {"b": 2, "a": 1}, list({"a": 1, "b": 2}) == list({"b": 2, "a": 1}))
e = {**{"x": 1, "y": 2}, "x": 3, **{"y": 4, "w": 5}}
print(e, list(e))


class LRU:
    def __init__(self, size):
        self.size = size
        self.data = {}
        self.hits = self.misses = 0

    def get(self, key, make):
        if key in self.data:
            self.hits += 1
            value = self.data.pop(key)
        else:
            self.misses += 1
            value = make(key)
            if len(self.data) >= self.size:
                del self.data[next(iter(self.data))]
        self.data[key] = value
        return value


cache = LRU(8)
total = 0
for i in range(300):
    total += cache.get(i * i % 13 + i % 3, lambda k: k * 10)
print(total, cache.hits, cache.misses, list(cache.data))
queue = {}
for i in range(160):
    queue[i % 11] = queue.pop(i % 11, 0) + i
    if len(queue) > 7:
        first = next(iter(queue))
        queue.pop(first)
print(queue)
grown = {}
for i in range(200):
    grown[i] = i
    if i % 2:
        del grown[i // 2]
print(len(grown), list(grown)[:3], list(grown)[-1], sum(grown.values()))
for i in list(grown):
    del grown[i]
grown["fresh"] = 1
print(grown, len(grown), list(grown.keys()))
keys = d.keys()
d["later"] = 0
print(list(keys), "later" in keys, len(keys), keys == {"b", "c", "a", "later"}, {"b": 20}.items() <= d.items())
print(dict(zip("ab", [1, 2])), dict([["k", "v"]]), dict(d) is d, dict(d) == d, d.copy() == d, {}.copy())
for bad in (lambda: dict([1]), lambda: dict(5), lambda: dict([(1, 2, 3)]), lambda: {1: 2} + {3: 4}, lambda: {}.pop(), lambda: d.get(), lambda: {}["k"]["j"]):
    try:
        bad()
    except (TypeError, ValueError, KeyError) as e:
        print(type(e).__name__, e)
