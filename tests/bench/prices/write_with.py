# What it costs to write an attribute.
# times: 240_000_000
class Cell:
    def __init__(self):
        self.a = self.b = self.c = self.d = 0
        self.e = 1


def run(n):
    cells = [Cell() for _ in range(16)]
    total = 0
    for i in range(n):
        cell = cells[i & 15]
        cell.a = i
        cell.b = i
        cell.c = i
        cell.d = i
        total += cell.e
    return total


print(run(60_000_000))
