# What changes in a class all the time is in a cell, functions and objects of the program as well; what becomes a descriptor is taken out.
class Point:
    def __init__(self, x):
        self.x = x


class Holder:
    last = Point(0)

    def step(self, x):
        return x


def add(self, x):
    return x + self.last.x


def run(n, holder):
    total = 0
    for i in range(n):  # jit: body.operations=13 body.guards=4 body.allocations=1 body.residual_calls=0
        Holder.last = Point(i)
        Holder.step = add
        total += holder.step(1)
    return total


holder = Holder()
for i in range(8):
    Holder.last = Point(i)
    Holder.step = add
print(run(3000, holder))
# In mid-loop another function, and a point that is none any more.
Point.__get__ = lambda self, obj, owner: Point(100)
print(run(300, holder))
del Point.__get__
Holder.step = lambda self, x: -x
print(holder.step(1), run(300, holder))
