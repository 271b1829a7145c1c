# Loops whose variables are captured: cells in hot loops, closures made in every iteration.


def make_all(n):
    made = []
    for i in range(n):
        def get():
            return i

        made.append(get)
    return [f() for f in made[:3]], made[-1]()


print(make_all(120))


def counting(n):
    total = 0

    def add(k):
        nonlocal total
        total += k

    for i in range(n):
        add(i)
        if i % 50 == 49:
            total = float(total)
    return total


print(counting(40), counting(130))


def capture_each(n):
    out = []
    for i in range(n):
        square = i * i
        out.append(lambda k, square=square: square + k)
    return sum([f(i) for i, f in enumerate(out)])


print(capture_each(150))


def accumulator_objects(n):
    class Acc:
        def __init__(self):
            self.calls = 0

        def __call__(self, x):
            nonlocal best
            self.calls += 1
            if x > best:
                best = x
            return self

    best = -1
    a, b = Acc(), Acc()
    for i in range(n):
        (a if i % 3 else b)(i * 37 % 101)
    return a.calls, b.calls, best


print(accumulator_objects(200))


def walk(tree):
    visited = []
    depth = deepest = 0

    def go(node):
        nonlocal depth, deepest
        depth += 1
        deepest = max(depth, deepest)
        visited.append(node[0])
        for child in node[1:]:
            go(child)
        depth -= 1

    go(tree)
    return visited, deepest, depth


print(walk((1, (2, (3,), (4, (5,))), (6,))))


def while_captured():
    n = 0

    def done():
        return n >= 130

    while not done():
        n += 1
    return n


print(while_captured())


def shared_by_two(n):
    value = 1

    def double():
        nonlocal value
        value = value * 2 % 1009

    def read():
        return value

    s = 0
    for i in range(n):
        double()
        s += read()
    return s, value


print(shared_by_two(150))
