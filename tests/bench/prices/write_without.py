class Cell:
    def __init__(self):
        self.a = self.b = self.c = self.d = 0
        self.e = 1


def run(n):
    cells = [Cell() for _ in range(16)]
    total = 0
    for i in range(n):
        cell = cells[i & 15]
        total += cell.e
    return total


print(run(60_000_000))
