# Nested dictionaries as tries, graphs, sparse matrices and histograms.


def trie(words):
    root = {}
    for word in words:
        node = root
        for ch in word:
            node = node.setdefault(ch, {})
        node["$"] = word
    return root


def complete(root, prefix):
    node = root
    for ch in prefix:
        if ch not in node:
            return []
        node = node[ch]
    found = []
    stack = [node]
    while stack:
        node = stack.pop()
        for key in node:
            if key == "$":
                found.append(node[key])
            else:
                stack.append(node[key])
    return sorted(found)


words = "tea ten to inn in i tent team tender inner".split()
t = trie(words)
print(complete(t, "te"), complete(t, "in"), complete(t, "x"), len(complete(t, "")), t["t"]["o"])
sparse = {}
for i in range(240):
    r, c = i * 7 % 12, i * 5 % 9
    row = sparse.setdefault(r, {})
    row[c] = row.get(c, 0) + i
    if row[c] > 500:
        del row[c]
        if not row:
            del sparse[r]
print(sum([sum(row.values()) for row in sparse.values()]), len(sparse), sorted(sparse)[:4])
graph = {}
for a in range(20):
    for b in ((a * 3) % 20, (a + 7) % 20):
        graph.setdefault(a, {})[b] = abs(a - b)
        graph.setdefault(b, {}).setdefault(a, 99)


def paths(start, end, limit, seen=()):
    if start == end:
        return [seen + (end,)]
    if limit == 0:
        return []
    out = []
    for n in graph[start]:
        if n not in seen and n != start:
            out += paths(n, end, limit - 1, seen + (start,))
    return out


found = paths(0, 10, 5)
print(len(found), min(found, key=lambda p: (sum([graph[a][b] for a, b in zip(p, p[1:])]), p)))
text = "to be or not to be that is the question whether tis nobler"
follow = {}
ws = text.split()
for a, b in zip(ws, ws[1:]):
    follow.setdefault(a, {}).setdefault(b, 0)
    follow[a][b] += 1
print(follow["to"], follow["be"], {k: len(v) for k, v in follow.items() if len(v) > 1})
histogram = {}
for n in range(200):
    bucket = histogram
    for part in (n % 2 == 0, n % 3):
        bucket = bucket.setdefault(part, {})
    bucket["count"] = bucket.get("count", 0) + 1
print(histogram)
inverted = {}
for k, v in {w: len(w) for w in ws}.items():
    inverted.setdefault(v, []).append(k)
print(inverted)
