# Dictionaries and sets at work: counting, grouping, indexes, graphs, memory of answers, set algebra.


def stream(n, bound):
    state = 7
    out = []
    for _ in range(n):
        state = (state * 1103515245 + 12345) % 2147483648
        out.append((state >> 8) % bound)
    return out


def counted(values):
    counts = {}
    for value in values:
        if value in counts:
            counts[value] += 1
        else:
            counts[value] = 1
    return counts


def grouped(names):
    groups = {}
    for name in names:
        groups.setdefault(name[:2], []).append(name)
    total = 0
    for key, members in groups.items():
        total += len(key) * len(members)
    return len(groups), total


def inverted(lines):
    index = {}
    for number, line in enumerate(lines):
        for word in line:
            places = index.get(word)
            if places is None:
                index[word] = places = set()
            places.add(number)
    return index


def common(index, words):
    total = 0
    for i in range(len(words) - 2):
        places = index[words[i]] & index[words[i + 1]]
        total += len(places | index[words[i + 2]]) - len(places - index[words[i + 2]])
    return total


def reachable(edges, start):
    seen = {start}
    front = [start]
    distance = 0
    total = 0
    while front:
        following = []
        for node in front:
            total += distance
            for other in edges[node]:
                if other not in seen:
                    seen.add(other)
                    following.append(other)
        front = following
        distance += 1
    return len(seen), total


def paths(width, height):
    memory = {}

    def ways(x, y):
        if x == 0 or y == 0:
            return 1
        key = (x, y)
        if key not in memory:
            memory[key] = (ways(x - 1, y) + ways(x, y - 1)) % 1000007
        return memory[key]

    return ways(width, height), len(memory)


def life(cells, rounds):
    for _ in range(rounds):
        neighbours = {}
        for x, y in cells:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    if dx or dy:
                        place = (x + dx, y + dy)
                        neighbours[place] = neighbours.get(place, 0) + 1
        cells = {place for place, n in neighbours.items() if n == 3 or n == 2 and place in cells}
    return cells


def records(n):
    total = 0
    table = []
    for i in range(n):
        table.append({"id": i, "name": "n" + str(i % 100), "score": i * 7 % 101, "tags": (i % 3, i % 5)})
    for row in table:
        if row["score"] > 50 and row["tags"][0] != 1:
            row["score"] -= row["id"] % 10
            row["seen"] = True
        total += row["score"]
    best = {}
    for row in table:
        name = row["name"]
        if best.get(name, -1) < row["score"]:
            best[name] = row["score"]
    return total, sum(best.values()), sum(1 for row in table if "seen" in row)


def evict(values, room):
    cache = {}
    hits = 0
    for value in values:
        if value in cache:
            hits += 1
            del cache[value]
        elif len(cache) >= room:
            del cache[next(iter(cache))]
        cache[value] = hits
    return hits


def main():
    values = stream(400000, 5000)
    for _ in range(3):
        counts = counted(values)
    print(len(counts), max(counts.values()), sum(k * v for k, v in counts.items()))
    names = ["item%d" % value for value in values[:100000]]
    print(counted(names)["item17"], grouped(names))
    lines = [names[i : i + 8] for i in range(0, 40000, 8)]
    index = inverted(lines)
    print(len(index), common(index, names[:20000]))
    edges = {i: [(i * 7 + 1) % 60000, (i * 3 + 2) % 60000, i // 2] for i in range(60000)}
    print(reachable(edges, 1), reachable(edges, 4321))
    print(paths(250, 250))
    glider = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
    acorn = {(101, 100), (103, 101), (100, 102), (101, 102), (104, 102), (105, 102), (106, 102)}
    cells = life(glider | acorn, 150)
    print(len(cells), sum(x * 3 + y for x, y in cells))
    print(records(60000))
    print(evict(values, 1000))
    print(len(set(values) ^ set(range(0, 6000, 2))), sorted(frozenset(values[:50]) - set(values[50:300]))[:5])


if __name__ == "__main__":
    main()
