"""Shapes for the import cases."""

ORIGIN = (0, 0)
loads = []
loads.append(__name__)
_hidden = "hidden"


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def moved(self, dx, dy):
        return Point(self.x + dx, self.y + dy)


def distance2(a, b):
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
