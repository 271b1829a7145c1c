# What it costs to allocate an object that dies young.
# times: 60_000_000
class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def run(n):
    kept = [None]
    for i in range(n):
        kept[0] = Point(i, i)
    return kept[0].x


print(run(60_000_000))
