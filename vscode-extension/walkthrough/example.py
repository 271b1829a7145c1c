"""The example of the walkthrough: two loops that make objects. Analyse it, and read the hints."""


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def moved(self, dx, dy):
        return Point(self.x + dx, self.y + dy)


def walk(steps):
    """Makes a Point in every step, and none of them is allocated: they never leave the loop."""
    at = Point(0, 0)
    for i in range(steps):
        at = at.moved(i & 3, 1)
    return at.x + at.y


def keep(steps):
    """Keeps each Point in a list, so that each must be allocated. Keep `.x` of it instead, and none is."""
    points = []
    for i in range(steps):
        points.append(Point(i, i))
    return len(points)


if __name__ == "__main__":
    print(walk(100_000_000))
    print(keep(2_000_000))
