# Dicts whose oldest and newest entries go and come back: the removed ones before the first are not looked at again.
def cache(n, size):
    kept = {}
    dropped = 0
    for i in range(n):
        key = i * 7919 % 1009
        if key in kept:
            kept[key] = kept.pop(key) + 1
        else:
            kept[key] = 0
        if len(kept) > size:
            oldest = next(iter(kept))
            dropped = (dropped * 31 + oldest + kept.pop(oldest)) % 1000003
    return dropped, list(kept.items())[:5]


print(cache(20000, 400))

state = 11


def below(n):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
    return (state >> 33) % n


def mixed(rounds, size):
    d = {}
    seen = []
    for i in range(rounds):
        c = below(9)
        if c < 3:
            d[below(size)] = i
        elif c == 3 and d:
            del d[next(iter(d))]
        elif c == 4 and d:
            seen.append(d.popitem())
        elif c == 5 and d:
            seen.append(next(iter(d.items())))
        elif c == 6 and d:
            seen.append(next(reversed(d)))
        elif c == 7 and below(12) == 0:
            d.clear()
        elif c == 8:
            d = [d, dict(d), d | {1: 2}, {**d}][below(4)]
        if i % 50 == 0:
            print(len(d), list(d.items())[:12], sum(d.values()))
    return hash(tuple(seen)) % 1000003


print(mixed(2000, 12))
print(mixed(2000, 40))
d = dict.fromkeys(range(20))
for k in range(15):
    del d[next(iter(d))]
while d:
    print(d.popitem(), list(d))
d["again"] = 1
d[3] = 2
print(d, next(iter(d)), list(d))
