# A loop whose number goes up or down: the way that was taken first is the loop's body, the other one a bridge that goes back into it with the number in the object that neither makes. In
# the middle the number is a float, and the object one of another class.
class Level:
    def __init__(self, height):
        self.height = height

    def moved(self, by):
        return Level(self.height + by)


class Rough(Level):
    def moved(self, by):
        return Rough(self.height - by)


def run(n, level, at=-1):
    for i in range(n):  # jit: body.operations=13 body.guards=6 body.allocations=0 body.residual_calls=0
        if i & 4:  # bridge: body.operations=8 body.guards=2 body.allocations=0 body.residual_calls=0
            level = level.moved(-3)
        else:
            level = level.moved(2)
        if i == at:
            level = Rough(0.5)
    return type(level).__name__, level.height


print(run(3000, Level(7)))
print(run(3000, Level(7), 2500))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Level(90 - 2**62)))
