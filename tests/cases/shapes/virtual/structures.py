# Two objects that know each other go on into the next iteration and are never made. Asked for, they are each other's; then one is of another class.
class Node:
    def __init__(self, value):
        self.value = value
        self.other = self


class Odd(Node):
    pass


def run(n, at):
    kept = []
    last = Node(0)
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        node, twin = Node(last.value + i), Node(last.other.value)
        node.other, twin.other = twin, node
        if i == at:
            kept += [last, last.other, node, twin, node]
            node.other = Odd(i)
        last = node
    return last.value, last.other.value, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        *values, kept = run(n, at)
    print(values)
    for node in kept:
        print(type(node).__name__, node.value, node.other.value, [node.other is other for other in kept])
