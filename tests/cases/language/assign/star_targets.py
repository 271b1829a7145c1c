# Starred targets in assignments, for loops, nested patterns, with every kind of iterable.

a, *b = "hello"
*c, d = (1, 2)
e, *f, g = range(10)
*h, = [1, 2]
print(a, b, c, d, e, f, g, h)
(i, *j), k = (1, 2, 3), 4
[l, [*m, n]] = "a", [5, 6, 7]
print(i, j, k, l, m, n)
for first, *rest in [(1, 2, 3), "xy", {4: "a", 5: "b"}, range(3)]:
    print(first, rest, end="; ")
print()
for bad in ("a, *b, c = [1]", "a, *b = []", "*a, b, c = [1]"):
    try:
        if bad.startswith("a, *b, c"):
            a, *b, c = [1]
        elif bad.startswith("a, *b ="):
            a, *b = []
        else:
            *a, b, c = [1]
    except ValueError as error:
        print(error)
x = [1, 2, 3]
x[0], *x[1:] = 9, 8, 7, 6
print(x)


class Box:
    pass


box = Box()
box.head, *box.tail = "abc"
print(box.head, box.tail)
queue = [1, 2, 3]
total = 0
for _ in range(150):
    head, *queue = queue
    total += head
    queue.append((head * 3 + 1) % 17)
    if head % 5 == 0:
        *queue, last = queue
        queue = [last, *queue]
print(total, queue)


def split(values):
    match_head, *middle, tail = values
    return match_head + tail + len(middle)


print(sum([split(range(n)) for n in range(2, 120)]), split((1.5, 2.5)), split([1, 2, 3]))
pairs = [(k, k * 2) for k in range(3)]
print([*pairs, *[(9, 9)]], {**{"a": 1}, **dict(b=2)}, (*pairs[0], *"z"), {*[1, 2], *(2, 3)} == {1, 2, 3})


def fib(n):
    *_, a, b = 0, 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


print(fib(130))
