# Objects of one class whose attributes are set in three orders, objects whose attributes are set in one, and objects of two classes. The first object of a class that has more
# attributes than others have as a rule, and later ones.


class Node:
    pass


class Leaf:
    pass


def made(k):
    node = Node()
    if k % 3 == 0:
        node.left = 1
        node.value = k
    elif k % 3 == 1:
        node.value = k
        node.left = 2
    else:
        node.right = 1
        node.value = k
    return node


def filled(node, k):
    node.value = k
    node.left = 2
    return node


def several(nodes):
    total = 0
    for node in nodes:
        total += node.value  # SW105: Compiled for the case that `node` is a `Node` of one layout, but 3 layouts were seen; a side path for others was taken N times.
    return total


def one(nodes):
    total = 0
    for node in nodes:
        total += node.value
    return total


def classes(nodes):
    total = 0
    for node in nodes:
        total += node.value
    return total


class Large:
    pass


def enlarged(large):
    large.a = large.b = large.c = large.d = large.e = 1
    large.value = 2
    return large


def first(larges):
    total = 0
    for large in larges:
        total += large.value  # SW105: Compiled for the case that `large` is a `Large` of one layout, but 2 layouts were seen; a side path for others was taken N times.
    return total


def later(larges):
    total = 0
    for large in larges:
        total += large.value
    return total


print(several([made(k * 7919 >> 3) for k in range(30000)]))
print(one([filled(Node(), k) for k in range(30000)]))
print(classes([filled(Node() if k & 1 else Leaf(), k) for k in range(30000)]))
larges = [enlarged(Large()) for _ in range(3)]
print(first(larges[:2] * 15000), later(larges[1:] * 15000))
