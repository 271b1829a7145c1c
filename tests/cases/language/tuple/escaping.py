# Tuples that stay in the loop, and the one that leaves it: returned, stored, raised, captured, compared by identity.


def returned(n):
    pair = (0, 0)
    for i in range(n):
        pair = (pair[1], i)
        if i == 130:
            return pair
    return pair


print(returned(50), returned(200))


def stored(n):
    kept = {}
    pair = None
    for i in range(n):
        triple = (i, i * i % 10, pair)
        if triple[1] == 4:
            kept[triple[0]] = triple
        pair = triple[:2]
    return len(kept), kept[min(kept)], kept[max(kept)]


print(stored(150))


def raised(n):
    out = []
    for i in range(n):
        t = (i, str(i % 3))
        try:
            if i % 45 == 44:
                raise KeyError(t)
        except KeyError as e:
            out.append(e.args[0])
    return out


print(raised(150))


def identity(n):
    same = different = 0
    last = None
    for i in range(n):
        t = (i % 2, "x")
        u = t if i % 3 else (i % 2, "x")
        same += t is u
        different += t is not u and t == u
        if last is t or last is u:
            same += 1000
        last = t
    return same, different


print(identity(150))


def nested(n):
    t = ()
    deepest = 0
    for i in range(n):
        t = (t, i)
        depth = 0
        u = t
        while u and depth < 3:
            u = u[0]
            depth += 1
        deepest = max(deepest, depth)
        if i % 60 == 59:
            t = ()
    return deepest, t[1]


print(nested(100), nested(130))


def swap_kinds(n):
    t = (1, 2.0)
    for i in range(n):
        a, b = t
        t = (b, a) if i != 100 else (str(a), [b])
        if i > 110:
            t = (len(str(t)), i)
    return t


print(swap_kinds(60), swap_kinds(105), swap_kinds(200))


def as_arguments(*t, **k):
    return t, k


total = 0
for i in range(120):
    t, k = as_arguments(*(i, i + 1), *("ab" if i % 2 else ()), key=(i,))
    total += t[0] + len(t) + k["key"][0]
    if i == 100:
        kept = t, k
print(total, kept)
