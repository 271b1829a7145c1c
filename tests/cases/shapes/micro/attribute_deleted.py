# An attribute set and deleted again: the object is back where it was; the one of the class that is seen then changes in the middle.
class Box:
    value = 100


def run(n, box, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=6 body.allocations=0 body.residual_calls=0
        box.value = i
        total += box.value
        del box.value
        if i == 2900:
            Box.value = 200
        total += box.value
    return total


print(run(3000, Box()))
print(run(300, Box()))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Box(), total=2**62 - 9000))
