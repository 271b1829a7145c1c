class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def run(n):
    kept = [None]
    one = Point(0, 0)
    other = Point(0, 0)
    for i in range(n):
        point = one if i & 1 else other
        point.x = i
        point.y = i
        kept[0] = point
    return kept[0].x


print(run(60_000_000))
