# An object of the program gets a slice that is never allocated, as long as it only looks at it; it keeps one in the middle.
class Numbers:
    def __init__(self):
        self.kept = None

    def __getitem__(self, key):
        if key.start == 2900:
            self.kept = key
        return key.stop - key.start


def run(n, numbers, total=0):
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        total += numbers[i : i + 2]
    return total


numbers = Numbers()
print(run(2000, numbers), numbers.kept)
# The sum leaves the range of small ints in mid-loop.
print(run(300, numbers, total=2**62 - 90))
print(run(3000, numbers), numbers.kept)
