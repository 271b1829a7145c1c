# defaultdict: what is made, when, and what is not.
from collections import defaultdict

d = defaultdict(list)
d["a"].append(1)
d["b"].append(2)
print(d, dict(d), d.default_factory, d.get("z"), "z" in d, len(d), d.pop("a"), d.copy(), type(d.copy()).__name__)
n = defaultdict(int, {"x": 5}, y=6)
n["z"] += 1
print(n, n["q"], sorted(n.items()), n == {"x": 5, "y": 6, "z": 1, "q": 0}, n | {"k": 1}, {"k": 1} | n)
e = defaultdict()
try:
    e["k"]
except KeyError as err:
    print(repr(err), e)
e.default_factory = lambda: "made"
print(e["k"], e, defaultdict(None, a=1)) if False else print(e["k"], dict(e), defaultdict(None, a=1))
for bad in (lambda: defaultdict(5), lambda: defaultdict(int)[[]], lambda: defaultdict(lambda: 1 / 0)["x"], lambda: defaultdict(int, 5)):
    try:
        print(bad())
    except (TypeError, ZeroDivisionError) as err:
        print(type(err).__name__, err)
tree = lambda: defaultdict(tree)
t = tree()
t["a"]["b"]["c"] = 1
print(dict(t["a"]["b"]), list(t))


class Sub(defaultdict):
    def __missing__(self, key):
        return key * 2


print(Sub(int)["ab"], len(Sub(int)))
words = defaultdict(lambda: [0, 0])
for i in range(100):
    words[i % 7][0] += 1
    words[i % 7][1] += i
print(dict(words))
