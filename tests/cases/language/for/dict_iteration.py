# Iterating dictionaries and their views while values change; building others; order.

stock = {"apple": 3, "pear": 0, "fig": 12, "plum": 7}
for name in stock:
    stock[name] += len(name)
print(stock)
for name, n in stock.items():
    stock[name] = n * 2
print(stock, sum(stock.values()), sorted(stock.items(), key=lambda kv: kv[1])[0])
print([k for k in stock if stock[k] > 12], {v: k for k, v in stock.items()}, list(zip(stock, stock.values())))
for bad in ("add", "delete"):
    try:
        for k in stock:
            if bad == "add":
                stock["new" + k] = 1
            else:
                del stock[k]
    except RuntimeError as e:
        print(bad, e, len(stock))
keys, values, items = stock.keys(), stock.values(), stock.items()
total = 0
for i in range(150):
    stock["k%d" % (i % 6)] = i
    for v in values:
        total += v
    total += len(keys) - (("k0", i) in items)
print(total, len(items))
for i, (k, v) in enumerate(stock.items()):
    if i == 2:
        break
print(i, k, v)
groups = {}
for n in range(200):
    for d in (2, 3, 5, 7):
        if n % d == 0:
            groups.setdefault(d, []).append(n)
            break
    else:
        groups.setdefault(None, []).append(n)
print({k: len(v) for k, v in groups.items()})
copy = {}
for k in sorted(stock, reverse=True):
    copy[k] = stock[k]
print(list(copy)[:3], copy == stock, list(copy.items()) == list(stock.items()))
while copy:
    k = next(iter(copy))
    copy.pop(k)
    if len(copy) == 3:
        copy.clear()
print(copy)
for x in {}:
    print("never")
else:
    print("empty")
print([*{"a": 1, "b": 2}], dict(reversed(list({"a": 1, "b": 2}.items()))), max({"a": 3, "b": 9}, key={"a": 3, "b": 9}.get))
