# A method and an attribute inherited over two classes are found at once. In the middle the class between gets its own of each, and then the bases are others.
class Base:
    factor = 3

    def get(self):
        return self.factor


class Between(Base):
    pass


class Derived(Between):
    pass


def change(i):
    if i == 2900:
        Between.get = lambda self: self.factor * 10
    elif i == 2930:
        Between.factor = 4
    elif i == 2960:
        Derived.__bases__ = (Base,)


def run(n, one, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += one.get() + one.factor
        if i >= 2900:
            change(i)
    return total


print(run(2900, Derived()))
print(run(300, Derived()))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Derived(), total=2**62 - 90))
print(run(3000, Derived()))
