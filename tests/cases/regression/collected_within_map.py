# A collection that the function of a map asks for: what the map itself holds meanwhile, in no frame that anyone sees, stays.
import gc
import weakref


class Node:
    pass


def collecting(x):
    gc.collect()
    nodes = [Node() for _ in range(3)]
    return x + len(nodes)


def given(n):
    for i in range(n):
        gc.collect()
        yield i


def run(n):
    total = 0
    for x, y in zip(map(collecting, range(n)), filter(collecting, given(n)), strict=True):
        total += x + y
    for i, x in enumerate(map(collecting, given(n))):
        total += i * x
    return total + sum(map(collecting, range(n)))


print(run(40), run(60))
print(sorted([3, 1, 2], key=collecting), min([3, 1], key=collecting))


def dropped(x):
    gc.collect()
    return seen() is None


node = Node()
seen = weakref.ref(node)
for gone in map(dropped, range(2)):
    print(gone)
    node = None
