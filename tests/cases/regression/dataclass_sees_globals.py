# The methods that a dataclass is given look up globals in the module of the class, when they run.
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: int
    y: int


print(hash(Point(1, 2)) == hash((1, 2)))


def hash(value):
    return 77


print(Point(1, 2).__hash__(), {Point(1, 2): 5}[Point(1, 2)])
print(Point.__hash__.__globals__ is globals())
