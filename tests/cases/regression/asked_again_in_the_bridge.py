# What a guard asked is known in its bridge the other way round, but not of what the bridge, or somebody it calls, has changed since.


class Cell:
    def __init__(self, items):
        self.items = items
        self.seen = 0


def grow(cell):
    cell.items.append(len(cell.items))


def bounds(cell, n):
    missed = 0
    for i in range(n):
        if i < len(cell.items):
            cell.seen += cell.items[i]
        else:
            missed += 1
            if i % 3:
                grow(cell)
            if i < len(cell.items):
                cell.seen -= 1
    return missed, cell.seen, len(cell.items)


def texts(words, n):
    counts = [0, 0, 0]
    for i in range(n):
        word = words[i % len(words)]
        if word == "a":
            counts[0] += 1
        elif word == "b":
            counts[1] += 1
            if word != "b":
                counts[0] += 100
        else:
            counts[2] += 1
    return counts


def maybe(boxes, n):
    total = 0
    for i in range(n):
        box = boxes[i % len(boxes)]
        if box.inside is None:
            total += 1
            if i % 5 == 0:
                box.inside = i
            if box.inside is not None:
                total += 1000
        else:
            total += box.inside
            if i % 7 == 0:
                box.inside = None
    return total


class Box:
    def __init__(self, inside):
        self.inside = inside


def two(a, b, n):
    hits = 0
    for i in range(n):
        x = a.inside
        b.inside = i
        if x < 900:
            hits += 1
        elif a.inside < 900:
            hits += 10
        else:
            hits += 100
    return hits


def ordered(numbers, n):
    total = 0.0
    for i in range(n):
        x = numbers[i % len(numbers)]
        if x < 1.0:
            total += 1
        elif x >= 1.0:
            total += 10
        else:
            total += 100
    return total


print(bounds(Cell(list(range(500))), 1500))
print(texts(["a", "a", "b", "c", "a"], 3000))
print(maybe([Box(1), Box(None), Box(3)], 3000))
one = Box(0)
print(two(one, one, 2000), two(Box(5), Box(0), 2000), two(Box(950), Box(0), 2000))
print(ordered([0.5, 2.5, float("nan"), 1.0], 3000))
