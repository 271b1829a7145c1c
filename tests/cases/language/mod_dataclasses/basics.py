# A dataclass: init, repr, eq, defaults, factories, replace.
from dataclasses import dataclass, field, fields, replace, is_dataclass


@dataclass
class P:
    "A point."
    x: int
    y: int = 2
    z: list = field(default_factory=list)


p = P(1)
print(p, p == P(1), p == P(2), p != P(1), p == (1, 2, []), P.__doc__, P.__match_args__, [f.name for f in fields(p)], is_dataclass(P), is_dataclass(p), is_dataclass(int))
p.z.append(5)
print(p, P(1).z, replace(p, x=9), P(y=5, x=1), P(1, 2, [3]))
for bad in (lambda: P(), lambda: P(1, 2, 3, 4), lambda: P(q=1), lambda: hash(p), lambda: p < p, lambda: fields(5), lambda: replace(p, q=1)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
match p:
    case P(1, y):
        print("matched", y)


@dataclass
class Node:
    value: int
    next: "Node" = None


n = Node(1)
n.next = n
print(n, P.__init__.__qualname__, P.__annotations__["x"])
total = 0
for i in range(100):
    q = P(i, i * 2)
    total += q.x + q.y + (q == P(i, i * 2))
print(total)
