# The inner loop is compiled where its iterator was there before. From then on it is made anew for it: another body has it in parts, and the outer loop makes nothing. Then the
# tuple is a longer one, a list, a string, and an iterator that lives on.
def run(n, items):
    total = 0
    for i in range(n):
        if i == 2:
            items = (1, 2, 3)
        elif i == 4000:
            items = (4, 5, 6, 7)
        elif i == 4500:
            items = [i, 2.5]
        elif i == 5000:
            items = "ab"
        elif i == 5500:
            items = iter(range(10_000))
        for x in items:  # jit: body.allocations=0
            if x == 700:
                break
            total += len(x) if i >= 5000 and i < 5500 else x
    return total, next(items, None) if n > 5500 else None


for n in (3999, 4400, 4900, 5400, 5501, 5600):
    print(run(n, (1, 2, 3) * 3000))


# An object that the outer loop makes for the inner one is kept where the inner one asks for it, and is another one each time.
class Cell:
    def __init__(self, number):
        self.number = number


def cells(n, kept):
    total = 0
    for i in range(n):
        cell = Cell(i)
        k = 0
        while k < 4:  # jit: body.allocations=0
            total += cell.number
            if total % 1009 == 7:
                kept.append(cell)
                cell.number = -cell.number
            k += 1
    return total


kept = []
print(cells(6000, kept))
print(len(kept), len({id(cell) for cell in kept}), sum(cell.number for cell in kept))
