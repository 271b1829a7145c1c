# Going over an object with `__getitem__` runs code of the program: what was read before may be different after.


class Box:
    def __init__(self):
        self.n = 0
        self.items = []


class Squares:
    def __init__(self, box, end):
        self.box, self.end = box, end

    def __getitem__(self, index):
        if index >= self.end:
            raise IndexError(index)
        self.box.n += 1
        self.box.items.append(index)
        return index * index


def seen(box, end):
    total = 0
    for square in Squares(box, end):
        total += box.n * 1000 + len(box.items) + square
    return total


def by_next(box, end):
    total = 0
    it = iter(Squares(box, end))
    while True:
        before = box.n
        if next(it, None) is None:
            return total
        total += box.n - before


for end in (5, 50, 500):
    print(seen(Box(), end), by_next(Box(), end))


class Grows:
    """A sequence that the loop over it makes longer."""

    def __init__(self):
        self.left = [3, 2, 1]

    def __getitem__(self, index):
        return self.left[index]


def grown():
    grows, seen = Grows(), []
    for item in grows:
        seen.append(item)
        if len(grows.left) < 200:
            grows.left.append(item + len(grows.left))
    return sum(seen), len(seen)


print(grown())
