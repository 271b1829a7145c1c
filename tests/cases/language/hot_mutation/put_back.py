# Attributes that a loop changes and puts back, of two objects that may be one: whoever looks meanwhile sees what is there.
class Box:
    def __init__(self, state):
        self.state = state
        self.seen = 0


def visit(n, a, b, at, total=0):
    for i in range(n):
        before = a.state
        a.state = "busy"
        total += b.state == "busy"
        a.state = before
        total += 2 * (b.state == "idle")
        b.state = "busy"
        total += 4 * (a.state == "idle")
        b.state = "idle"
        if i == at:
            a.state = "odd"
        if i == at + 9:
            b.state = "even"
        if i == at + 20:
            a, b = b, Box("idle")
    return total, a.state, b.state


one, other = Box("idle"), Box("idle")
for a, b in (one, other), (one, one), (other, one), (Box("idle"), Box("busy")):
    print(visit(3000, a, b, 2900), visit(300, a, b, 200))
# The sum leaves the small ints while something is changed.
print(visit(100, one, other, 80, total=2**62 - 120), visit(100, one, one, 80, total=2**62 - 120))


class Refused(Exception):
    pass


def enter(box, i, at):
    if i == at:
        raise Refused(box.state)


def guarded(n, a, b, at):
    kept = []
    for i in range(n):
        a.state = 1
        try:
            enter(b, i, at)
            a.state = 0
        except Refused as error:
            kept.append((error.args, a.state, b.state))
            a.state = 0
        a.seen += b.state
    return kept, a.seen, b.seen


one, other = Box(0), Box(0)
for a, b in (Box(0), Box(0)), (one, one), (one, other), (other, one):
    print(guarded(2000, a, b, 1900), guarded(200, a, b, 150))


class Node:
    def __init__(self):
        self.owner = self
        self.items = [0, 1]


def found(n, node, mine, at):
    total = 0
    for i in range(n):
        mine = node.items
        total += mine[0] + len(mine)
        mine[0] = i & 3
        total += node.items[0] + node.owner.items[1]
        if i == at:
            node.items = [5, "x"[:0] == ""]
        if i == at + 5:
            node.owner = Node()
        if i == at + 9:
            mine.append(7)
    return total, mine


for at in 2900, 2990, 5000:
    node = Node()
    print(found(3000, node, node.items, at), found(300, node, [], 200))
