# The attributes of an instance as a dict, for a moment; somebody keeps it and writes into it in the middle.
class Box:
    def __init__(self):
        self.value = 1


def run(n, box, total=0):
    kept = None
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += box.value
        if i == 2900:
            kept = vars(box)
            kept["value"] = 7
    return total, kept


print(run(2000, Box()))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Box(), total=2**62 - 90))
print(run(3000, Box()))
