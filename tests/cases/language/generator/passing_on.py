# `yield from` through many generators: what each of them sees of what is sent, thrown, raised and asked in between.
import sys


def leaf(n):
    got = []
    for i in range(n):
        got.append((yield i))
    return got


def outer(depth, n):
    if depth == 0:
        result = yield from leaf(n)
    else:
        result = yield from outer(depth - 1, n)
    return result + [depth]


def use(depth, n):
    g = outer(depth, n)
    out = [next(g)]
    try:
        while True:
            out.append(g.send(out[-1] * 10))
    except StopIteration as stop:
        return out, stop.value


class Trouble(Exception):
    pass


def failing(depth, log):
    if depth == 0:
        yield 1
        yield 2
        raise Trouble("deep")
    try:
        yield from failing(depth - 1, log)
    except Trouble as trouble:
        log.append((depth, str(trouble)))
        if depth == 3:
            yield "caught"
            return
        raise
    finally:
        log.append(depth)


def handling(inner):
    try:
        raise KeyError("outer")
    except KeyError:
        yield from inner


def asks():
    for _ in range(3):
        kind = sys.exc_info()[0]
        yield kind and kind.__name__


def names(depth):
    if depth == 0:
        for _ in range(3):
            frame = sys._getframe()
            seen = []
            while frame is not None and len(seen) < 6:
                seen.append((frame.f_code.co_name, frame.f_lineno))
                frame = frame.f_back
            yield seen
    else:
        yield from names(depth - 1)


def itself(box):
    yield 0
    try:
        next(box[0])
    except ValueError as error:
        yield str(error)
    yield box[0].gi_running


def around(box):
    yield from itself(box)


def again(box):
    yield from around(box)


class Node:
    def __init__(self, low, high):
        middle = (low + high) // 2
        self.value = middle
        self.left = Node(low, middle) if low < middle else None
        self.right = Node(middle + 1, high) if middle + 1 < high else None

    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.value
        if self.right is not None:
            yield from self.right


def traced(depth):
    if depth == 0:
        yield 1
        yield 1 // 0
    else:
        yield from traced(depth - 1)


def main():
    for k in range(200):
        result = use(k % 5, 4)
    print(result)
    for k in range(100):
        log = []
        items = list(failing(6, log))
    print(items, log)
    for k in range(100):
        kinds = list(handling(handling(asks())))
    print(kinds)
    for k in range(100):
        seen = list(names(3))
    print(seen[0], seen[0] == seen[1] == seen[2])
    for k in range(100):
        box = []
        box.append(again(box))
        answers = list(box[0])
    print(answers)
    tree = Node(0, 300)
    total = 0
    for k in range(20):
        for i, value in enumerate(tree):
            total += value * (i & k)
    print(total)
    for k in range(50):
        g = traced(4)
        next(g)
        try:
            next(g)
        except ZeroDivisionError as error:
            lines = []
            traceback = error.__traceback__
            while traceback is not None:
                lines.append((traceback.tb_frame.f_code.co_name, traceback.tb_lineno))
                traceback = traceback.tb_next
        else:
            lines = None
        assert list(g) == []
    print(lines)
    g = outer(5, 3)
    print(next(g), g.send(1))
    try:
        g.throw(Trouble("thrown"))
    except Trouble as trouble:
        print("out:", trouble)
    g = outer(5, 3)
    next(g)
    g.close()
    print(list(g))
    try:
        print(g.send(None))
    except StopIteration as stop:
        print("over", stop.value)


main()
