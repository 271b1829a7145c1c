# A float in a slot is deleted and comes back in another slot, in a loop: the trace knows a place by one name only. It stored twice, in either order.
class Mass:
    def __init__(self, x, v):
        self.x = x
        self.v = v

    def move(self, by):
        self.x = (self.x + self.v * by) % 512.0


class Other(Mass):
    pass


def run(masses, n, change):
    for k in range(n):
        mass = masses[(k + 3) % 2]
        mass.move(3)
        change(masses[1])


def delete(mass):
    del mass.x
    mass.x = 3.5


def turn(mass):
    mass.__class__ = Other if type(mass) is Mass else Mass
    mass.x = mass.x + 1.0


def both(mass):
    mass.v, mass.__class__ = mass.x, Other
    del mass.v
    mass.__class__ = Mass
    mass.v = mass.x * 0.5


for change in delete, turn, both:
    for n in 20, 200, 3000:
        masses = [Mass(1.5, 0.25), Mass(-3.0, 2.0)]
        run(masses, n, change)
        print(change.__name__, [(type(m).__name__, m.x, m.v) for m in masses])
