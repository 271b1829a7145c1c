# Dicts in traces: keys that come and go in mid-loop, dicts that a trace makes and that escape, positions that differ from dict to dict.
import sys


def moves(n):
    d = {"a": 1, "b": 2, "c": 3}
    total = 0
    for i in range(n):
        total += d["b"]
        if i == n // 2:
            del d["a"]
        if i == n // 2 + 3:
            d["a"] = 7
        if i == n // 2 + 9:
            d = {"b": 5, "x": 1}
        d["b"] = total % 11
    return total, list(d.items())


def grows(n):
    d = {}
    misses = 0
    for i in range(n):
        key = i * 7 % (n // 3)
        if key in d:
            d[key] += 1
        else:
            misses += 1
            d[key] = d.get("last", 0)
        d["last"] = key
    return misses, len(d), sum(v for v in d.values() if v), list(d)[:5]


def pops(n):
    d = {i: i for i in range(50)}
    found = 0
    for i in range(n):
        if d.get(i % 60) is None:
            found += 1
        elif i % 7 == 0:
            found += d.pop(i % 60)
        if i % 13 == 0:
            d[i % 60] = i
    return found, sorted(d.items())[:8], len(d)


def made(n):
    kept = []
    total = 0
    for i in range(n):
        point = {"x": i, "y": 2 * i}
        point["z"] = point["x"] + point["y"]
        point["x"] += 1
        if "w" in point or point.get("q"):
            total -= 1
        total += point["z"] + point["x"] + len(point)
        if i % 97 == 0:
            point["t"] = point["u"] = point["v"] = i
            kept.append(point)
    kept[0]["more"] = 1
    kept[0].update({str(i): i for i in range(12)})
    return total, kept[0], kept[-1], [list(p) for p in kept[1:3]]


def named(**names):
    names["sum"] = names["a"] + names["b"]
    return names


def keywords(n):
    total = 0
    for i in range(n):
        total += named(a=i, b=1)["sum"]
        if i == n - 5:
            total += len(named(b=3, a=i, c=0))
    return total, named(a=1, b=2, z=3)


def shapes(n):
    dicts = [{"a": 1, "b": 2}, {"b": 3, "a": 4}, {"c": 0, "b": 1, "a": 6}, {1: 1, "a": 8}, {"a" + "b"[:0]: 3}]
    total = 0
    for i in range(n):
        d = dicts[i * 3 % len(dicts)]
        total += d["a"]
        try:
            total += d["b"]
        except KeyError as error:
            total += len(error.args[0])
    return total


class Key:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return hash(self.n)

    def __eq__(self, other):
        global asked
        asked += 1
        return self.n == (other.n if isinstance(other, Key) else other)


asked = 0


def strange(n):
    d = {i: i for i in range(10)}
    s = {1, 2, 3}
    total = 0
    for i in range(n):
        total += d[i % 10]
        total += (i % 5 in s) + ((i % 5) in d)
        if i == n // 2:
            d[Key(3)] = 100
            s.add(Key(4))
            del d[4]
            d[Key(4)] = 40
        if i > n // 2:
            total += d[Key(5)]
    return total, asked


def tuples(n):
    grid = {(x, y): x * y for x in range(6) for y in range(6)}
    total = 0
    for i in range(n):
        x, y = i % 6, i % 5
        total += grid[x, y] + grid.get((x + 1, y), 1)
        grid[x, y] = total % 17
        if (x, -1) in grid:
            total += 1
        if i == n - 7:
            grid[3, -1] = 0
    return total, grid[3, 3]


class Sub(dict):
    def __missing__(self, key):
        return -1


def missing(n):
    d, plain = Sub(a=1), {"a": 2}
    total = 0
    for i in range(n):
        at = d if i % 3 else plain
        total += at["a"] + at.get("b", 5) + ("a" in at)
        if at is d:
            total += at["none"]
    return total


for f in moves, grows, pops, made, keywords, shapes, strange, tuples, missing:
    for n in 60, 400, 3000:
        print(f.__name__, n, f(n))
