# An object that nobody keeps is never made.
class Point:
    def __init__(self, x):
        self.x = x


def run(n, keep, total=0):
    kept = []
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        p = Point(i)
        total += p.x
        if i == keep:
            kept.append(p)
    return total, [p.x for p in kept]


print(run(3000, -1))
print(run(300, 250))
# The sum leaves the range of small ints in mid-loop.
print(run(300, -1, total=2**62 - 90))
Point.__init__ = lambda self, x: setattr(self, "x", -x)
print(run(200, 3))
