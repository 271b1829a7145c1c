# Dicts that keep their size while they are iterated: what is seen is what is seen where storage is remade when CPython does that.
d = dict.fromkeys(range(5))
try:
    for k in d:
        if k == 1: d.pop(k); d[100] = 1
    print('ended', list(d))
except RuntimeError as e: print(e)
def rename(d, n=1):
    seen = []
    try:
        for k in d:
            seen.append(k)
            if k == n: v = d.pop(k); d[k + 100] = v
            if len(seen) > 40: break
    except RuntimeError as e: seen.append(str(e))
    return seen, d
for n in list(range(1, 14)) + [21, 22, 23, 42, 43, 44]:
    print(n, rename(dict.fromkeys(range(n))), rename({k: k for k in range(n)}), rename(dict(zip(range(n), range(n)))), rename({**dict.fromkeys(range(n))}), rename(dict.fromkeys(range(n)).copy()), rename(dict.fromkeys(range(n)), n - 1), rename(dict(dict.fromkeys(range(n)))))
print(rename({1: 2}), rename({1: 2, 2: 3}), rename({1: 2, 2: 3, 3: 4}), rename({1: 2, 2: 3, 3: 4, 4: 5, 5: 6}), rename({1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7}))
d = {1: 2, 2: 3, 3: 4}
out = []
for k in reversed(d):
    out.append(k)
    if len(out) < 9: d.pop(next(iter(d))); d[k + 10] = 1
print(out, d)
