# Of two objects in every iteration one is kept in a list: it alone is allocated.


class Pair:
    def __init__(self, a, b):
        self.a = a
        self.b = b


def run(n):
    kept = [None]
    i = 0
    while i < n:  # jit: body.allocations=1
        p = Pair(i, 1)
        q = Pair(p.a, p.b)
        kept[0] = q
        i += 1
    return kept[0].a


print(run(20_000))
