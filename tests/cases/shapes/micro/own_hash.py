# A key is looked up that is a frozen dataclass: its fields are hashed, and compared with those of the key that is found.
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: int
    y: int


# A key with a hash and an equality of its own: two calls are left, of what hashes the fields and of what looks for that hash.
def run(n, d):
    total = 0
    for i in range(n):  # jit: body.operations=30 body.guards=9 body.allocations=0 body.residual_calls=2
        total += d[Point(i % 100, 3)]
    return total


print(run(3000, {Point(i, 3): i for i in range(100)}))
