# Keys that compare themselves by code of the program: what that does is seen, and in the order in which it is done.
log = []


class Key:
    def __init__(self, number, name="key", equals=()):
        self.number, self.name, self.equals = number, name, equals

    def __hash__(self):
        return self.number

    def __eq__(self, other):
        log.append((self.name, getattr(other, "name", other)))
        return self is other or not isinstance(other, Key) and other in self.equals


class Text(str):
    def __hash__(self):
        return hash(str(self))

    def __eq__(self, other):
        log.append(("text", str(other)))
        return str(self) == "equal" and other == "a"


def told():
    found = log[:]
    log.clear()
    return len(found), found[:4], found[-2:]


# A key with the same hash comes first: it is asked, although the other is there.
for first in Key(hash("a"), "one"), Text("a"):
    d = {first: 1, "a": 2}
    told()
    print(d["a"], told(), "a" in d, told(), d.get("a"), told())
    s = {first, "a"}
    told()
    print("a" in s, told())
d = {Key(hash((1, 2)), "pair"): 1, (1, 2): 2}
told()
print(d[1, 2], told(), (1, 2) in set(d), told())


def look(d, k, n):
    total = 0
    for i in range(n):
        total += d[k]
        if k in d:
            total += 10
        total += d.get(k, 0)
    return total


def fixed(d, n):
    total = 0
    for i in range(n):
        total += d["a"]
        d["a"] = 3
    return total


def grow(d, k, late, n):
    for i in range(n):
        if i == n - 40:
            d[late] = 100
        d[k] = d.get(k, 0) + 1
        d[i & 7] = i
    return d[k], len(d)


def sets(s, k, late, n):
    total = 0
    for i in range(n):
        if i == n - 40:
            s.add(late)
        if k in s:
            total += 1
        s.add(i & 7)
        s.discard(k)
        s.add(k)
    return total, len(s)


def removed(d, k, late, n):
    total = 0
    for i in range(n):
        if i == n - 40:
            d[late] = 5
        total += d.pop(k, 1)
        d[k] = i
        del d[k]
        d.setdefault(k, 2)
    return total, len(d)


for k in 5, "a", (1, 2), 2.5, b"x":
    for late in Key(hash(k), "late"), Key(hash(k), "equal", (k,)), Key(77, "far"):
        d = {k: 1}
        print(look(d, k, 500), told())
        d[late] = 4
        told()
        print(look(d, k, 20), told())
        d = {late: 2, k: 1}
        told()
        print(look(d, k, 20), told())
        print(grow({}, k, late, 300), told())
        print(sets(set(), k, late, 300), told())
        print(removed({}, k, late, 300), len(set(log)))
        told()
d = {"x": 1, "a": 2}
print(fixed(d, 300), told())
print(fixed({"x": 1, "a": 2}, 300), told())
d = {Key(hash("a"), "first"): 1, "a": 2}
told()
print(fixed(d, 30), told())


# Comparing changes the dict, or raises.
class Clearing(Key):
    table = None

    def __eq__(self, other):
        log.append("clears")
        self.table.clear()
        return False

    __hash__ = Key.__hash__


class Raising(Key):
    def __eq__(self, other):
        if len(log) > 5:
            raise ValueError("asked too often")
        log.append("asked")
        return False

    __hash__ = Key.__hash__


def until(d, k, late, n):
    total = 0
    for i in range(n):
        if i == n - 40:
            d.pop(k, 0)
            d[late] = 1
        try:
            total += d[k]
        except KeyError:
            total += 1000
            d[k] = 1
        except ValueError as error:
            total += 100000
            if len(log) < 8:
                log.append(str(error))
            elif len(log) < 60:
                log.append("again")
            else:
                break
    return total, len(d)


for k in 7, "a", (1, "b"):
    late = Clearing(hash(k))
    late.table = d = {k: 2}
    print(until(d, k, late, 300), told())
    print(until({k: 2}, k, Raising(hash(k)), 300), told())


# Objects are hashed by their identity until their class says otherwise.
class Node:
    pass


nodes = [Node() for i in range(10)]
d = {node: i for i, node in enumerate(nodes)}


def by_node(n):
    total = 0
    for i in range(n):
        try:
            total += (nodes[i % 10], 1) in pairs
            total += d.get(nodes[i % 10], -1)
        except TypeError as error:
            log.append(str(error))
        if i == n - 20:
            Node.__hash__ = None
    return total


pairs = {(node, 1) for node in nodes}
print(by_node(500), told())

# Tuples that have no hash.
def unhashable(n, late):
    d, total = {(1, 2): 5}, 0
    for i in range(n):
        key = (1, 2) if i < n - late else (1, [])
        try:
            total += d.get(key, 7)
            d[key] = 6
            total += key in {(1, 2)}
        except TypeError as error:
            log.append(str(error))
    return total


print(unhashable(300, 0), told())
print(unhashable(300, 30), told())
nan = float("nan")
d = {(nan, 1): 1, nan: 2}
print(look(d, nan, 300), look(d, (nan, 1), 300), (float("nan"), 1) in d, float("nan") in d)
print({1: "a", True: "b", 1.0: "c"}, look({2**70: 1, -1: 2}, 2**70, 300), look({-2: 1, -1: 2}, -1, 300))
