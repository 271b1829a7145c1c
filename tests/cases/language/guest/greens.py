# Greens of every sort, and many of them: what differs by identity, what changes all the time, what nobody can hash.

from sidewinder import JitDriver


class Node:
    def __init__(self, kind, value, then=None):
        self.kind = kind
        self.value = value
        self.then = then


def ring(*values):
    nodes = [Node("add", value) for value in values]
    for node, then in zip(nodes, nodes[1:]):
        node.then = then
    nodes[-1].then = Node("again", None, nodes[0])
    return nodes[0]


tree = JitDriver(greens=["node"], reds=["n", "total"])


def walk(node, n):
    total = 0
    while n:
        tree.jit_merge_point(node=node, n=n, total=total)
        if node.kind == "add":
            total += node.value
        else:
            n -= 1
        node = node.then
    return total


print(walk(ring(1, 2, 3), 100), walk(ring(0.5, 1.5), 100), walk(ring(10**20), 40))

kinds = JitDriver(greens=["a", "b", "c", "d", "e"], reds=["i"])


def many(values, n):
    i = 0
    a, b, c, d, e = values
    while i < n:
        kinds.jit_merge_point(a=a, b=b, c=c, d=d, e=e, i=i)
        i += 1
        kinds.can_enter_jit(a=a, b=b, c=c, d=d, e=e, i=i)
        if i % 50 == 0:
            a = not a
    return i, a, b, c, d, e


print(many((True, None, "text", 1.5, (1, 2)), 260))
print(many((False, b"bytes", [1], {"key": []}, 3 + 4j), 120))

wild = JitDriver(greens=["x"], reds=["i", "out"])


def changing(n):
    out = []
    i = 0
    x = None
    while i < n:
        wild.jit_merge_point(x=x, i=i, out=out)
        x = (i, [i], str(i), i * 0.5)[i % 4]
        out.append(x)
        i += 1
    return out


out = changing(300)
print(len(out), out[:8], out[-4:])
