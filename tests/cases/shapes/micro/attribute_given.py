# Every body was given floats, so what is read from one is a float and nobody looks. Then one gets something else, in mid-loop and in all ways there are.
from sidewinder import dont_look_inside


def assign(b):
    b.v = 2


def assign_by_name(b):
    setattr(b, "v", 2**70)


def assign_to_object(b):
    object.__setattr__(b, "v", 3)


def open_dict(b):
    vars(b)["v"] = True


def turn(b):
    b.v, b.__class__ = 1.5, Other


def swap(b):
    del b.x
    b.x = 8


def assign_int(b):
    b.x = 5


def grown_node(b):
    b.node.color = 7
    b.node.number = 0.5


def no_node(b):
    b.node = None
    b.node = Node(2**65)


@dont_look_inside
def see(b, i):
    if i == 290:
        act(b)


def move(bodies, n):
    for i in range(n):  # jit: body.operations=33 body.guards=7 body.allocations=0 body.residual_calls=1
        b = bodies[i & 1]
        b.x = b.x + b.v * 0.5
        see(b, i)
        b.x += b.v * b.node.number
    return [(b.x, b.v, b.node.number) for b in bodies]


def fresh(kind):
    return [kind(1.0, 2.0, Node(3)), kind(4.0, 5.0, Node(6))]


acts = [bool, assign, assign_by_name, assign_to_object, open_dict, turn, swap, assign_int, grown_node, no_node]
for act in acts:
    for kind in ("Body", "Slotted"):

        class Node:
            def __init__(self, number):
                self.number = number

        class Body:
            def __init__(self, x, v, node):
                self.x = x
                self.v = v
                self.node = node

        class Other:
            def __init__(self, v, x, node):
                self.x = v
                self.v = x
                self.node = node

            def __repr__(self):
                return "other"

        class Slotted:
            __slots__ = ("x", "v", "node")

            def __init__(self, x, v, node):
                self.x = x
                self.v = v
                self.node = node

        if kind == "Slotted" and act in (open_dict, turn):
            continue
        kind = {"Body": Body, "Slotted": Slotted}[kind]
        bodies, others = fresh(kind), fresh(kind)
        print(act.__name__, move(bodies, 3000 if act is bool else 400), move(others, 280))
        print(move(bodies[::-1], 400), move(others, 400), move([bodies[0], others[1]], 280))


def last_is_another(n):
    # What is stored is looked at: an int among floats, and then again.
    bodies = [Body(1.0, 2.0, Node(1)) for _ in range(4)]
    total = 0
    for i in range(n):
        b = bodies[i & 3]
        b.v = i * 0.5 if i % 97 else i
        total += b.v
    return total


print(last_is_another(90), last_is_another(3000))


class Chain:
    def __init__(self, number, rest):
        self.number = number
        self.rest = rest


def chained(n):
    # The first of them has None where the others have one of them.
    chain = None
    for i in range(n):
        chain = Chain(i, chain)
    total = 0
    while chain is not None:
        total += chain.number
        chain = chain.rest
    return total


print(chained(2000))


class Self:
    def __init__(self, n):
        self.me = self
        self.n = n


def to_itself(n):
    total, s = 0, Self(1)
    for i in range(n):
        total += s.me.me.n
        s = Self(i)
        if i == 1500:
            s.more = 4
    return total


print(to_itself(2000))
