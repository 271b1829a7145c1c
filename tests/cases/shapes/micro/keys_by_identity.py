# An object whose class has neither `__eq__` nor `__hash__` is looked for as an int is, by a call that runs nothing. In mid-loop its class has them.
class Node:
    def __init__(self, number):
        self.number = number


def run(n, nodes, seen, weights, total=0):
    for i in range(n):  # jit: body.operations=23 body.guards=9 body.allocations=0 body.residual_calls=2
        node = nodes[i & 1]
        if node in seen:
            total += weights[node]
    return total


def late(n, nodes):
    seen = set()
    total = 0
    for i in range(n):
        node = nodes[i & 1]
        if node not in seen:
            seen.add(node)
            total += 1
        if i == n // 2:
            Node.__eq__ = lambda self, other: True
            Node.__hash__ = lambda self: 3
    return total


nodes = [Node(0), Node(1)]
weights = {node: node.number for node in nodes}
print(run(3000, nodes, set(nodes), weights), run(300, [1, 2], {1}, {1: 5}), run(300, nodes, {nodes[1]}, weights))
# The sum leaves the range of small ints in mid-loop.
print(run(300, nodes, set(nodes), weights, total=2**62 - 90))
try:
    run(300, nodes, set(nodes), {nodes[0]: 1})
except KeyError as error:
    print(error.args[0] is nodes[1])
print(late(3000, nodes), run(300, nodes, {nodes[0]}, {nodes[0]: 2}))
