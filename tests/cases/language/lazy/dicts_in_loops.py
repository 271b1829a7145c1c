# Going over a dict, its values and its items: what may change meanwhile, and what may not.


def over(d):
    keys = values = items = 0
    for key in d:
        keys += key
    for value in d.values():
        values += value
    for key, value in d.items():
        items += key * value
    return keys, values, items


d = {n: n * 2 for n in range(150)}
print(over(d), over({}), over({1: 2}))
for n in range(0, 150, 3):
    del d[n]
print(over(d))
d.update({n: -n for n in range(300, 400)})
print(over(d))


def assigned(d):
    seen = 0
    for key, value in d.items():
        d[key] = value + 1
        if key + 1 in d:
            d[key + 1] = 1000
        seen += value
    return seen, sum(d.values())


print(assigned({n: n for n in range(120)}))


def grown(d, when):
    count = 0
    try:
        for key in d:
            count += 1
            if count == when:
                d["new"] = 1
    except RuntimeError as error:
        return count, str(error)
    return count


print(grown(dict.fromkeys(range(150)), 100), grown(dict.fromkeys(range(150)), 150), grown(dict.fromkeys(range(150)), 0))


def exchanged(d, when):
    count = 0
    try:
        for key, value in d.items():
            count += 1
            if count >= when:
                del d[key]
                d[key] = value
    except RuntimeError as error:
        return count, str(error)
    return count


print(exchanged(dict.fromkeys(range(150)), 100))


class Mine(dict):
    pass


class Upside(dict):
    def __iter__(self):
        return reversed(list(self.keys()))


print(over(Mine(d)), list(Upside({1: 2, 3: 4})))
it = iter(d)
for key in it:
    if key > 100:
        break
print(next(it))
for key in it:
    pass
d["late"] = 1
print(next(it, "over"), key)


def pairs(d):
    kept = []
    for pair in d.items():
        kept.append(pair)
    return kept


print(pairs({n: str(n) for n in range(100)})[::33])
print(sum(n for n, _ in zip(d, range(100))), [k for k, v in enumerate(d.values())][-1])
space = {"a": 1, "b": 2}
exec("c = 3", space)
print([name for name in space if not name.startswith("_")], [v for k, v in space.items() if k != "__builtins__"])
print(sorted(k for k, v in globals().items() if k in ("d", "it", "key")), sum(1 for v in vars(Mine).values()) > 0)
