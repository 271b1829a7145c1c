# super() is looked up while the loop is recorded.
class Base:
    def get(self):
        return 1


class Other:
    def get(self):
        return 50


class Derived(Base):
    def get(self):
        return super().get() + 1


def run(n, d, total=0):
    for i in range(n):  # jit: body.operations=8 body.guards=4 body.allocations=0 body.residual_calls=0
        total += d.get()
    return total


print(run(3000, Derived()))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Derived(), total=2**62 - 90))
Derived.__bases__ = (Other,)
print(run(200, Derived()))
