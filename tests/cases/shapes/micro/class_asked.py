# What class an object has is known where its layout is: equality of a dataclass makes and calls nothing. In mid-loop there is another class, and one that lies.
from dataclasses import dataclass


@dataclass
class Point:
    x: int
    y: int


@dataclass
class Other:
    x: int
    y: int


class Liar:
    x, y = 2, 2

    @property
    def __class__(self):
        return Point


def run(points, x):
    found = 0
    for p in points:  # jit: body.operations=20 body.guards=8 body.allocations=0 body.residual_calls=0
        if p == Point(x, 2):
            found += 1
        if p.__class__ is Point:
            found += 1000
    return found


some = [Point(n & 3, n & 7) for n in range(3000)]
print(run(some, 2))
changed = [Point(2, 2) for _ in range(300)]
for p in changed[200:]:
    p.__class__ = Other
print(run(some[:300] + [Other(2, 2), Liar(), 2, None, Point] * 30, 2), run(changed, 2))
print(Liar().__class__, (2).__class__, Point.__class__, Point(1, 2) == Point(1.0, 2), Point(1, 2) == Other(1, 2))
