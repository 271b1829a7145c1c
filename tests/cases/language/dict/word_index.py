# A text index: nested dicts, sorting by value, grouping, merging.

text = """the cat and the hat sat on the mat
a cat that sat and a hat that fell
on the mat the cat had a hat"""


def index(text):
    table = {}
    for number, line in enumerate(text.split("\n"), 1):
        for word in line.split():
            entry = table.setdefault(word, {"count": 0, "lines": []})
            entry["count"] += 1
            if number not in entry["lines"]:
                entry["lines"].append(number)
    return table


table = index(text)
for word, entry in sorted(table.items(), key=lambda item: (-item[1]["count"], item[0]))[:5]:
    print(word, entry["count"], entry["lines"])
groups = {}
for word in table:
    groups.setdefault(len(word), set()).add(word)
print({k: sorted(v) for k, v in sorted(groups.items())})


def merge(a, b):
    out = dict(a)
    for k, v in b.items():
        if isinstance(v, dict) and isinstance(out.get(k), dict):
            out[k] = merge(out[k], v)
        else:
            out[k] = v
    return out


print(merge({"a": {"x": 1, "y": {"z": 2}}, "b": 1}, {"a": {"y": {"w": 3}, "x": 9}, "c": {}}))
pairs = {}
words = text.split()
for i in range(len(words) - 1):
    key = words[i], words[i + 1]
    pairs[key] = pairs.get(key, 0) + 1
print(max(pairs, key=pairs.get), len(pairs), pairs["the", "cat"])
cache = {}
order = []
for i in range(200):
    key = i * i % 23
    if key in cache:
        del cache[key]
    elif len(cache) >= 6:
        oldest = next(iter(cache))
        order.append(oldest)
        del cache[oldest]
    cache[key] = i
print(cache, len(order), order[:8])
counts = [0] * 10
for k, v in {i: i % 10 for i in range(150)}.items():
    counts[v] += k
print(counts)
