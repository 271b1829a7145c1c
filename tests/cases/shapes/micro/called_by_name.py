# Functions with loops get their parameters bound where they are called: arguments by name, defaults, an instance to begin with.
class Row:
    def __init__(self, length, *, fill=1):
        self.cells = []
        for _ in range(length):
            self.cells.append(fill)


def find(cells, wanted, start=0, *, missing=-1):
    for at in range(start, len(cells)):
        if cells[at] == wanted:
            return at
    return missing


def run(n, total=0):
    global find
    for i in range(n):  # jit: body.operations=26 body.guards=10 body.allocations=1 body.residual_calls=2
        row = Row(3, fill=i & 3)
        total += find(row.cells, wanted=1)
        if i == 2900:
            find = lambda cells, wanted: len(cells)
    return total


print(run(2000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=-(2**62) + 90))
print(run(3000))
try:
    print(run(1), Row())
except TypeError as error:
    print(error)
