# An attribute set and deleted again, by a call; the one of the class that is seen then changes in the middle.
class Box:
    value = 100


def run(n, box):
    total = 0
    for i in range(n):  # jit: body.operations=25 body.guards=11 body.allocations=0 body.residual_calls=1
        box.value = i
        total += box.value
        del box.value
        if i == 2900:
            Box.value = 200
        total += box.value
    return total


print(run(3000, Box()))
