# A dict gets new keys and loses the last one again and again: who looks for a key that is not there comes to an end.


def last(n, size):
    d = {i: 0 for i in range(size)}
    for i in range(n):
        d[i * 7919 + 100] = i
        if d.popitem() != (i * 7919 + 100, i) or i in d and i >= size:
            return "wrong"
    return len(d), -1 in d, list(d)[-2:]


# Of two new keys one is deleted, and leaves a hole behind the other.
def holes(n, size):
    d = {str(i): 0 for i in range(size)}
    for i in range(n):
        d["a" + str(i)] = i
        d["b" + str(i)] = i
        del d["b" + str(i)]
        if d.popitem() != ("a" + str(i), i):
            return "wrong"
    return len(d), "x" in d, list(d)[-2:]


def emptied(n):
    d, total = {}, 0
    for i in range(n):
        for k in range(i % 40):
            d[k * 977, i] = k
        while len(d) > i % 7:
            total += d.popitem()[1]
        total += d.get((977, i), 5)
    return total, len(d)


for size in 0, 3, 8, 9, 21, 22, 30, 100:
    print(size, last(2000, size), holes(2000, size))
print(emptied(500))
