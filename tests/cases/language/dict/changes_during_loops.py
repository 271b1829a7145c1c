# Growing, shrinking and changing size during iteration.


def churn():
    d = {}
    checks = 0
    for i in range(400):
        d[i] = i * i
        if i % 3 == 0 and i // 2 in d:
            del d[i // 2]
        if i % 50 == 49:
            checks = checks * 31 + len(d)
    return len(d), sum(d), checks


print(churn())
d = {i: 0 for i in range(10)}
try:
    for k in d:
        d[k + 100] = 1
except RuntimeError as e:
    print(e)
try:
    for k in d:
        del d[k]
except RuntimeError as e:
    print(e)
for k in d:
    d[k] = k * 2
print(d)
for k in list(d):
    if k % 2:
        del d[k]
print(d)
queue = {"a": 3, "b": 1}
rounds = 0
while queue:
    name, left = queue.popitem()
    rounds += 1
    if left:
        queue[name] = left - 1
print(rounds)


class Key:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return self.n % 3

    def __eq__(self, other):
        return self.n == other.n


clash = {}
for i in range(120):
    clash[Key(i % 40)] = i
print(len(clash), clash[Key(7)], sum(clash.values()))
for i in range(0, 40, 2):
    del clash[Key(i)]
print(len(clash), Key(3) in clash, Key(4) in clash)
