# The order of a set after keys were popped, added and removed in all ways: CPython pops behind the key that it popped last.
state = 7


def below(n):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
    return (state >> 33) % n


def some(n, most):
    return [below(n) if below(10) < 7 else "s%d" % below(n) for _ in range(below(most))]


def changed(rounds, size, most):
    s = set(some(size, most))
    for _ in range(rounds):
        o = some(size, most)
        c = below(26)
        if c < 5 and s:
            print("pop", s.pop())
        elif c < 9:
            s.add(below(size))
        elif c == 9:
            s.discard(below(size))
        elif c == 10 and below(5) == 0:
            s.clear()
        elif c == 11:
            s.update(o)
        elif c == 12:
            s |= set(o)
        elif c == 13:
            s -= set(o)
        elif c == 14:
            s ^= set(o)
        elif c == 15:
            s.difference_update(o)
        elif c == 16:
            s.symmetric_difference_update(o)
        elif c == 17:
            s.intersection_update(range(size // 2))
        elif c == 18:
            s.symmetric_difference_update(dict.fromkeys(o))
        elif c == 19:
            s = s.difference(dict.fromkeys(o))
        elif c == 20:
            s = s.symmetric_difference(o).difference([below(size)], o)
        elif c == 21:
            s = [s | frozenset(o), s - set(o), s ^ set(o), s & (set(o) | set(range(size))), s.union(o, o)][below(5)]
        elif c == 22:
            s = [s.copy(), set(s), set(frozenset(s)), set(list(s)), {*s, 3}, {x for x in s}][below(6)]
        elif c == 23:
            s -= {1}
        print(c, len(s), tuple(s)[:40])


for _ in range(25):
    changed(30, 90, 20)
changed(60, 3000, 400)


def emptied(n):
    # Each place is passed once.
    s = set(range(n))
    total = 0
    while s:
        total = (total * 3 + s.pop()) % 1000003
    return total


print(emptied(30000))


class Clears:
    def __init__(self, table):
        self.table = table

    def __hash__(self):
        return 0

    def __eq__(self, other):
        self.table.clear()
        return self is other


# Comparing keys empties the dict that is gone over.
table = {}
keys = {Clears(table)}
table.update({Clears({}): None, 0: 1, 5: 2})
keys.symmetric_difference_update(table)
print(len(keys), len(table))
