# The attributes of an instance as a dict in each iteration: the dict that it keeps them in since; an attribute more in the middle.
class Box:
    def __init__(self):
        self.value = 1


def run(n, box, total=0):
    for i in range(n):  # jit: body.operations=16 body.guards=6 body.allocations=0 body.residual_calls=0
        attributes = vars(box)
        total += attributes["value"]
        attributes["value"] = i & 3
        total += box.value
        if i == 2900:
            attributes["other"] = box.another = 5
    return total + len(vars(box)) + vars(box).get("other", 0)


print(run(3000, Box()))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Box(), total=2**62 - 90))
