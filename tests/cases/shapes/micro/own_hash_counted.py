# Keys that are frozen dataclasses are counted in a dict.
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: int
    y: int


# Both look-ups hash the key, which is done once; the key is looked for twice, as `__eq__` runs in between.
def run(n, d):
    for i in range(n):  # jit: body.operations=46 body.guards=13 body.allocations=0 body.residual_calls=3
        p = Point(i % 100, 3)
        d[p] = d.get(p, 0) + 1
    return d


print(run(3000, {Point(i, 3): i for i in range(100)})[Point(5, 3)])
