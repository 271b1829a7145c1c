# A bound method, and the object that it is bound to, go on into the next iteration and are never made. Asked for, they belong to each other; then it is another's.
class Point:
    def __init__(self, x):
        self.x = x
        self.ask = None

    def get(self, n):
        return self.x + n


class Other(Point):
    def get(self, n):
        return self.x - n


def run(n, at):
    kept = []
    total = 0
    last = Point(1).get
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        total += last(1)
        point = Point(i)
        point.ask = point.get
        if i == at:
            kept += [last, point.ask, last]
            point.ask = Other(i).get
        last = point.ask
    return total, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        total, kept = run(n, at)
    print(total)
    for get in kept:
        ask = get.__self__.ask
        print(get(5), ask(5), [get is other for other in kept], [ask is other for other in kept])
