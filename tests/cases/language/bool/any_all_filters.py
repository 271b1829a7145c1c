# any, all and truth in lists of many things; counting with booleans.


def is_prime(n):
    return n > 1 and all([n % d for d in range(2, int(n**0.5) + 1)])


print([n for n in range(60) if is_prime(n)])
print(any([is_prime(n) for n in range(90, 97)]), all([]), any([]), all([[]]), any([[]]))


class Tester:
    def __init__(self):
        self.calls = 0

    def truthy(self, x):
        self.calls += 1
        return x


t = Tester()
hits = 0
for i in range(300):
    if t.truthy(i % 2) and t.truthy(i % 3) and not t.truthy(i % 5 == 0):
        hits += 1
    elif t.truthy(i % 7 == 0) or t.truthy(i % 11 == 0):
        hits += 100
print(hits, t.calls)
flags = [i % 3 == 0 for i in range(100)]
print(sum(flags), flags.count(True), flags.index(False), len([f for f in flags if not f]))


def xor(a, b):
    return bool(a) != bool(b)


def implies(a, b):
    return not a or b


table = [(a, b) for a in (0, 1) for b in (0, 1)]
print([xor(a, b) for a, b in table], [implies(a, b) for a, b in table])
votes = {"yes": 0, "no": 0}
for i in range(150):
    votes["yes" if (i * 7 + 3) % 5 > 1 else "no"] += True
print(votes)
print(not [] == False, (not []) == False, not None, not not "a", bool([]) is False, [] or None or {})
