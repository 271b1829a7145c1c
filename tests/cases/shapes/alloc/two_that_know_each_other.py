# Two objects that point at each other, replaced in every iteration, stay unallocated.


class Node:
    def __init__(self, n):
        self.n = n
        self.peer = None


def run(n):
    total = 0
    i = 0
    while i < n:  # jit: body.allocations=0 body.residual_calls=0
        a = Node(i)
        b = Node(i + 1)
        a.peer = b
        b.peer = a
        total += a.peer.peer.n
        i += 1
    return total


print(run(20_000))
