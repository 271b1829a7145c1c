# A view of keys that is asked in a loop, and views that are kept, of dicts that change.
class Own(dict):
    def keys(self):
        return ["own"]


class Key:
    def __init__(self, x):
        self.x = x

    def __hash__(self):
        return hash(self.x)

    def __eq__(self, other):
        return isinstance(other, Key) and self.x == other.x


class Space:
    pass


def count(d, keys):
    n = 0
    for i in range(4000):
        if keys[i % len(keys)] in d.keys():
            n += 1
        if keys[i % len(keys)] not in d.keys():
            n += 1000000
    return n


print(count({1: 2, 3: 4}, [1, 2, 3, 4.0, 3.0, "a"]))
print(count({"a": 1, (1, 2): 2}, ["a", "b", (1, 2), (2, 1)]))
print(count({Key(1): 2, 1: 2}, [Key(1), 1, Key(2), 2]))
print(count(Own(a=1), ["a", "own"]))
print(count(vars(Space), ["__module__", "x"]))
space = Space()
space.a = 1
print(count(space.__dict__, ["a", "b"]))
print(count(dict.fromkeys("abc"), "abcd"))


def kept():
    d = {}
    view = d.keys()
    seen = []
    for i in range(3000):
        if i in view:
            seen.append(i)
        d[i + 1 - i % 3] = i
        if i % 1000 == 0:
            d.clear()
    return len(seen), len(view), list(view)[:3], view is d.keys(), view == d.keys()


print(kept())


def unhashable():
    n = 0
    for i in range(3000):
        try:
            [] in {1: 2}.keys()
        except TypeError as e:
            n += 1
            text = str(e)
    return n, text


print(unhashable())


def escaping():
    views = []
    for i in range(2000):
        d = {i: i}
        k = d.keys()
        if i in k and i + 1 not in k:
            views.append(k)
    return len(views), type(views[0]).__name__, sorted(views[-1] | views[0]), repr(views[7])


print(escaping())
