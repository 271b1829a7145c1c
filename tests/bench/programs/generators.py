# Generators: pipelines of them, trees walked by `yield from`, coroutines that are sent to, and expressions.


def numbers(n):
    state = 12345
    for _ in range(n):
        state = (state * 1103515245 + 12345) % 2147483648
        yield state >> 8


def keep(source, divisor):
    for value in source:
        if value % divisor:
            yield value


def pairs(source):
    previous = None
    for value in source:
        if previous is not None:
            yield previous, value
        previous = value


def take(source, n):
    if n <= 0:
        return
    for value in source:
        yield value
        n -= 1
        if n == 0:
            return


def pipeline(n):
    total = 0
    for left, right in pairs(keep(keep(numbers(n), 3), 5)):
        total += (left ^ right) & 1023
    return total


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


def walk(tree, rounds):
    total = 0
    for k in range(rounds):
        for i, value in enumerate(tree):
            total += value * (i & k)
    return total


def averager():
    count = 0
    total = 0
    value = yield 0
    while value is not None:
        count += 1
        total += value
        value = yield total // count
    return count, total


def averages(n):
    mean = averager()
    next(mean)
    last = 0
    for value in numbers(n):
        last = mean.send(value & 0xFFFF)
    try:
        mean.send(None)
    except StopIteration as stop:
        return last, stop.value


def naturals():
    n = 0
    while True:
        yield n
        n += 1


def squares(n):
    return sum(x * x for x in range(n) if x & 3), sum(1 for x in take(naturals(), n) if x % 7 == 2)


def merge(left, right):
    a = next(left, None)
    b = next(right, None)
    while a is not None and b is not None:
        if a <= b:
            yield a
            a = next(left, None)
        else:
            yield b
            b = next(right, None)
    while a is not None:
        yield a
        a = next(left, None)
    while b is not None:
        yield b
        b = next(right, None)


def multiples(step, n):
    for i in range(n):
        yield i * step


def merged(n):
    total = 0
    for i, value in enumerate(merge(multiples(3, n), multiples(5, n))):
        total = (total + i * value) % 1000003
    return total


def permutations(items):
    if len(items) <= 1:
        yield items
        return
    for i in range(len(items)):
        for rest in permutations(items[:i] + items[i + 1 :]):
            yield [items[i]] + rest


def weight(n):
    total = 0
    for order in permutations(list(range(n))):
        total += order[0] * order[-1]
    return total


def main():
    print(pipeline(2000000))
    print(walk(Node(0, 4000), 100))
    print(averages(1000000))
    print(squares(2000000))
    print(merged(700000))
    print(weight(7))


if __name__ == "__main__":
    main()
