# Sorting records by several keys, stably, and by comparison functions of one's own.
people = [("ann", 31, 1.7), ("bob", 25, 1.8), ("cid", 31, 1.6), ("dan", 25, 1.9), ("eve", 40, 1.7), ("fay", 25, 1.8)]
print(sorted(people, key=lambda p: (p[1], -p[2], p[0])))
by = people[:]
by.sort(key=lambda p: p[0], reverse=True); by.sort(key=lambda p: p[2]); by.sort(key=lambda p: p[1], reverse=True)
print(by)
class Key:
    def __init__(self, s): self.s = s
    def __lt__(self, o): return (len(self.s), self.s) < (len(o.s), o.s)
words = "the quick brown fox jumps over the lazy dog and runs away".split()
print(sorted(words, key=Key), sorted(words, key=lambda w: (w[-1], w)), sorted(set(words), key=words.index))
class Version:
    def __init__(self, t): self.parts = [int(x) for x in t.split(".")]
    def __lt__(self, o): return self.parts < o.parts
    def __repr__(self): return ".".join(map(str, self.parts))
print(sorted(map(Version, ["1.10", "1.2", "1.2.3", "0.9", "1"])), max(map(Version, ["2.1", "2.10", "2.9"]), key=lambda v: v.parts))
data = [(k * 7919 % 101, k) for k in range(101)]
checks = 0
for k in range(60):
    a = sorted(data[k:], key=lambda p: p[0] % (k + 2))
    checks += sum([1 for x, y in zip(a, a[1:]) if x[0] % (k + 2) == y[0] % (k + 2) and x[1] < y[1]])
print(checks, sorted(data)[:3], sorted(data, reverse=True)[:2], sorted([3, 1.5, True, 2**70, -0.0]), sorted("bAc", key=str.lower), sorted([[2], [1, 5], [1]]))
