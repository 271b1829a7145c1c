# A loop is given other values in each phase, and has a body for some of them. What a body relies on changes while it runs: a method, a global, a class.
STEP = 1


class Whole:
    def __init__(self, n):
        self.n = n

    def on(self, k):
        return Whole(self.n + k * STEP)


class Half:
    def __init__(self, n):
        self.n = n

    def on(self, k):
        return Half(self.n + k * 0.5 * STEP)


class Text:
    def __init__(self, n):
        self.n = str(n)[-6:]

    def on(self, k):
        return Text(self.n + str(k % 10))


def twice(self, k):
    return Half(self.n + 2 * k)


def phases(n, x):
    global STEP
    log = []
    for i in range(n):
        x = x.on(i)
        if i % 100 == 60:
            kind = (Half, Text, Whole, Half)[i // 100 % 4]
            x = kind(i) if i % 300 else None or kind(x.n if kind is Text else i)
        if i == 190:
            STEP = 3
        if i == 285:
            Text.on = lambda self, k: Text(k)
        if i == 430:
            Half.on = twice
        if i == 520:
            x.__class__ = Whole
            x.n = i
        if i == 640:
            STEP = 0.25
        if i % 50 == 49:
            log.append((type(x).__name__, x.n))
    return log


def numbers(n):
    total, kinds = 0, []
    for i in range(n):
        total = total + (i & 7)
        if i % 90 == 70:
            total = (0.5, 1 << 70, 3, 2.5, True)[i // 90 % 5]
        if i % 30 == 29:
            kinds.append((type(total).__name__, total))
    return kinds


def linked(n):
    head, found = None, []
    for i in range(n):
        head = (i, head) if i % 80 < 50 else head and head[1]
        if i % 80 == 79:
            head = [i]
        elif type(head) is list:
            head = (i, None)
        if i % 40 == 39:
            found.append(head if head is None or type(head) is list else head[0])
    return found


def nested(rows):
    best = None
    for row in rows:
        last = None
        for x in row:
            if last is not None and x < last:
                best = x if best is None else best + x
            last = x
        if best is not None and best > 500:
            best = float(best) if type(best) is int else None
    return best


print(phases(800, Whole(1)))
print(phases(300, Half(1)))
print(numbers(700))
print(linked(600))
print(nested([[(i * j) % 13 for j in range(i % 9)] for i in range(300)]))
