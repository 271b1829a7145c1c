# get, setdefault, pop, popitem, update, copy, clear, fromkeys, views.

text = "it was the best of times it was the worst of times"
counts = {}
for word in text.split() * 15:
    counts[word] = counts.get(word, 0) + 1
print(counts)
index = {}
for position, word in enumerate(text.split()):
    index.setdefault(word, []).append(position)
print(index["it"], index["times"], index.get("nope"), index.get("nope", []))
print(counts.pop("it"), counts.pop("it", "gone"), len(counts))
try:
    counts.pop("it")
except KeyError as e:
    print("KeyError", e)
print(counts.popitem())
shallow = index.copy()
shallow["it"].append(99)
shallow["new"] = 1
print(index["it"], "new" in index)
d = {}
d.update(a=1)
d.update({"b": 2}, c=3)
d.update([("d", 4)])
print(d, dict.fromkeys("abc"), dict.fromkeys([1, 2], 0))
keys, values, items = d.keys(), d.values(), d.items()
d["e"] = 5
print(len(keys), list(values), list(items)[-1], "e" in keys, ("a", 1) in items, ("a", 2) in items)
print(keys, values, items)
print(sorted(keys & {"a", "q"}), sorted(keys | {"q"}), sorted(keys - {"a"}))
d.clear()
print(d, bool(d), list(keys))
try:
    {}.popitem()
except KeyError as e:
    print(e)
print(list(reversed({"x": 1, "y": 2})), max({3: "a", 5: "b"}), sorted({"b": 1, "a": 2}, key={"b": 1, "a": 2}.get))
total = 0
for k, v in {i: i * i for i in range(120)}.items():
    total += k * v
print(total)
