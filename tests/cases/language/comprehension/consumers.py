# sum, min, max, any, all, sorted, join, dict, set and tuple over comprehensions of every kind.

words = ["delta", "alpha", "charlie", "bravo", "echo"]
print(sum([len(w) for w in words]), max([len(w) for w in words]), min([w for w in words if "a" in w]))
print(", ".join([w.title() for w in sorted(words)]), sorted([w[::-1] for w in words])[0])
print(dict([(w[0], len(w)) for w in words]), tuple([w[1] for w in words]), sorted(set([len(w) for w in words])))
print(any([w.startswith("c") for w in words]), all([len(w) > 3 for w in words]))
print(sum(i * i for i in range(100)), max(abs(x) for x in (-5, 3)), min(len(w) for w in words))
print(sorted(w[-1] for w in words), tuple(i for i in range(4)), list(i * 2 for i in range(3)), "".join(str(i) for i in range(5)))
print(dict((i, i * i) for i in range(3)), set(i % 2 for i in range(9)) == {0, 1})
seen = []


def check(x):
    seen.append(x)
    return x > 3


print(any(check(x) for x in range(100)), seen)
seen.clear()
print(all(not check(x) for x in range(100)), len(seen))
total = 0
for n in range(2, 150):
    if all(n % d for d in range(2, int(n**0.5) + 1)):
        total += n
    if any(n == k * k for k in range(13)):
        total += 1000
print(total)
rows = [[1, 2, 3], [4, 5, 6]]
print(sum(sum(r) for r in rows), sum(x for r in rows for x in r if x % 2), max(max(r) for r in rows))
print([sum(c) for c in zip(*rows)], list(map(list, zip(*rows))))
print(sum([x for x in range(10)], 100), sum((x for x in range(3)), 5))
